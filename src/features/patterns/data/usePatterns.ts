import { decodeEntities } from '@wordpress/html-entities';
import { useEffect, useMemo } from '@wordpress/element';
import type { UnknownRecord } from '@/kernel/guards';
import { useAfterSaving } from '@/features/saving';
import {
	readList,
	refetches,
	removalHere,
	useRecordList,
	type ListLoad,
	type ListQuery,
} from '@/features/documents';
import {
	allowsMethod,
	parseAuthor,
	titleOf,
} from '@/features/documents/index.model';
import {
	parseOwn,
	parsePart,
	type Pattern,
	type PatternReaders,
} from '../model/pattern';
import { useSignal } from '@/ui/useSignal';
import {
	fetchOwnPatterns,
	invalidateOwnPatterns,
	ownPatterns,
	refetchOwnPatterns,
} from './ownPatterns';
import { useRegisteredPatterns } from './registered';

/** The same query as the command palette's. */
export const PARTS: ListQuery = [
	'postType',
	'wp_template_part',
	{ per_page: -1 },
];

const READERS: PatternReaders = {
	readText: decodeEntities,
	readTitle: titleOf,
	readAuthor: ( record ) => parseAuthor( record, decodeEntities ),
	readRemoval: removalHere,
	allows: allowsMethod,
};

const retryOwn = () => void refetchOwnPatterns();

/** The patterns that users have made. */
export function useOwnPatterns(): ListLoad< Pattern > {
	const own = useSignal( ownPatterns );
	useFreshness();
	return useMemo(
		() => ( {
			...( own.status === 'ready'
				? { ...own, value: parsedOwn( own.value ) }
				: own ),
			retry: retryOwn,
		} ),
		[ own ]
	);
}

/** User patterns, then those registered by the theme and plugins. */
export function usePatterns(): ListLoad< Pattern > {
	const own = useOwnPatterns();
	const registered = useRegisteredPatterns();
	return useMemo( () => {
		if ( own.status !== 'ready' ) {
			return own;
		}
		if ( registered.status === 'loading' ) {
			return { status: 'loading', retry: retryOwn };
		}
		return {
			...own,
			value: [
				...own.value,
				// A user who may not read these still has patterns of their own.
				...( registered.status === 'ready' ? registered.value : [] ),
			],
		};
	}, [ own, registered ] );
}

/** Refetches the list of user patterns whenever it may have changed. */
function useFreshness(): void {
	useAfterSaving( retryOwn );
	useEffect( () => {
		void fetchOwnPatterns();
		const stop = refetches.subscribe( retryOwn );
		return () => {
			stop();
			// Changes on other screens must show when the list opens again.
			invalidateOwnPatterns();
		};
	}, [] );
}

/** Parsed once for all components. */
const parsed = new WeakMap< readonly UnknownRecord[], readonly Pattern[] >();

function parsedOwn( records: readonly UnknownRecord[] ): readonly Pattern[] {
	const known = parsed.get( records );
	if ( known ) {
		return known;
	}
	const patterns = records
		.map( ( record ) => parseOwn( record, READERS ) )
		.filter( ( pattern ) => pattern !== null );
	parsed.set( records, patterns );
	return patterns;
}

/** All template parts of the theme. */
export function useParts(): ListLoad< Pattern > {
	const load = useRecordList( PARTS );
	return useMemo(
		() => readList( load, ( record ) => parsePart( record, READERS ) ),
		[ load ]
	);
}
