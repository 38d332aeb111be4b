import { createSignal } from '../../../kernel/signal';

/** The tabs that others may open the library at. */
export type LibraryEntry = 'installed-fonts' | 'upload-fonts';

/** Where the font library has been opened; null while it is closed. Any screen may open it. */
export const openedLibrary = createSignal< LibraryEntry | null >( null );
