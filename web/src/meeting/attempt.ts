/** Something the server is asked to do: what goes wrong is told in a toast. */
import { ApiError } from '../lib/connection/api';
import { toast } from '../lib/screen/toast.svelte';
import { t } from '../lib/words.svelte';

export async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    toast({ title: t('meet-failed'), text: error instanceof ApiError && error.text ? error.text : t('trouble-unreachable'), tone: 'refused' });
    return undefined;
  }
}
