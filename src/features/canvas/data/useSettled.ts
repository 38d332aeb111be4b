import { store as coreStore, type CachedResolvers } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { untilIdle } from '@/platform/idle';

/** The canvas is shown after this many milliseconds even if requests are still running. */
const CAP = 10000;
/**
 * Requests follow each other: after this many milliseconds without one, and once what the last one brought has been rendered, they
 * count as finished.
 */
const QUIET = 16;
/** The longest wait for that, in milliseconds. */
const LONGEST = 100;

/** Data for controls and permissions, which doesn't affect the canvas. */
const UNSEEN: ReadonlySet< string > = new Set( [
	'canUser',
	'getBlockPatternCategories',
	'getBlockPatterns',
	'getUserPatternCategories',
] );

/** Whether the records for the canvas have loaded; stays true. */
export function useSettled(): boolean {
	const [ isSettled, setSettled ] = useState( false );
	const isFetching = useSelect(
		( select ) =>
			// Nothing runs while the user types.
			! isSettled &&
			isFetchingContent( select( coreStore ).getCachedResolvers() ),
		[ isSettled ]
	);
	useEffect( () => {
		const cap = setTimeout( () => setSettled( true ), CAP );
		return () => clearTimeout( cap );
	}, [] );
	useEffect( () => {
		if ( isFetching ) {
			return undefined;
		}
		let isQuiet = true;
		const quiet = setTimeout( () => {
			void untilIdle( LONGEST ).then( () => {
				if ( isQuiet ) {
					setSettled( true );
				}
			} );
		}, QUIET );
		return () => {
			isQuiet = false;
			clearTimeout( quiet );
		};
	}, [ isFetching ] );
	return isSettled;
}

/** @param resolvers The status of each resolver of the store by its arguments. */
function isFetchingContent( resolvers: CachedResolvers ): boolean {
	let isFetching = false;
	for ( const [ name, calls ] of Object.entries( resolvers ) ) {
		if ( ! UNSEEN.has( name ) ) {
			calls.forEach( ( resolution, args ) => {
				isFetching ||=
					resolution?.status === 'resolving' &&
					! ( name === 'getEntityRecords' && isToChooseFrom( args ) );
			} );
		}
	}
	return isFetching;
}

/** Every navigation block lists these for its controls: classic menus, and template parts as overlays. */
const isToChooseFrom = ( [ kind, name ]: readonly unknown[] ): boolean =>
	( kind === 'root' && name === 'menu' ) ||
	( kind === 'postType' && name === 'wp_template_part' );
