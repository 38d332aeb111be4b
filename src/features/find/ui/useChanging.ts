import { useState } from '@wordpress/element';
import { ok, type AppError, type Result } from '@/kernel/result';
import {
	createSiteDraft,
	deleteSiteDraft,
} from '@/features/siteDrafts/index.records';
import type { Outcome, Steps } from '../data/replacing';
import type { Done } from './ReplaceOutcome';
import type { Target } from '@/features/saving/index.records';

export type ChangingState =
	| { readonly status: 'idle' }
	/** `count` documents are done. */
	| { readonly status: 'running'; readonly count: number }
	| { readonly status: 'failed'; readonly error: AppError }
	| { readonly status: 'done'; readonly done: Done };

/** Changes of several documents. */
export interface Changes {
	/** The title of a site draft with them. */
	readonly title: string;
	readonly asEdits: ( steps: Steps ) => Promise< Outcome >;
	readonly inDraft: ( draft: number, steps: Steps ) => Promise< Outcome >;
}

/** Changing documents, in a new site draft or as unsaved edits, which can be started and stopped. */
export function useChanging() {
	const [ state, setState ] = useState< ChangingState >( {
		status: 'idle',
	} );
	const [ abort, setAbort ] = useState< AbortController | null >( null );
	const start = async (
		target: Target,
		prepare: () => Promise< Result< Changes > >
	) => {
		const controller = new AbortController();
		setAbort( controller );
		setState( { status: 'running', count: 0 } );
		const done = await change( target, prepare, {
			onDone: () => setState( oneMore ),
			signal: controller.signal,
		} );
		setState(
			done.ok
				? { status: 'done', done: done.value }
				: { status: 'failed', error: done.error }
		);
	};
	return { state, start, stop: () => abort?.abort() };
}

async function change(
	target: Target,
	prepare: () => Promise< Result< Changes > >,
	steps: Steps
): Promise< Result< Done > > {
	const changes = await prepare();
	if ( ! changes.ok ) {
		return changes;
	}
	const { title, asEdits, inDraft } = changes.value;
	if ( target === 'edits' ) {
		return ok( { ...( await asEdits( steps ) ), draft: null } );
	}
	const draft = await createSiteDraft( title );
	if ( ! draft.ok ) {
		return draft;
	}
	const outcome = await inDraft( draft.value.id, steps );
	const isKept =
		outcome.done > 0 ||
		! ( await deleteSiteDraft( draft.value.id, EMPTY ) ).ok;
	return ok( { ...outcome, draft: isKept ? draft.value : null } );
}

/** How a draft without changes was seen: it isn't deleted if somebody has saved into it. */
const EMPTY = { changes: [], isPublished: false };

const oneMore = ( before: ChangingState ): ChangingState =>
	before.status === 'running'
		? { ...before, count: before.count + 1 }
		: before;
