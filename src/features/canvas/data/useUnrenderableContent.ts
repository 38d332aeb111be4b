import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import {
	contentProblem,
	type ContentProblem,
} from '../../../kernel/contentProblem';
import type { DocumentRef } from '../../documents/index.model';
import { recordKey, standInText } from '../../documents/index.records';

/** A document's edited code where no blocks can be made of it, and why. */
export interface UnrenderableContent {
	readonly text: string;
	readonly problem: ContentProblem;
}

/** What a document has been edited to where that cannot be shown as blocks; null where it can. */
export function useUnrenderableContent( {
	type,
	id,
}: DocumentRef ): UnrenderableContent | null {
	const text = useSelect(
		( select ) => {
			const edited = select( coreStore ).getEditedEntityRecord(
				...recordKey( { kind: 'postType', name: type, id } )
			);
			return edited ? standInText( edited.blocks ) : null;
		},
		[ type, id ]
	);
	return useMemo( () => {
		const problem = text === null ? null : contentProblem( text );
		return text !== null && problem ? { text, problem } : null;
	}, [ text ] );
}
