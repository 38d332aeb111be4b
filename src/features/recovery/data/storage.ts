import { boot } from '@/platform/boot';
import { encryptedStorage } from './encryptedStorage';
import { hasCrypto } from './encryption';
import type { JournalStorage } from './journalStorage';
import { tabStorage } from './tabStorage';

/** Entries outlive the tab only if they can be encrypted with the user's key. */
export const storage = (): JournalStorage =>
	hasCrypto() && boot().journalKey !== '' ? encryptedStorage : tabStorage;
