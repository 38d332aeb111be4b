import { __ } from '@wordpress/i18n';
import {
	editStyles,
	FIELD_NAMES,
	usePresets,
	useStyleValue,
} from '../../../globalStyles/index.records';
import { blockSides, groupResets } from '../../../globalStyles/index.model';
import { AspectRatioControl } from '../controls/AspectRatioControl';
import { LengthField } from '../controls/LengthField';
import { buildRow, PropertyRows, type RowsOf } from '../parts/PropertyRows';
import { StylesControl, StylesPanel } from '../parts/StylesPanel';
import type { BlockPanelProps } from './panel';
import { GapRow, SidesRow } from './SpacingRows';

/** The space in and around a block, and its size. */
export const DimensionsPanel = ( props: BlockPanelProps ) => (
	<StylesPanel
		label={ __( 'Dimensions', 'atelier' ) }
		onReset={ () =>
			editStyles( groupResets( props.target, 'dimensions' ) )
		}
	>
		<PropertyRows rows={ ROWS } props={ props } />
	</StylesPanel>
);

function AspectRatio( { target }: BlockPanelProps ) {
	const ratio = useStyleValue( 'dimensions.aspectRatio', target );
	return (
		<StylesControl label={ FIELD_NAMES.aspectRatio() } value={ ratio }>
			<AspectRatioControl
				presets={ usePresets( 'aspectRatio', target ) }
				value={ ratio.value }
				onChange={ ratio.set }
			/>
		</StylesControl>
	);
}

const ROWS: RowsOf< 'dimensions', BlockPanelProps > = {
	padding: ( { target, block } ) => (
		<SidesRow
			kind="padding"
			target={ target }
			sides={ blockSides( block, 'padding' ) }
		/>
	),
	margin: ( { target, block } ) => (
		<SidesRow
			kind="margin"
			target={ target }
			sides={ blockSides( block, 'margin' ) }
		/>
	),
	blockGap: GapRow,
	minHeight: buildRow( 'minHeight', LengthField ),
	aspectRatio: AspectRatio,
};
