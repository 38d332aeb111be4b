import { useSelect } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import { showAlways, type StyleTarget } from '../../globalStyles/index.model';
import { withSheet, type EditorSheet } from '../model/sheet';
import { siteStyles } from '../../globalStyles/index.records';
import { useSignal } from '../../../ui/useSignal';
import { engine, loadEngine, sheetLike, sheetsOfServer } from './sheet';

/**
 * The stylesheets with which a block looks as the styles have it now; null until what makes them has
 * been loaded.
 */
export function usePreviewStyles( {
	block,
	variation,
	state,
}: StyleTarget ): readonly EditorSheet[] | null {
	useEffect( () => void loadEngine(), [] );
	const isThere = useSignal( engine ) !== null;
	const styles = useSelect( siteStyles, [] );
	return useMemo( () => {
		const sheet =
			isThere && styles
				? sheetLike(
						styles,
						showAlways( styles.layers, { block, variation, state } )
					)
				: null;
		return sheet && withSheet( sheetsOfServer(), sheet );
	}, [ isThere, styles, block, variation, state ] );
}
