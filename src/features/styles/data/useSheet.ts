import { useSelect } from '@wordpress/data';
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';
import type { SiteSheet } from '../model/sheet';
import type { Tree } from '../model/tree';
import { siteStyles, type SiteStyles } from './record';
import { engine, sheetOf } from './sheet';
import { shownInstead, stylesWith } from './shownStyles';

/** How long styles have to stay as they are before what is out of sight follows, in milliseconds. */
const REST = 300;

/**
 * The CSS of the styles as they are now; null as long as they are what the server sent with the page.
 *
 * @param isOutOfSight Whether there is time: nobody sees it yet.
 */
export function useSheet( isOutOfSight: boolean ): SiteSheet | null {
	const own = useChangedStyles();
	const other = useSyncExternalStore(
		shownInstead.subscribe,
		shownInstead.get
	);
	const now = own && other ? stylesWith( own, other ) : own;
	const rested = useRested( now, isOutOfSight );
	const styles = isOutOfSight ? rested : now;
	return styles && sheetOf( styles );
}

/** The settings of the styles, once they have been changed and have come to rest; null before. */
export function useChangedSettings(): Tree | null {
	return useRested( useChangedStyles(), true )?.merged.settings ?? null;
}

/** The styles, once they are others than the page came with; null before. */
function useChangedStyles(): SiteStyles | null {
	const isChanged =
		useSyncExternalStore( engine.subscribe, engine.get ) !== null;
	return useSelect(
		( select ) => ( isChanged ? siteStyles( select ) : null ),
		[ isChanged ]
	);
}

function useRested(
	now: SiteStyles | null,
	isWanted: boolean
): SiteStyles | null {
	const [ rested, setRested ] = useState( now );
	useEffect( () => {
		if ( ! isWanted ) {
			return undefined;
		}
		const waiting = setTimeout( () => setRested( now ), REST );
		return () => clearTimeout( waiting );
	}, [ now, isWanted ] );
	return rested;
}
