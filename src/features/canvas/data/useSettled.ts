import { store as coreStore, type CachedResolvers } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';

/** However much is still being fetched, the canvas is shown after this many milliseconds. */
const CAP = 10000;
/** Requests follow from one another: quiet for this many milliseconds counts as the end of them. */
const QUIET = 100;

/** What is fetched for controls and permissions: nothing on the canvas looks different for it. */
const UNSEEN: ReadonlySet< string > = new Set( [
	'canUser',
	'getBlockPatternCategories',
	'getBlockPatterns',
	'getUserPatternCategories',
] );

/** Whether the records that the canvas is made of have arrived; once true it stays so. */
export function useSettled(): boolean {
	const [ isSettled, setSettled ] = useState( false );
	const isFetching = useSelect(
		( select ) =>
			// Nothing is looked at while the user types.
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
		const quiet = setTimeout( () => setSettled( true ), QUIET );
		return () => clearTimeout( quiet );
	}, [ isFetching ] );
	return isSettled;
}

/** @param resolvers The state of each resolver of the store, by the arguments it was called with. */
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

/** What every navigation block lists for its controls: classic menus, and template parts as overlays. */
const isToChooseFrom = ( [ kind, name ]: readonly unknown[] ): boolean =>
	( kind === 'root' && name === 'menu' ) ||
	( kind === 'postType' && name === 'wp_template_part' );
