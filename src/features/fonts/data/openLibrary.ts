import { createSignal } from '../../../kernel/signal';

/** The tabs at which other rooms can open the library. */
export type LibraryEntry = 'installed-fonts' | 'upload-fonts';

/** The tab at which the font library was opened; null while it is closed. Any screen can open it. */
export const openedLibrary = createSignal< LibraryEntry | null >( null );
