import { __ } from '@wordpress/i18n';
import { usePresets, useStyleValue } from '../../../globalStyles/index.records';
import { blockSides } from '../../../globalStyles/index.model';
import { AspectRatioControl } from '../controls/AspectRatioControl';
import { LengthField } from '../controls/LengthField';
import { StylesControl, StylesPanel } from '../parts/StylesPanel';
import type { BlockPanelProps } from './panel';
import { resetPaths } from './resetPaths';
import { GapRow, SidesRow } from './SpacingRows';

const PATHS = [
	'spacing.padding',
	'spacing.margin',
	'spacing.blockGap',
	'dimensions.minHeight',
	'dimensions.aspectRatio',
];

/** The space in and around a block, and its size. */
export function DimensionsPanel( {
	target,
	features,
	block,
}: BlockPanelProps ) {
	return (
		<StylesPanel
			label={ __( 'Dimensions', 'atelier' ) }
			onReset={ () => resetPaths( target, PATHS ) }
		>
			{ features.has( 'padding' ) && (
				<SidesRow
					label={ __( 'Padding', 'atelier' ) }
					kind="padding"
					target={ target }
					sides={ blockSides( block, 'padding' ) }
				/>
			) }
			{ features.has( 'margin' ) && (
				<SidesRow
					label={ __( 'Margin', 'atelier' ) }
					kind="margin"
					target={ target }
					sides={ blockSides( block, 'margin' ) }
				/>
			) }
			{ features.has( 'blockGap' ) && (
				<GapRow
					label={ __( 'Block spacing', 'atelier' ) }
					target={ target }
				/>
			) }
			{ features.has( 'minHeight' ) && <MinHeight target={ target } /> }
			{ features.has( 'aspectRatio' ) && (
				<AspectRatio target={ target } />
			) }
		</StylesPanel>
	);
}

type SizeProps = Pick< BlockPanelProps, 'target' >;

function MinHeight( { target }: SizeProps ) {
	const label = __( 'Minimum height', 'atelier' );
	const height = useStyleValue( 'dimensions.minHeight', target );
	return (
		<StylesControl label={ label } value={ height }>
			<LengthField
				label={ label }
				value={ height.value }
				onChange={ height.set }
			/>
		</StylesControl>
	);
}

function AspectRatio( { target }: SizeProps ) {
	const ratio = useStyleValue( 'dimensions.aspectRatio', target );
	return (
		<StylesControl
			label={ __( 'Aspect ratio', 'atelier' ) }
			value={ ratio }
		>
			<AspectRatioControl
				presets={ usePresets( 'aspectRatio', target ) }
				value={ ratio.value }
				onChange={ ratio.set }
			/>
		</StylesControl>
	);
}
