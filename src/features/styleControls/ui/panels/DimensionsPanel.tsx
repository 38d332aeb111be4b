import { __ } from '@wordpress/i18n';
import {
	editStyles,
	FIELD_NAMES,
	usePresets,
	useStyleValue,
} from '@/features/globalStyles/index.records';
import { blockSides, groupResets } from '@/features/globalStyles/index.model';
import { AspectRatioControl } from '../controls/AspectRatioControl';
import { LengthField } from '../controls/LengthField';
import { SizeControl, WideField } from '../controls/SizeControl';
import { buildRow, PropertyRows, type RowsOf } from '../parts/PropertyRows';
import { StylesControl, StylesPanel } from '../parts/StylesPanel';
import type { BlockPanelProps } from './panel';
import { GapRow, SidesRow } from './SpacingRows';

/** The spacing and size of a block. */
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

interface SizeProps extends Pick< BlockPanelProps, 'target' > {
	readonly name: 'width' | 'height';
}

/** A size preset, or any length. */
function Size( { name, target }: SizeProps ) {
	const label = FIELD_NAMES[ name ]();
	const size = useStyleValue( `dimensions.${ name }`, target );
	return (
		<StylesControl label={ label } value={ size }>
			<SizeControl
				label={ label }
				presets={ usePresets( 'dimension', target ) }
				value={ size.value }
				onChange={ size.set }
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
	minWidth: buildRow( 'minWidth', WideField ),
	width: ( { target } ) => <Size name="width" target={ target } />,
	height: ( { target } ) => <Size name="height" target={ target } />,
	aspectRatio: AspectRatio,
};
