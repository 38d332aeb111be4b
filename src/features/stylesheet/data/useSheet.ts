import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import type { PageVariation } from '../model/pageVariations';
import type { SiteSheet } from '../model/sheet';
import {
	withoutInvalidValues,
	withSoundPresets,
	type Tree,
} from '@/features/globalStyles/index.model';
import {
	siteStyles,
	type SiteStyles,
} from '@/features/globalStyles/index.records';
import { useSignal } from '@/ui/useSignal';
import { engine, loadEngine, sheetOf, variationCssFor } from './sheet';
import { inShownState, shownState } from './shownState';
import { shownInstead, stylesWith } from './shownStyles';

/** The pause after the last change before hidden previews update, in milliseconds. */
const REST = 300;

/**
 * The CSS of the current styles; null while they equal those of the server-rendered page.
 *
 * @param isOutOfSight Whether the preview is hidden, so that it can update later.
 */
export function useSheet( isOutOfSight: boolean ): SiteSheet | null {
	const styles = useStylesOnCanvas( isOutOfSight );
	return styles && sheetOf( styles );
}

/**
 * The CSS of the block style variations on the canvas; empty until the engine is loaded. The block editor would print
 * it itself from a private setting, which the public `EditorProvider` omits.
 *
 * @param variations   A stable list.
 * @param isOutOfSight Whether the canvas is hidden, so that it can update later.
 */
export function useVariationCss(
	variations: readonly PageVariation[],
	isOutOfSight: boolean
): string {
	const isUsed = variations.length > 0;
	useEffect( () => {
		if ( isUsed ) {
			void loadEngine();
		}
	}, [ isUsed ] );
	const styles = useStylesOnCanvas( isOutOfSight );
	return useMemo(
		() =>
			isUsed && styles
				? ( variationCssFor( variations, styles ) ?? '' )
				: '',
		[ isUsed, variations, styles ]
	);
}

function useStylesOnCanvas( isOutOfSight: boolean ): SiteStyles | null {
	const own = useOnceChanged( asTheyAre );
	const other = useSignal( shownInstead );
	const state = useSignal( shownState );
	const real = own && other ? stylesWith( own, other ) : own;
	const now = real && inShownState( real, state );
	const rested = useRested( now, isOutOfSight );
	return isOutOfSight ? rested : now;
}

/** The settings after a change of the styles and a pause; null before. */
export const useChangedSettings = (): Tree | null =>
	useRested( useOnceChanged( settingsOf ), true );

const asTheyAre = ( styles: SiteStyles ): SiteStyles => styles;

/** The same object while only styles change. The block editor fails on invalid entries in preset lists. */
const settingsOf = ( { merged }: SiteStyles ): Tree =>
	withSoundPresets( withoutInvalidValues( merged ) ).settings;

/** A part of the styles once they differ from the server-rendered page; null before. */
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
