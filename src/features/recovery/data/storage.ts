import { boot } from '../../../platform/boot';
import { encryptedStorage } from './encryptedStorage';
import { hasCrypto } from './encryption';
import type { JournalStorage } from './journalStorage';
import { tabStorage } from './tabStorage';

/** Nothing that can be read without the user's key outlives the tab. */
export const storage = (): JournalStorage =>
	hasCrypto() && boot().journalKey !== '' ? encryptedStorage : tabStorage;
