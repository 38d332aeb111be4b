import { createSignal } from '@/kernel/signal';
import type { FontSource } from '../model/family';

/** A family of the site. */
export interface LibraryPosition {
	readonly source: FontSource;
	readonly slug: string;
}

/** Where other rooms can open the library. */
export interface LibraryEntry {
	readonly tab: 'installed-fonts' | 'upload-fonts';
	/** The installed family that is open at first; absent for their list. */
	readonly position?: LibraryPosition;
}

/** Where the font library was opened; null while it is closed. Any screen can open it. */
export const openedLibrary = createSignal< LibraryEntry | null >( null );
