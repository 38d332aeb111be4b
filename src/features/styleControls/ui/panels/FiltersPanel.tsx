import { __ } from '@wordpress/i18n';
import {
	FIELD_NAMES,
	usePresets,
	useStyleValue,
} from '@/features/globalStyles/index.records';
import { DuotoneControl } from '../controls/DuotoneControl';
import { StylesControl, StylesPanel } from '../parts/StylesPanel';
import type { BlockPanelProps } from './panel';

/** The duotone of images in a block. */
export function FiltersPanel( { target }: BlockPanelProps ) {
	const duotone = useStyleValue( 'filter.duotone', target );
	return (
		<StylesPanel
			label={ __( 'Filters', 'atelier' ) }
			onReset={ duotone.reset }
		>
			<StylesControl label={ FIELD_NAMES.duotone() } value={ duotone }>
				<DuotoneControl
					presets={ usePresets( 'duotone', target ) }
					value={ duotone.value }
					isChanged={ duotone.origin === 'user' }
					onChange={ duotone.set }
				/>
			</StylesControl>
		</StylesPanel>
	);
}
