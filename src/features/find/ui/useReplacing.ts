import { useState } from '@wordpress/element';
import type { AppError } from '../../../kernel/result';
import { createSiteDraft } from '../../siteDrafts/index.records';
import { replaceAsEdits, replaceInDraft } from '../data/replacing';
import { searchFor } from '../data/searchFor';
import type { FindForm } from '../model/form';
import { chosenCount, type FoundDocument } from '../model/found';
import type { Done } from './ReplaceOutcome';
import { wordsFor } from './replaceLabels';

/** Where the changes go. */
export type Target = 'draft' | 'edits';

export type ReplacingState =
	| { readonly status: 'idle' }
	/** `count` documents are done. */
	| { readonly status: 'running'; readonly count: number }
	| { readonly status: 'failed'; readonly error: AppError }
	| { readonly status: 'done'; readonly done: Done };

interface Wanted {
	readonly form: FindForm;
	readonly to: string;
	readonly documents: readonly FoundDocument[];
	readonly leftOut: ReadonlySet< string >;
	readonly target: Target;
}

/** Replacing in documents that can be started and stopped. */
export function useReplacing() {
	const [ state, setState ] = useState< ReplacingState >( {
		status: 'idle',
	} );
	const [ abort, setAbort ] = useState< AbortController | null >( null );
	const fail = ( error: AppError ) => setState( { status: 'failed', error } );
	const start = async ( { form, to, target, ...found }: Wanted ) => {
		const controller = new AbortController();
		setAbort( controller );
		setState( { status: 'running', count: 0 } );
		const search = await searchFor( form, to );
		if ( ! search.ok ) {
			fail( search.error );
			return;
		}
		const documents = found.documents.filter(
			( document ) => chosenCount( document, found.leftOut ) > 0
		);
		const replacement = {
			search: search.value,
			leftOut: found.leftOut,
			onDone: () => setState( oneMore ),
			signal: controller.signal,
		};
		if ( target === 'edits' ) {
			const outcome = await replaceAsEdits( documents, replacement );
			setState( { status: 'done', done: { ...outcome, draft: null } } );
			return;
		}
		const draft = await createSiteDraft(
			wordsFor( form, to ).draft( form )
		);
		if ( ! draft.ok ) {
			fail( draft.error );
			return;
		}
		const { id, title } = draft.value;
		const outcome = await replaceInDraft( documents, id, replacement );
		setState( {
			status: 'done',
			done: { ...outcome, draft: { id, title } },
		} );
	};
	return { state, start, stop: () => abort?.abort() };
}

const oneMore = ( before: ReplacingState ): ReplacingState =>
	before.status === 'running'
		? { ...before, count: before.count + 1 }
		: before;
