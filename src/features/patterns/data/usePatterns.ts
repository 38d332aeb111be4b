import { store as coreStore } from '@wordpress/core-data';
import { select, useDispatch, useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import type { UnknownRecord } from '../../../kernel/guards';
import type { Load } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import {
	allowsMethod,
	parseAuthor,
	removalOf,
	titleOf,
	type ListQuery,
} from '../../documents/records';
import {
	parseOwn,
	parsePart,
	type Pattern,
	type PatternReaders,
} from '../model/pattern';
import { useRegisteredPatterns } from './registered';
import { useUserCategories } from './userCategories';

/** One page of the list, as long as REST allows; one after the other they would take as long as all together. */
const ownPage = ( page: number ): ListQuery => [
	'postType',
	'wp_block',
	{
		per_page: 100,
		page,
		orderby: 'id',
		order: 'asc',
		// Without the content, which is most of it and is rendered by the server for previews. The sync
		// status is read out of the meta, and is empty without it.
		_fields:
			'id,type,slug,status,title,excerpt,modified,wp_pattern_category,wp_pattern_sync_status,meta,_links',
	},
];

/** All pages that there are, as far as that is known. */
const ownPages = ( core: TotalPages ): readonly ListQuery[] =>
	Array.from(
		{
			length: Math.max(
				1,
				core.getEntityRecordsTotalPages( ...ownPage( 1 ) ) ?? 1
			),
		},
		( _nothing, at ) => ownPage( at + 1 )
	);

interface TotalPages {
	getEntityRecordsTotalPages( ...list: ListQuery ): number | null;
}

/** Where the user's own patterns are listed. */
export const ownLists = (): readonly ListQuery[] =>
	ownPages( select( coreStore ) );

const partsLists = (): readonly ListQuery[] => [ PARTS_LIST ];

/** As the command palette asks for them. */
export const PARTS_LIST: ListQuery = [
	'postType',
	'wp_template_part',
	{ per_page: -1 },
];

const READERS: PatternReaders = {
	readText: decodeEntities,
	readTitle: titleOf,
	readAuthor: ( record ) => parseAuthor( record, decodeEntities ),
	readRemoval: removalOf,
	allows: allowsMethod,
};

type ListLoad = Load< readonly Pattern[] > & { readonly retry: () => void };

/** The user's own patterns, then those that theme and plugins registered. */
export function usePatterns(): ListLoad {
	const own = useRecords( ownPages );
	const registered = useRegisteredPatterns();
	const categories = useUserCategories();
	const slugs = useMemo(
		() =>
			new Map(
				categories.status === 'ready'
					? categories.value.map( ( { id, slug } ) => [ id, slug ] )
					: []
			),
		[ categories ]
	);
	const isLoading =
		registered.status === 'loading' || categories.status === 'loading';
	return useMemo( () => {
		if ( own.status !== 'ready' ) {
			return own;
		}
		if ( isLoading ) {
			return { status: 'loading', retry: own.retry };
		}
		return {
			status: 'ready',
			value: [
				...own.value
					.map( ( record ) => parseOwn( record, slugs, READERS ) )
					.filter( ( pattern ) => pattern !== null ),
				// Who may not read these still has patterns of their own.
				...( registered.status === 'ready' ? registered.value : [] ),
			],
			retry: own.retry,
		};
	}, [ own, registered, slugs, isLoading ] );
}

/** Every template part of the theme. */
export function useParts(): ListLoad {
	const records = useRecords( partsLists );
	return useMemo(
		() =>
			records.status === 'ready'
				? {
						...records,
						value: records.value
							.map( ( record ) => parsePart( record, READERS ) )
							.filter( ( part ) => part !== null ),
					}
				: records,
		[ records ]
	);
}

/** The records of some lists, once all of them have come. */
function useRecords(
	listsIn: ( core: TotalPages ) => readonly ListQuery[]
): Load< readonly UnknownRecord[] > & { readonly retry: () => void } {
	// Flat, so that it counts as the same while nothing in it has changed.
	const pages = useSelect(
		( from ) => {
			const core = from( coreStore );
			return listsIn( core ).map( ( list ) => {
				const records = core.getEntityRecords( ...list );
				// Core-data takes a page that it has not asked for yet for an empty one.
				return records?.length === 0 &&
					! core.hasFinishedResolution( 'getEntityRecords', list )
					? null
					: records;
			} );
		},
		[ listsIn ]
	);
	const { isResolved, error } = useSelect(
		( from ) => {
			const core = from( coreStore );
			const lists = listsIn( core );
			return {
				isResolved: lists.every( ( list ) =>
					core.hasFinishedResolution( 'getEntityRecords', list )
				),
				error: lists
					.map( ( list ) =>
						core.getResolutionError( 'getEntityRecords', list )
					)
					.find( Boolean ),
			};
		},
		[ listsIn ]
	);
	const { invalidateResolution } = useDispatch( coreStore );
	return useMemo( () => {
		const retry = () => {
			for ( const list of listsIn( select( coreStore ) ) ) {
				void invalidateResolution( 'getEntityRecords', list );
			}
		};
		const records = pages.filter( ( page ) => page !== null );
		if ( records.length === pages.length ) {
			return { status: 'ready', value: records.flat(), retry };
		}
		if ( error ) {
			return { status: 'failed', error: toAppError( error ), retry };
		}
		// 7.1 keeps the reason of a failure to itself: a list that has come is never null.
		return isResolved
			? { status: 'failed', error: { code: 'server' }, retry }
			: { status: 'loading', retry };
	}, [ listsIn, pages, isResolved, error, invalidateResolution ] );
}
