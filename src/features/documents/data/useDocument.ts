import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Load } from '@/kernel/result';
import { toAppError } from '@/platform/failure';
import type { DocumentRef, EntityRecord } from '../model/document';
import type { ChangedRecord } from '../model/changedRecord';

/** A record, and a way to retry after an error. */
export type RecordLoad = Load< EntityRecord > & { readonly retry: () => void };

/**
 * A full document from the server, without its edits.
 *
 * Only for the editor stage: WordPress 7.1 parses a post's blocks once, when its record arrives. A record that arrives
 * before block types are registered stays empty.
 */
export const useDocument = ( document: DocumentRef ): RecordLoad =>
	useRecord( document, WHOLE );

/** The summary of a document, without its content; usable before the block editor has loaded. */
export const useDocumentSummary = ( document: DocumentRef ): RecordLoad =>
	useRecord( document, SUMMARY );

/** core-data stores a record under the ID in the type that was requested: posts use numbers. */
export const recordId = ( id: string ): string | number =>
	/^\d+$/.test( id ) ? Number( id ) : id;

/** The arguments for core-data's selectors and actions on a record. */
export const recordArgs = ( {
	kind,
	name,
	id,
}: Pick< ChangedRecord, 'kind' | 'name' | 'id' > ) =>
	[ kind, name, id === undefined ? undefined : recordId( id ) ] as const;

type Query = Readonly< Record< string, string > > | undefined;

const WHOLE: Query = undefined;
const SUMMARY: Query = {
	_fields:
		'id,type,slug,status,title,description,excerpt,area,link,atelier_own_screen',
};

function useRecord( { type, id }: DocumentRef, query: Query ): RecordLoad {
	const { record, isResolved, error } = useSelect(
		( select ) => {
			const core = select( coreStore );
			const args = argsFor( type, id, query );
			return {
				record: core.getEntityRecord( ...args ),
				isResolved: core.hasFinishedResolution(
					'getEntityRecord',
					args
				),
				error: core.getResolutionError( 'getEntityRecord', args ),
			};
		},
		[ type, id, query ]
	);
	const { invalidateResolution } = useDispatch( coreStore );

	return useMemo( () => {
		const retry = () =>
			void invalidateResolution(
				'getEntityRecord',
				argsFor( type, id, query )
			);
		if ( error ) {
			return { status: 'failed', error: toAppError( error ), retry };
		}
		if ( record ) {
			// The responses of a few types lack `type`; the code below needs it.
			const value = { type, ...record } as EntityRecord;
			return { status: 'ready', value, retry };
		}
		return isResolved
			? { status: 'failed', error: { code: 'missing' }, retry }
			: { status: 'loading', retry };
	}, [ record, isResolved, error, type, id, query, invalidateResolution ] );
}

/** The arguments of core-data's selector; an undefined one would count as another query. */
const argsFor = (
	type: string,
	id: string,
	query: Query
): [ string, string, string | number, Query? ] =>
	query === undefined
		? [ 'postType', type, recordId( id ) ]
		: [ 'postType', type, recordId( id ), query ];
