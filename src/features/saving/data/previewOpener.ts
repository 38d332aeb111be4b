import type { DocumentRef } from '@/features/documents/index.model';

/** Opens the front end with everything that is unsaved: a document, or the site where it is null. */
type PreviewOpener = ( document: DocumentRef | null ) => void;

let opener: PreviewOpener = () => undefined;

/** Registers the function that opens previews: its room is above this one. */
export const setPreviewOpener = ( open: PreviewOpener ): void => {
	opener = open;
};

/** Only in a click handler: otherwise browsers block the tab. */
export const previewUnsaved: PreviewOpener = ( document ) => opener( document );
