import { useSelect } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import { showAlways, type StyleTarget } from '../../globalStyles/index.model';
import { withSheet, type EditorSheet } from '../model/sheet';
import { siteStyles, useSteadyTarget } from '../../globalStyles/index.records';
import { useSignal } from '../../../ui/useSignal';
import { engine, loadEngine, sheetLike, sheetsOfServer } from './sheet';

/**
 * The stylesheets with which a block looks as the styles have it now; null until what makes them has
 * been loaded.
 */
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
