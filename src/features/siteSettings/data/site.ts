import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, useDispatch, useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import { stringOr, type UnknownRecord } from '@/kernel/guards';
import { toAppError } from '@/platform/failure';
import type { Loading } from '@/ui/useLoad';
import type { SETTINGS } from '../model/site';
import { parseSite, type SiteSettings } from '../model/site';
import { ARGS } from '../model/siteRecord';

const KIND = [ 'root' ] as const;
const KEY = [ ...ARGS, undefined ] as const;

/** The site's settings with the user's edits. */
export function useSite(): Loading< SiteSettings > {
	const { saved, edits, isResolved, error } = useSelect( ( fromStore ) => {
		const core = fromStore( coreStore );
		return {
			saved: core.getEntityRecord( ...ARGS ),
			edits: core.getEntityRecordEdits( ...ARGS ),
			isResolved: core.hasFinishedResolution( 'getEntityRecord', ARGS ),
			error:
				core.getResolutionError( 'getEntityRecord', ARGS ) ??
				core.getResolutionError( 'getEntitiesConfig', KIND ),
		};
	}, [] );
	const { invalidateResolution } = useDispatch( coreStore );
	return useMemo( () => {
		const retry = () => {
			// core-data requests the entity's config before the settings, and keeps either failure.
			void invalidateResolution( 'getEntitiesConfig', KIND );
			void invalidateResolution( 'getEntityRecord', ARGS );
		};
		if ( saved ) {
			const value = decoded( parseSite( { ...saved, ...edits } ) );
			return { status: 'ready', value, retry };
		}
		if ( error ) {
			return { status: 'failed', error: toAppError( error ), retry };
		}
		return isResolved
			? { status: 'failed', error: { code: 'missing' }, retry }
			: { status: 'loading', retry };
	}, [ saved, edits, isResolved, error, invalidateResolution ] );
}

/** WordPress stores these texts with HTML entities, and undo restores them encoded. */
const decoded = ( site: SiteSettings ): SiteSettings => ( {
	...site,
	title: decodeEntities( site.title ),
	tagline: decodeEntities( site.tagline ),
} );

/** The pause in typing that ends an undo level, in milliseconds. */
const PAUSE = 1000;

let typed: {
	readonly name: string;
	readonly value: string | number;
	readonly at: number;
} | null = null;

/** Edits some settings, as one undo level. */
export function editSite( edits: UnknownRecord ): void {
	typed = null;
	void dispatch( coreStore ).editEntityRecord( ...KEY, edits );
}

/** Edits a setting during typing: edits without a pause share one undo level. */
export function typeSite(
	name: ( typeof SETTINGS )[ 'title' | 'tagline' | 'postsPerPage' ],
	value: string | number
): void {
	const core = select( coreStore );
	const now = performance.now();
	const edits = core.getEntityRecordEdits( ...ARGS ) ?? {};
	const isMore =
		typed?.name === name &&
		now - typed.at < PAUSE &&
		edits[ name ] === typed.value &&
		! core.hasRedo();
	typed = { name, value, at: now };
	const saved = core.getEntityRecord( ...ARGS )?.[ name ];
	void dispatch( coreStore ).editEntityRecord(
		...KEY,
		// Text that equals the decoded stored text isn't an edit.
		{
			[ name ]:
				value === decodeEntities( stringOr( saved ) ) ? saved : value,
		},
		{ isCached: isMore }
	);
}
