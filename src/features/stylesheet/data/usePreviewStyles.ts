import { useSelect } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import {
	showAlways,
	type StyleTarget,
} from '@/features/globalStyles/index.model';
import { withSheet, type EditorSheet } from '../model/sheet';
import {
	siteStyles,
	useSteadyTarget,
} from '@/features/globalStyles/index.records';
import { useSignal } from '@/ui/useSignal';
import { engine, loadEngine, sheetLike, sheetsOfServer } from './sheet';

/** The stylesheets for a block's preview in the current styles; null until the engine is loaded. */
export function usePreviewStyles(
	target: StyleTarget
): readonly EditorSheet[] | null {
	useEffect( () => void loadEngine(), [] );
	const of = useSteadyTarget( target );
	const isThere = useSignal( engine ) !== null;
	const styles = useSelect( siteStyles, [] );
	return useMemo( () => {
		const sheet =
			isThere && styles
				? sheetLike( styles, showAlways( styles.layers, of ) )
				: null;
		return sheet && withSheet( sheetsOfServer(), sheet );
	}, [ isThere, styles, of ] );
}
