import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isRecord } from '../../../../kernel/guards';
import {
	editStyles,
	useDerived,
	usePresets,
	useSetting,
	useStyleValue,
} from '../../../globalStyles/index.records';
import { facesOf, type Appearance } from '../../model/appearance';
import {
	type StylesDoc,
	inheritedStyle,
	type PropertyName,
	type Features,
	allOf,
	storedText,
	type StyleTarget,
} from '../../../globalStyles/index.model';
import { AppearanceControl } from '../controls/AppearanceControl';
import { FontFamilyControl } from '../controls/FontFamilyControl';
import { FontSizeControl } from '../controls/FontSizeControl';
import {
	ColumnsControl,
	DecorationControl,
	LetterCaseControl,
	LetterSpacingControl,
	LineHeightControl,
	OrientationControl,
} from '../controls/textControls';
import { StylesControl, StylesPanel } from './StylesPanel';

interface TypographyPanelProps {
	readonly target: StyleTarget;
	/** What the target can have. */
	readonly features: Features;
}

const PATHS = [
	'fontFamily',
	'fontSize',
	'fontStyle',
	'fontWeight',
	'lineHeight',
	'letterSpacing',
	'textDecoration',
	'textTransform',
	'writingMode',
	'textColumns',
].map( ( name ) => `typography.${ name }` );

/** What takes back how a target's text is set. */
export const typographyResets = ( target: StyleTarget ) =>
	PATHS.map( ( path ) => ( { target, path, value: undefined } ) );

/** Controls of one value each. */
const SIMPLE = [
	{
		feature: 'lineHeight',
		label: () => __( 'Line height', 'atelier' ),
		Control: LineHeightControl,
		isHalf: true,
	},
	{
		feature: 'letterSpacing',
		label: () => __( 'Letter spacing', 'atelier' ),
		Control: LetterSpacingControl,
		isHalf: true,
	},
	{
		feature: 'textColumns',
		label: () => __( 'Columns', 'atelier' ),
		Control: ColumnsControl,
		isHalf: true,
	},
	{
		feature: 'textDecoration',
		label: () => __( 'Decoration', 'atelier' ),
		Control: DecorationControl,
		isHalf: false,
	},
	{
		feature: 'writingMode',
		label: () => __( 'Orientation', 'atelier' ),
		Control: OrientationControl,
		isHalf: false,
	},
	{
		feature: 'textTransform',
		label: () => __( 'Letter case', 'atelier' ),
		Control: LetterCaseControl,
		isHalf: false,
	},
] as const satisfies readonly {
	feature: PropertyName;
	[ key: string ]: unknown;
}[];

/** How a target's text is set. */
export function TypographyPanel( { target, features }: TypographyPanelProps ) {
	const hasAppearance =
		features.has( 'fontStyle' ) || features.has( 'fontWeight' );
	return (
		<StylesPanel
			label={ __( 'Typography', 'atelier' ) }
			onReset={ () => editStyles( typographyResets( target ) ) }
		>
			{ features.has( 'fontFamily' ) && <Family target={ target } /> }
			{ features.has( 'fontSize' ) && <Size target={ target } /> }
			{ hasAppearance && (
				<Look target={ target } features={ features } />
			) }
			{ SIMPLE.filter( ( { feature } ) => features.has( feature ) ).map(
				( control ) => (
					<Simple
						key={ control.feature }
						target={ target }
						control={ control }
					/>
				)
			) }
		</StylesPanel>
	);
}

interface ControlProps {
	readonly target: StyleTarget;
}

function Family( { target }: ControlProps ) {
	const value = useStyleValue( 'typography.fontFamily', target );
	return (
		<StylesControl label={ __( 'Font', 'atelier' ) } value={ value }>
			<FontFamilyControl
				presets={ usePresets( 'fontFamily', target ) }
				value={ value.value }
				onChange={ value.set }
			/>
		</StylesControl>
	);
}

function Size( { target }: ControlProps ) {
	const value = useStyleValue( 'typography.fontSize', target );
	const custom = useSetting( 'typography.customFontSize', target ).value;
	return (
		<StylesControl label={ __( 'Size', 'atelier' ) } value={ value }>
			<FontSizeControl
				presets={ usePresets( 'fontSize', target ) }
				value={ value.value }
				allowsCustom={ custom !== false }
				onChange={ value.set }
			/>
		</StylesControl>
	);
}

/** Style and weight are chosen together, as one of the faces that the family has. */
function Look( { target, features }: TypographyPanelProps ) {
	const style = useStyleValue( 'typography.fontStyle', target );
	const weight = useStyleValue( 'typography.fontWeight', target );
	const set = ( { fontStyle, fontWeight }: Appearance ) =>
		editStyles( [
			{ target, path: 'typography.fontStyle', value: fontStyle },
			{ target, path: 'typography.fontWeight', value: fontWeight },
		] );
	return (
		<StylesControl
			label={ __( 'Appearance', 'atelier' ) }
			value={ {
				origin: weight.origin === 'user' ? 'user' : style.origin,
				reset: () => set( {} ),
			} }
		>
			<AppearanceControl
				faces={ useFaces( target ) }
				value={ {
					fontStyle: storedText( style.resolved ) || undefined,
					fontWeight: storedText( weight.resolved ) || undefined,
				} }
				hasStyles={ features.has( 'fontStyle' ) }
				hasWeights={ features.has( 'fontWeight' ) }
				onChange={ set }
			/>
		</StylesControl>
	);
}

/** The faces of the family that counts, whoever said so. */
function useFaces( target: StyleTarget ) {
	const { block, variation, element, state } = target;
	const compute = useCallback(
		( doc: StylesDoc ) =>
			inheritedStyle( doc, 'typography.fontFamily', {
				block,
				variation,
				element,
				state,
			} ) ?? '',
		[ block, variation, element, state ]
	);
	const family = useDerived( compute );
	const preset = allOf( usePresets( 'fontFamily', target ) ).find(
		( { value } ) => value === family
	);
	return facesOf( isRecord( preset?.raw ) ? preset.raw.fontFace : undefined );
}

interface SimpleProps extends ControlProps {
	readonly control: ( typeof SIMPLE )[ number ];
}

function Simple( {
	target,
	control: { feature, label, Control, isHalf },
}: SimpleProps ) {
	const value = useStyleValue( `typography.${ feature }`, target );
	return (
		<StylesControl label={ label() } value={ value } isHalf={ isHalf }>
			<Control value={ value.value } onChange={ value.set } />
		</StylesControl>
	);
}
