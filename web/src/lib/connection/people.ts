/** What is asked of the server about oneself. A browser is signed in by a cookie that no script can read. */
import type { Me, PasskeyRequest, PastGames, SignedIn } from '../protocol';
import { call } from './api';

const part = encodeURIComponent;

export const whoAmI = async () => (await call<SignedIn>('/me')).me;

export const become = (name: string, languages: readonly string[]) =>
  call<SignedIn>('/me', { method: 'POST', body: { name, languages } });

export const changeMe = (change: Partial<Pick<Me, 'name' | 'shield' | 'languages'>>) =>
  call<Me>('/me', { method: 'PATCH', body: change });

export const forgetMe = () => call<unknown>('/me', { method: 'DELETE' });
export const signOut = () => call<unknown>('/me/session', { method: 'DELETE' });
export const signOutEverywhere = () => call<unknown>('/me/devices', { method: 'DELETE' });
export const signOutDevice = (id: string) => call<unknown>(`/me/devices/${part(id)}`, { method: 'DELETE' });

export const newRecovery = async () => (await call<{ secret: string }>('/me/recovery', { method: 'POST' })).secret;
export const dropRecovery = () => call<unknown>('/me/recovery', { method: 'DELETE' });
export const signInByLink = (secret: string) => call<SignedIn>('/sign-in/link', { method: 'POST', body: { secret } });
export const dropPasskey = (id: string) => call<unknown>(`/me/passkeys/${part(id)}`, { method: 'DELETE' });

export const history = (lang: string) => call<PastGames>('/me/history', { query: { lang } });

export interface RoomKeys {
  room: string;
  keys: string[];
}
/** Seats and halls belong to whoever is signed in, as the keys prove. */
export const bringKeys = (rooms: RoomKeys[], halls: string[]) =>
  call<{ rooms: string[] }>('/me/keys', { method: 'POST', body: { rooms, halls } });

export const kept = () => call<Record<string, string>>('/me/kept');
export const keep = (name: string, text: string) => call<unknown>(`/me/kept/${part(name)}`, { method: 'PUT', text });

/** Bytes as the server writes them. */
export function encoded(data: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function decoded(text: string): ArrayBuffer {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0)).buffer;
}

/** Whether a passkey can be had here: a browser that knows them, on a page with a name of its own. */
export function canHavePasskeys(): boolean {
  const named = !/^\[|^[\d.]+$/.test(location.hostname);
  return typeof PublicKeyCredential !== 'undefined' && isSecureContext && named;
}

/** Has the browser make a passkey; null where the reader thinks better of it. */
export async function makePasskey(): Promise<Me | null> {
  const asked = await call<PasskeyRequest>('/me/passkeys/request', { method: 'POST' });
  const name = asked.name || 'Banneret';
  const made = await unlessGivenUp(
    navigator.credentials.create({
      publicKey: {
        challenge: decoded(asked.challenge),
        rp: { id: asked.place, name: 'Banneret' },
        user: { id: decoded(asked.user), name, displayName: name },
        pubKeyCredParams: asked.algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
        excludeCredentials: asked.known.map((id) => ({ id: decoded(id), type: 'public-key' as const })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        attestation: 'none',
      },
    }),
  );
  if (!made) return null;
  const answer = made.response as AuthenticatorAttestationResponse;
  const body = { id: made.id, client_data: encoded(answer.clientDataJSON), attestation: encoded(answer.attestationObject) };
  return call<Me>('/me/passkeys', { method: 'POST', body });
}

/** Signs in with a passkey of this browser; null where the reader thinks better of it. */
export async function signInByPasskey(): Promise<Me | null> {
  const asked = await call<PasskeyRequest>('/sign-in/request', { method: 'POST' });
  const used = await unlessGivenUp(
    navigator.credentials.get({ publicKey: { challenge: decoded(asked.challenge), rpId: asked.place, userVerification: 'preferred' } }),
  );
  if (!used) return null;
  const answer = used.response as AuthenticatorAssertionResponse;
  const body = {
    id: used.id,
    client_data: encoded(answer.clientDataJSON),
    authenticator_data: encoded(answer.authenticatorData),
    signature: encoded(answer.signature),
  };
  return (await call<SignedIn>('/sign-in/passkey', { method: 'POST', body })).me;
}

async function unlessGivenUp(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)) return null;
    throw error;
  }
}
