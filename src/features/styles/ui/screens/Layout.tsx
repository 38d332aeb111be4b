import { __ } from '@wordpress/i18n';
import { editBoth } from '../../data/edits';
import { useFeatures, usePresets } from '../../data/useFeatures';
import { useSetting, useStyleValue } from '../../data/useStyleValue';
import { getIn } from '../../model/tree';
import { LengthField } from '../controls/LengthField';
import { SpacingControl } from '../controls/SpacingControl';
import { SpacingField } from '../controls/SpacingField';
import { StylesControl, StylesPanel } from '../parts/StylesPanel';
import { StylesScreen } from '../parts/StylesScreen';

/** How wide content is, and the space around and between what is in it. */
export function Layout() {
	const features = useFeatures();
	return (
		<StylesScreen title={ __( 'Layout', 'atelier' ) }>
			<StylesPanel
				label={ __( 'Dimensions', 'atelier' ) }
				onReset={ reset }
			>
				{ features.has( 'contentSize' ) && (
					<Width
						label={ __( 'Content width', 'atelier' ) }
						path="layout.contentSize"
					/>
				) }
				{ features.has( 'wideSize' ) && (
					<Width
						label={ __( 'Wide width', 'atelier' ) }
						path="layout.wideSize"
					/>
				) }
				{ features.has( 'padding' ) && <Padding /> }
				{ features.has( 'blockGap' ) && <BlockSpacing /> }
			</StylesPanel>
		</StylesScreen>
	);
}

const reset = () =>
	editBoth(
		[
			{ path: 'spacing.padding', value: undefined },
			{ path: 'spacing.blockGap', value: undefined },
		],
		[
			{ path: 'layout.contentSize', value: undefined },
			{ path: 'layout.wideSize', value: undefined },
		]
	);

const UNITS = [ 'px', '%', 'em', 'rem', 'vw', 'vh' ];

function Width( {
	label,
	path,
}: {
	readonly label: string;
	readonly path: string;
} ) {
	const width = useSetting( path );
	const units = useSetting( 'spacing.units' ).value;
	return (
		<StylesControl label={ label } value={ width }>
			<LengthField
				label={ label }
				units={
					Array.isArray( units )
						? UNITS.filter( ( unit ) => units.includes( unit ) )
						: UNITS
				}
				value={ width.value }
				onChange={ width.set }
			/>
		</StylesControl>
	);
}

function Padding() {
	const label = __( 'Padding', 'atelier' );
	const padding = useStyleValue( 'spacing.padding' );
	return (
		<StylesControl label={ label } value={ padding }>
			<SpacingControl
				label={ label }
				presets={ usePresets( 'spacing' ) }
				value={ padding.value }
				allowsCustom={ useAllowsCustom() }
				onChange={ padding.set }
			/>
		</StylesControl>
	);
}

/** The space between blocks. Some themes store it for both directions; the one between lines counts. */
function BlockSpacing() {
	const label = __( 'Block spacing', 'atelier' );
	const gap = useStyleValue( 'spacing.blockGap' );
	return (
		<StylesControl label={ label } value={ gap }>
			<SpacingField
				label={ label }
				presets={ usePresets( 'spacing' ) }
				value={ getIn( gap.value, [ 'top' ] ) ?? gap.value }
				allowsCustom={ useAllowsCustom() }
				onChange={ gap.set }
			/>
		</StylesControl>
	);
}

const useAllowsCustom = (): boolean =>
	useSetting( 'spacing.customSpacingSize' ).value !== false;
