import { ok } from '@/kernel/result';
import { replaceAsEdits, replaceInDraft, type Steps } from '../data/replacing';
import { searchFor } from '../data/searchFor';
import type { FindForm } from '../model/form';
import { chosenCount, type FoundDocument } from '../model/found';
import { replaceLabels } from './replaceLabels';
import { useChanging } from './useChanging';
import type { Target } from '@/features/saving/index.records';

interface Wanted {
	readonly form: FindForm;
	readonly to: string;
	readonly documents: readonly FoundDocument[];
	readonly leftOut: ReadonlySet< string >;
	readonly target: Target;
}

/** Replacing in documents that can be started and stopped. */
export function useReplacing() {
	const { state, start, stop } = useChanging();
	return {
		state,
		stop,
		start: ( { form, to, target, leftOut, ...found }: Wanted ) =>
			start( target, async () => {
				const search = await searchFor( form, to );
				if ( ! search.ok ) {
					return search;
				}
				const documents = found.documents.filter(
					( document ) => chosenCount( document, leftOut ) > 0
				);
				const replacement = ( steps: Steps ) => ( {
					...steps,
					search: search.value,
					leftOut,
				} );
				return ok( {
					title: replaceLabels( form, to ).draft( form ),
					asEdits: ( steps: Steps ) =>
						replaceAsEdits( documents, replacement( steps ) ),
					inDraft: ( draft: number, steps: Steps ) =>
						replaceInDraft(
							documents,
							draft,
							replacement( steps )
						),
				} );
			} ),
	};
}
