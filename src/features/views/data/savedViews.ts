import { dispatch } from '@wordpress/data';
import { useCallback, useEffect, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { createAnswers } from '@/kernel/answers';
import { once } from '@/kernel/once';
import type { AppError, Load, Result } from '@/kernel/result';
import { createSignal } from '@/kernel/signal';
import { messageFor } from '@/ui/messages';
import { removeKnowingly, type RemovalOutcome } from '@/features/documents';
import { parseSavedView, type SavedView } from '../model/savedView';
import { useAnswer } from '@/ui/useAnswer';
import { createAutosave } from './autosave';
import { forgetArranged } from './arranged';
import {
	acceptTheirs,
	acceptTitle,
	baseOn,
	baseVersion,
	deleteView,
	fetchViews,
	postView,
	putView,
} from './requests';
import { keepUnsent, unsentByPages } from './unsent';

type ViewsLoad = Load< readonly SavedView[] >;

/** The views of each type whose list has been opened. */
const views = createAnswers( { request: fetchViews, limit: 100 } );

/** The views of a type, oldest first. */
export function useSavedViews(
	type: string,
	isWanted = true
): ViewsLoad & { readonly retry: () => void } {
	const load = useAnswer( views, type, isWanted );
	const isListed = load.status === 'ready';
	useEffect( () => {
		if ( isListed ) {
			resume( type );
		}
	}, [ type, isListed ] );
	const retry = useCallback( () => void views.reload( type ), [ type ] );
	return useMemo( () => ( { ...load, retry } ), [ load, retry ] );
}

const put = ( type: string, id: string, part: Partial< SavedView > ) =>
	views.change( type, ( known ) =>
		known.map( ( view ) =>
			view.id === id ? { ...view, ...part } : view
		)
	);

/** Creates a view. */
export async function createView(
	type: string,
	title: string,
	settings: string
): Promise< Result< SavedView > > {
	const result = await postView( type, { title, settings } );
	if ( result.ok ) {
		views.change( type, ( known ) => [ ...known, result.value ] );
	}
	return result;
}

/** Renames a view. */
export async function renameView(
	type: string,
	id: string,
	title: string
): Promise< Result< void > > {
	const result = await putView( id, { title } );
	if ( result.ok ) {
		put( type, id, { title } );
	} else {
		const theirs = acceptTitle( id );
		if ( theirs !== null ) {
			put( type, id, { title: theirs } );
		}
	}
	return result;
}

const viewOf = ( type: string, id: string ): SavedView | undefined =>
	views.known( type )?.find( ( view ) => view.id === id );

/**
 * Permanently deletes a view and its pending changes, unless someone has changed it in the meantime and the user wants
 * to check first.
 *
 * @return The outcome, and the deleted view.
 */
export async function removeView(
	type: string,
	view: SavedView
): Promise< { readonly fate: RemovalOutcome; readonly removed: SavedView } > {
	let removed = view;
	const [ fate = 'kept' ] = await removeKnowingly( [ view ], {
		removal: 'delete',
		send: ( { id }, version ) => deleteView( id, version ),
		onChanged: ( _view, { record } ) => {
			removed = parseSavedView( record ) ?? removed;
		},
	} );
	if ( fate !== 'kept' && fate.ok ) {
		autosave.forget( view.id );
		views.change( type, ( known ) =>
			known.filter( ( { id } ) => id !== view.id )
		);
	}
	return { fate, removed };
}

const noticeOf = ( id: string ) => `atelier-view-${ id }`;

/** Stored versions of views with pending settings, by id. */
const sentBefore = new Map<
	string,
	SavedView & { readonly type: string; readonly version: string }
>();

/** Whether the journal keeps what isn't sent. */
let isJournaled = false;

/** Incremented each time pending settings change. */
const waitingChanges = createSignal( 0 );

const autosave = createAutosave( {
	send: async ( id, settings, { isLeaving } ) => {
		const result = await putView( id, { settings }, isLeaving );
		if ( result.ok ) {
			void dispatch( noticesStore ).removeNotice( noticeOf( id ) );
		}
		return result;
	},
	onFailed: tellFailed,
	onWaiting: ( id ) => {
		keepForNextPage( id );
		waitingChanges.set( waitingChanges.get() + 1 );
	},
} );

/** Saves the settings of a view soon; the list shows them at once. */
export function changeSettings( type: string, id: string, settings: string ) {
	watchLeaving();
	rememberSent( type, id );
	put( type, id, { settings } );
	autosave.change( id, settings );
}

function rememberSent( type: string, id: string ) {
	const view = viewOf( type, id );
	if ( view && ! autosave.waiting().has( id ) ) {
		sentBefore.set( id, { ...view, type, version: baseVersion( id ) } );
	}
}

/** Settings that the server does not have yet, each with the stored view. */
export const unsentSettings = () =>
	[ ...autosave.waiting() ].flatMap( ( [ id, settings ] ) => {
		const before = sentBefore.get( id );
		return before ? [ { before, settings } ] : [];
	} );

/** The journal keeps them from then on, which is encrypted. */
export function onUnsentSettings( listener: () => void ): () => void {
	isJournaled = true;
	const stop = waitingChanges.subscribe( listener );
	for ( const id of autosave.waiting().keys() ) {
		keepUnsent( id, null );
		listener();
	}
	return stop;
}

function keepForNextPage( id: string ): void {
	const settings = autosave.waiting().get( id );
	const before = sentBefore.get( id );
	if ( settings === undefined || ! before ) {
		keepUnsent( id, null );
	} else if ( ! isJournaled ) {
		const { type, version } = before;
		keepUnsent( id, { type, settings, version } );
	}
}

/** Sends what earlier pages couldn't. If somebody else has changed a view since, the user is asked as always. */
function resume( type: string ): void {
	for ( const [ id, unsent ] of Object.entries( unsentByPages() ) ) {
		if ( unsent.type !== type || autosave.waiting().has( id ) ) {
			continue;
		}
		const view = viewOf( type, id );
		if ( ! view || view.settings === unsent.settings ) {
			keepUnsent( id, null );
			continue;
		}
		baseOn( id, unsent.version );
		changeSettings( type, id, unsent.settings );
	}
}

/** Saves the settings of a view now. */
export async function storeSettings(
	type: string,
	id: string,
	settings: string
): Promise< Result< void > > {
	const result = await putView( id, { settings } );
	if ( result.ok ) {
		put( type, id, { settings } );
	}
	return result;
}

/** A user who leaves the page doesn't wait for the pause. */
const watchLeaving = once( () => {
	window.addEventListener( 'pagehide', () =>
		autosave.flush( { isLeaving: true } )
	);
	document.addEventListener( 'visibilitychange', () => {
		// Mobile browsers may end hidden pages without another event.
		if ( document.visibilityState === 'hidden' ) {
			autosave.flush( { isLeaving: true } );
		}
	} );
} );

function tellFailed( id: string, error: AppError ) {
	const type = sentBefore.get( id )?.type;
	if ( error.code === 'conflict' && type !== undefined ) {
		tellConflict( type, id, error );
		return;
	}
	void dispatch( noticesStore ).createErrorNotice(
		sprintf(
			/* translators: %s: error message. */
			__( 'Your changes to this view haven’t been saved. %s', 'atelier' ),
			messageFor( error )
		),
		{
			id: noticeOf( id ),
			actions: [
				{
					label: __( 'Try again', 'atelier' ),
					onClick: () => autosave.flush(),
				},
			],
		}
	);
}

/** Someone else has changed the same view: the user decides which version to keep. */
function tellConflict( type: string, id: string, error: AppError ) {
	void dispatch( noticesStore ).createErrorNotice(
		sprintf(
			/* translators: %s: who changed the view, and when. */
			__( '%s Your changes to this view haven’t been saved.', 'atelier' ),
			messageFor( error )
		),
		{
			id: noticeOf( id ),
			actions: [
				{
					label: __( 'Save your version', 'atelier' ),
					onClick: () => {
						const theirs = acceptTheirs( id );
						autosave.flush();
						if ( theirs ) {
							say(
								id,
								__(
									'The view was saved with your version.',
									'atelier'
								),
								__( 'Restore the replaced version', 'atelier' ),
								() => bring( type, id, theirs.settings )
							);
						}
					},
				},
				{
					label: __( 'Use the saved version', 'atelier' ),
					onClick: () => takeTheirs( type, id ),
				},
			],
		}
	);
}

function takeTheirs( type: string, id: string ) {
	const mine = viewOf( type, id )?.settings;
	const theirs = acceptTheirs( id );
	if ( ! theirs ) {
		return;
	}
	autosave.forget( id );
	forgetArranged( id );
	put( type, id, theirs );
	say(
		id,
		__( 'The view now shows the saved version.', 'atelier' ),
		__( 'Undo', 'atelier' ),
		() => mine !== undefined && bring( type, id, mine )
	);
}

/** Applies former settings to a view, and saves them. */
function bring( type: string, id: string, settings: string ) {
	forgetArranged( id );
	changeSettings( type, id, settings );
}

function say( id: string, words: string, label: string, onClick: () => void ) {
	void dispatch( noticesStore ).removeNotice( noticeOf( id ) );
	void dispatch( noticesStore ).createSuccessNotice( words, {
		type: 'snackbar',
		actions: [ { label, onClick } ],
	} );
}
