import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
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

/** Without the content, which is most of it and is rendered by the server for previews. */
export const OWN_LIST: ListQuery = [
	'postType',
	'wp_block',
	{
		per_page: -1,
		_fields:
			// The sync status is read out of the meta, and is empty without it.
			'id,type,slug,status,title,excerpt,modified,wp_pattern_category,wp_pattern_sync_status,meta,_links',
	},
];

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
	const own = useRecords( OWN_LIST );
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
	const records = useRecords( PARTS_LIST );
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

function useRecords(
	list: ListQuery
): Load< readonly UnknownRecord[] > & { readonly retry: () => void } {
	const { records, isResolved, error } = useSelect(
		( select ) => {
			const core = select( coreStore );
			return {
				records: core.getEntityRecords( ...list ),
				isResolved: core.hasFinishedResolution(
					'getEntityRecords',
					list
				),
				error: core.getResolutionError( 'getEntityRecords', list ),
			};
		},
		[ list ]
	);
	const { invalidateResolution } = useDispatch( coreStore );
	return useMemo( () => {
		const retry = () =>
			void invalidateResolution( 'getEntityRecords', list );
		if ( records ) {
			return { status: 'ready', value: records, retry };
		}
		if ( error ) {
			return { status: 'failed', error: toAppError( error ), retry };
		}
		// 7.1 keeps the reason of a failure to itself: a list that has come is never null.
		return isResolved
			? { status: 'failed', error: { code: 'server' }, retry }
			: { status: 'loading', retry };
	}, [ list, records, isResolved, error, invalidateResolution ] );
}
