/** The signs of BattleLore on shared parts: what is paid and gained. */
import type { Signs } from '../../lib/signs';

const signs: Signs = { amounts: { lore: 'star-swirl', treasure: 'coins-pile', experience: 'laurels' } };
export default signs;
