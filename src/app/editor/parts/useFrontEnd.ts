import type { FrontEnd } from '@/features/canvas/index.model';
import {
	addressOf,
	useSeenPost,
} from '@/features/documentSettings/index.editor';
import {
	isDesignType,
	type DocumentRef,
	type EntityRecord,
} from '@/features/documents/index.model';
import { openPreview } from '@/features/publishing/index.records';

/** The front end of the open document: of a design, that of the post out of which it was opened. */
export function useFrontEnd(
	document: DocumentRef,
	post: EntityRecord,
	isFromAnother: boolean
): FrontEnd {
	const seen = useSeenPost( document, isFromAnother );
	const link = addressOf( post );
	return {
		link,
		preview:
			link || isDesignType( document.type )
				? () => void openPreview( document, seen )
				: null,
	};
}
