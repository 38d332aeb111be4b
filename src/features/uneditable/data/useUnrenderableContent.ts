import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { contentProblem, type ContentProblem } from '@/kernel/contentProblem';
import type { DocumentRef } from '@/features/documents/index.model';
import { recordArgs, standInText } from '@/features/documents/index.records';

/** A document's edited code that can't be parsed into blocks, and the reason. */
export interface UnrenderableContent {
	readonly text: string;
	readonly problem: ContentProblem;
}

/** The edited code of a document if it can't be shown as blocks; else null. */
export function useUnrenderableContent( {
	type,
	id,
}: DocumentRef ): UnrenderableContent | null {
	const text = useSelect(
		( select ) => {
			const edited = select( coreStore ).getEditedEntityRecord(
				...recordArgs( { kind: 'postType', name: type, id } )
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
