import { ToggleControl } from '@wordpress/components';
import { useCallback, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isRecord } from '@/kernel/guards';
import { parseFamily, useFamilyFaces } from '@/features/fonts/index.records';
import {
	editStyles,
	FIELD_NAMES,
	useAllowsCustom,
	useDerived,
	useSetting,
	useSteadyTarget,
	usePresets,
	useStyleValue,
} from '@/features/globalStyles/index.records';
import { facesOf, type Appearance } from '../../model/appearance';
import {
	type StylesDoc,
	inheritedStyle,
	isConditional,
	type Features,
	allOf,
	groupResets,
	storedText,
	type StyleTarget,
} from '@/features/globalStyles/index.model';
import { AppearanceControl } from '../controls/AppearanceControl';
import { FontFamilyControl } from '../controls/FontFamilyControl';
import { FontSizeControl } from '../controls/FontSizeControl';
import {
	AlignmentControl,
	ColumnsControl,
	DecorationControl,
	IndentControl,
	LetterCaseControl,
	LetterSpacingControl,
	LineHeightControl,
	OrientationControl,
	TextShadowControl,
} from '../controls/textControls';
import { buildRow, PropertyRows, type RowsOf } from './PropertyRows';
import { StylesControl, StylesPanel } from './StylesPanel';

interface TypographyPanelProps {
	readonly target: StyleTarget;
	/** The features of the target. */
	readonly features: Features;
}

/** The typography of a target. */
export const TypographyPanel = ( {
	target,
	features,
}: TypographyPanelProps ) => (
	<StylesPanel
		label={ __( 'Typography', 'atelier' ) }
		onReset={ () => editStyles( groupResets( target, 'typography' ) ) }
	>
		<PropertyRows rows={ ROWS } props={ { target, features } } />
	</StylesPanel>
);

function Family( { target }: TypographyPanelProps ) {
	const value = useStyleValue( 'typography.fontFamily', target );
	const presets = usePresets( 'fontFamily', target );
	useFamilyFaces(
		useMemo(
			() =>
				allOf( presets ).flatMap(
					( { raw } ) => parseFamily( raw ) ?? []
				),
			[ presets ]
		)
	);
	return (
		<StylesControl label={ FIELD_NAMES.fontFamily() } value={ value }>
			<FontFamilyControl
				presets={ presets }
				value={ value.value }
				onChange={ value.set }
			/>
		</StylesControl>
	);
}

function Size( { target }: TypographyPanelProps ) {
	const value = useStyleValue( 'typography.fontSize', target );
	return (
		<StylesControl label={ FIELD_NAMES.fontSize() } value={ value }>
			<FontSizeControl
				presets={ usePresets( 'fontSize', target ) }
				value={ value.value }
				allowsCustom={ useAllowsCustom( 'fontSize', target ) }
				onChange={ value.set }
			/>
		</StylesControl>
	);
}

/** Style and weight are chosen together, as one face of the family. */
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
				fallback: weight.fallback ?? style.fallback,
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

/** The faces of the effective font family, which can be inherited. */
function useFaces( target: StyleTarget ) {
	const of = useSteadyTarget( target );
	const compute = useCallback(
		( doc: StylesDoc ) =>
			inheritedStyle( doc, 'typography.fontFamily', of ) ?? '',
		[ of ]
	);
	const family = useDerived( compute );
	const preset = allOf( usePresets( 'fontFamily', target ) ).find(
		( { value } ) => value === family
	);
	return facesOf( isRecord( preset?.raw ) ? preset.raw.fontFace : undefined );
}

const PARAGRAPH = 'core/paragraph';

/** Whether a target is the block itself. */
const isParagraph = ( target: StyleTarget ): boolean =>
	target.block === PARAGRAPH &&
	target.variation === undefined &&
	target.element === undefined &&
	! isConditional( target );

const IndentOfLines = buildRow( 'textIndent', IndentControl );

/** The indent of first lines; for paragraphs also whether the first of several has it, which is a setting. */
function Indent( { target }: TypographyPanelProps ) {
	return (
		<>
			<IndentOfLines target={ target } />
			{ isParagraph( target ) && <IndentedParagraphs /> }
		</>
	);
}

function IndentedParagraphs() {
	const value = useSetting( 'typography.textIndent', { block: PARAGRAPH } );
	const label = __( 'Indent all paragraphs', 'atelier' );
	return (
		<StylesControl label={ label } value={ value }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				help={
					value.value === 'all'
						? __(
								'Every paragraph has the line indent.',
								'atelier'
							)
						: __(
								'Only paragraphs that follow another one have the line indent.',
								'atelier'
							)
				}
				checked={ value.value === 'all' }
				onChange={ ( isAll ) =>
					value.set( isAll ? 'all' : 'subsequent' )
				}
			/>
		</StylesControl>
	);
}

const ROWS: RowsOf< 'typography', TypographyPanelProps > = {
	fontFamily: Family,
	fontSize: Size,
	fontStyle: Look,
	fontWeight: Look,
	lineHeight: buildRow( 'lineHeight', LineHeightControl, { isHalf: true } ),
	letterSpacing: buildRow( 'letterSpacing', LetterSpacingControl, {
		isHalf: true,
	} ),
	textColumns: buildRow( 'textColumns', ColumnsControl, { isHalf: true } ),
	textDecoration: buildRow( 'textDecoration', DecorationControl ),
	textAlign: buildRow( 'textAlign', AlignmentControl ),
	textIndent: Indent,
	writingMode: buildRow( 'writingMode', OrientationControl ),
	textTransform: buildRow( 'textTransform', LetterCaseControl ),
	textShadow: buildRow( 'textShadow', TextShadowControl, {
		isOptional: true,
	} ),
};
