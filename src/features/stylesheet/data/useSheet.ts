import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import type { SiteSheet } from '../model/sheet';
import {
	withoutInvalidValues,
	withSoundPresets,
	type Tree,
} from '../../globalStyles/index.model';
import { siteStyles, type SiteStyles } from '../../globalStyles/index.records';
import { useSignal } from '../../../ui/useSignal';
import { engine, sheetOf } from './sheet';
import { inShownState, shownState } from './shownState';
import { shownInstead, stylesWith } from './shownStyles';

/** How long styles have to stay as they are before previews out of sight follow, in milliseconds. */
const REST = 300;

/**
 * The CSS of the styles as they are now; null as long as they are what the server sent with the page.
 *
 * @param isOutOfSight Whether there is time: no one sees it yet.
 */
export function useSheet( isOutOfSight: boolean ): SiteSheet | null {
	const own = useOnceChanged( asTheyAre );
	const other = useSignal( shownInstead );
	const state = useSignal( shownState );
	const real = own && other ? stylesWith( own, other ) : own;
	const now = real && inShownState( real, state );
	const rested = useRested( now, isOutOfSight );
	const styles = isOutOfSight ? rested : now;
	return styles && sheetOf( styles );
}

/** The settings of the styles, once they have been changed and have come to rest; null before. */
export const useChangedSettings = (): Tree | null =>
	useRested( useOnceChanged( settingsOf ), true );

const asTheyAre = ( styles: SiteStyles ): SiteStyles => styles;

/**
 * They stay the same while only styles are changed. The block editor fails where a list of presets has
 * something else in it.
 */
const settingsOf = ( { merged }: SiteStyles ): Tree =>
	withSoundPresets( withoutInvalidValues( merged ) ).settings;

/** Something of the styles, once they are others than the page came with; null before. */
function useOnceChanged< Part >(
	read: ( styles: SiteStyles ) => Part
): Part | null {
	const isChanged = useSignal( engine ) !== null;
	return useSelect(
		( select ) => {
			const styles = isChanged ? siteStyles( select ) : null;
			return styles && read( styles );
		},
		[ isChanged, read ]
	);
}

function useRested< Value >( now: Value, isWanted: boolean ): Value {
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
