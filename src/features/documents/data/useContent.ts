import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { isRecord, rawText } from '@/kernel/guards';
import type { AppError, Load } from '@/kernel/result';
import { toAppError } from '@/platform/failure';
import type { DocumentRef } from '../model/document';
import { safeEdits } from './blocksOf';
import { noteReplaced } from './keepStored';
import { fetchNow, routeOf, routeOfRecord } from './route';
import { contentOf } from './strippedCode';
import { recordId } from './useDocument';

/** Serialized blocks with the user's edits, and a way to retry after an error. */
export type ContentLoad = Load< string > & { readonly retry: () => void };

/**
 * The content of a document with its edits; usable before the block editor has loaded.
 *
 * @param document A document with a numeric ID.
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
			// Otherwise the selector would make core-data fetch the record; see `receive`.
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

/**
 * Replaces the serialized blocks of a document. An edit: it can be undone, and reaches the server with the next save.
 */
export function editContent( document: DocumentRef, content: string ): void {
	noteReplaced( document, content );
	// The canvas caches parsed blocks; it parses the content if there are none.
	void dispatch( coreStore ).editEntityRecord(
		...entityOf( document ),
		safeEdits( { content, blocks: undefined } )
	);
}

/** The status of a document on the server since it was fetched. */
type Elsewhere = 'same' | 'updated' | 'conflict';

/**
 * Fetches a document and loads another person's version. If the user has changed it too, nothing is loaded: one of the
 * versions would be lost.
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
		// The record was being saved at the time of the request, or has been since: the response may be older.
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

/** Selectors that make core-data fetch the record. */
const READERS = [
	'getEntityRecord',
	'getRawEntityRecord',
	'getEditedEntityRecord',
] as const;

/**
 * Fetches a full record into core-data. Not with core-data's resolver: WordPress 7.1 parses the blocks on arrival, and
 * would cache an empty list if block types aren't registered yet.
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
		// The preloaded response has this path.
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
