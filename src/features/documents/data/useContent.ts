import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { isRecord, rawText } from '../../../kernel/guards';
import type { AppError, Load } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import type { DocumentRef } from '../model/document';
import { safeEdits } from './blocksOf';
import { fetchNow, routeOf, routeOfRecord } from './route';
import { contentOf } from './strippedCode';
import { recordId } from './useDocument';

/** Blocks as text, with the user's edits, and a way to ask for them again where that failed. */
export type ContentLoad = Load< string > & { readonly retry: () => void };

/**
 * What a document is made of, with the edits made to it; safe before the block editor is there.
 *
 * @param document One that has a number.
 */
export function useContent( { type, id }: DocumentRef ): ContentLoad {
	const [ error, setError ] = useState< AppError | null >( null );
	const [ attempt, setAttempt ] = useState( 0 );
	const isReceived = useSelect(
		( fromStore ) =>
			fromStore( coreStore ).hasFinishedResolution(
				'getEntityRecord',
				entityOf( { type, id } )
			),
		[ type, id ]
	);
	useEffect( () => {
		if ( isReceived ) {
			return undefined;
		}
		let isCurrent = true;
		setError( null );
		void receive( { type, id } ).then( ( failure ) => {
			if ( isCurrent ) {
				setError( failure );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ type, id, isReceived, attempt ] );
	const content = useSelect(
		( fromStore ) => {
			const core = fromStore( coreStore );
			// Otherwise asking would have core-data fetch it; see `receive`.
			return isReceived &&
				core.getRawEntityRecord( ...entityOf( { type, id } ) )
				? contentOf( core, entityOf( { type, id } ) )
				: null;
		},
		[ type, id, isReceived ]
	);
	const retry = useCallback(
		() => setAttempt( ( before ) => before + 1 ),
		[]
	);
	return useMemo( () => {
		if ( content !== null ) {
			return { status: 'ready', value: content, retry };
		}
		if ( error ) {
			return { status: 'failed', error, retry };
		}
		return isReceived
			? { status: 'failed', error: { code: 'missing' }, retry }
			: { status: 'loading', retry };
	}, [ content, error, isReceived, retry ] );
}

/** Gives a document other blocks, as text. An edit that can be undone, and that reaches the server when it is saved. */
export function editContent( document: DocumentRef, content: string ): void {
	// The canvas keeps the blocks that it has made of the text; it makes them again where there are none.
	void dispatch( coreStore ).editEntityRecord(
		...entityOf( document ),
		safeEdits( { content, blocks: undefined } )
	);
}

/** What became of a document on the server since it was fetched. */
type Elsewhere = 'same' | 'updated' | 'conflict';

/**
 * Looks whether someone else has saved a document in the meantime, and takes that over. Where the user has
 * changed it too, nothing is taken over: one of the two would be lost.
 */
export async function refreshContent(
	document: DocumentRef
): Promise< Elsewhere > {
	const core = select( coreStore );
	const key = entityOf( document );
	const known = core.getRawEntityRecord( ...key )?.content;
	const route = routeOf( document.type );
	const record =
		route === undefined
			? null
			: await fetchNow( `${ route }/${ document.id }` ).catch(
					() => null
				);
	if ( ! isRecord( record ) ) {
		return 'same';
	}
	const theirs = rawText( record.content );
	const isOurs =
		theirs === known ||
		// It was being saved from here when we asked, or has been since: then the answer may be older than what is here.
		core.getRawEntityRecord( ...key )?.content !== known ||
		theirs === contentOf( core, key );
	if ( isOurs ) {
		return 'same';
	}
	const edits = core.getEntityRecordEdits( ...key ) ?? {};
	if ( 'content' in edits || 'blocks' in edits ) {
		return 'conflict';
	}
	void dispatch( coreStore ).receiveEntityRecords(
		'postType',
		document.type,
		[ record ]
	);
	return 'updated';
}

const entityOf = ( { type, id }: DocumentRef ) =>
	[ 'postType', type, recordId( id ) ] as const;

/** What core-data would fetch the record for. */
const READERS = [
	'getEntityRecord',
	'getRawEntityRecord',
	'getEditedEntityRecord',
] as const;

/**
 * Fetches a whole record for core-data. Not by core-data itself: WordPress 7.1 would parse its blocks
 * when it arrives, and keep the empty list that comes of it where no block types are registered yet.
 */
export async function receive(
	document: DocumentRef
): Promise< AppError | null > {
	try {
		const route = await routeOfRecord( {
			kind: 'postType',
			name: document.type,
			id: document.id,
		} );
		if ( route === undefined ) {
			return { code: 'missing' };
		}
		// One that came along with the page does.
		const record = await apiFetch( { path: `${ route }?context=edit` } );
		if ( ! isRecord( record ) ) {
			return { code: 'malformed' };
		}
		const core = dispatch( coreStore );
		void core.receiveEntityRecords( 'postType', document.type, [ record ] );
		for ( const reader of READERS ) {
			void core.finishResolution( reader, entityOf( document ) );
		}
		return null;
	} catch ( raw ) {
		return toAppError( raw );
	}
}
