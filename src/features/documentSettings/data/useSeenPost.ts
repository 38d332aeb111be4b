import { useEffect } from '@wordpress/element';
import {
	isDesignType,
	type DocumentRef,
} from '@/features/documents/index.model';

let last = 0;

/**
 * The post from which a template, a part or a pattern was opened; 0 for none.
 *
 * @param document
 * @param isFromAnother Whether the document was opened out of another one.
 */
export function useSeenPost(
	document: DocumentRef,
	isFromAnother: boolean
): number {
	const isDesign = isDesignType( document.type );
	useEffect( () => {
		if ( ! isDesign ) {
			last = Number( document.id );
		} else if ( ! isFromAnother ) {
			last = 0;
		}
	}, [ document.id, isDesign, isFromAnother ] );
	return isDesign && isFromAnother ? last : 0;
}
