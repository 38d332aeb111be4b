import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Load } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import type { DocumentRef, EntityRecord } from '../model/document';
import type { ChangedRecord } from '../model/changedRecord';

/** A record, and a way to ask for it again where that failed. */
export type RecordLoad = Load< EntityRecord > & { readonly retry: () => void };

/**
 * A whole document from the server, without the edits made to it since.
 *
 * Only for the editor stage: WordPress 7.1 parses the blocks of a post once, when its record
 * arrives. A record that comes before the block types are registered is empty from then on.
 */
export const useDocument = ( document: DocumentRef ): RecordLoad =>
	useRecord( document, WHOLE );

/** What there is to say about a document, without its content; safe before the block editor is there. */
export const useDocumentSummary = ( document: DocumentRef ): RecordLoad =>
	useRecord( document, SUMMARY );

/** Core-data keeps a record under the id exactly as it was asked for: posts are asked for by number. */
export const recordId = ( id: string ): string | number =>
	/^\d+$/.test( id ) ? Number( id ) : id;

/** What core-data's selectors and actions take to name a record. */
export const recordKey = ( {
	kind,
	name,
	id,
}: Pick< ChangedRecord, 'kind' | 'name' | 'id' > ) =>
	[ kind, name, id === undefined ? undefined : recordId( id ) ] as const;

type Query = Readonly< Record< string, string > > | undefined;

const WHOLE: Query = undefined;
const SUMMARY: Query = {
	_fields: 'id,type,slug,status,title,description,excerpt,area,link',
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
			// `type` is missing in a few types' answers; everything below needs it.
			const value = { type, ...record } as EntityRecord;
			return { status: 'ready', value, retry };
		}
		return isResolved
			? { status: 'failed', error: { code: 'missing' }, retry }
			: { status: 'loading', retry };
	}, [ record, isResolved, error, type, id, query, invalidateResolution ] );
}

/** The arguments of core-data's selector; one that is undefined would count as another request. */
const argsFor = (
	type: string,
	id: string,
	query: Query
): [ string, string, string | number, Query? ] =>
	query === undefined
		? [ 'postType', type, recordId( id ) ]
		: [ 'postType', type, recordId( id ), query ];
