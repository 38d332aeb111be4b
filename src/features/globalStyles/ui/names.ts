import { __ } from '@wordpress/i18n';
import { blockTitle } from '@/features/documents/index.records';
import { parsePath } from '../model/change';
import type { ChangedArea } from '../model/changes';
import type { StyleKey } from '../model/properties';
import type { Condition, StyleTarget } from '../model/target';
import type {
	CustomStateName,
	ElementName,
	StateName,
	ViewportName,
} from '../model/targetNames';

/** The labels of elements. */
const ELEMENT_NAMES = {
	link: () => __( 'Links', 'atelier' ),
	heading: () => __( 'Headings', 'atelier' ),
	h1: () => __( 'Heading 1', 'atelier' ),
	h2: () => __( 'Heading 2', 'atelier' ),
	h3: () => __( 'Heading 3', 'atelier' ),
	h4: () => __( 'Heading 4', 'atelier' ),
	h5: () => __( 'Heading 5', 'atelier' ),
	h6: () => __( 'Heading 6', 'atelier' ),
	button: () => __( 'Buttons', 'atelier' ),
	caption: () => __( 'Captions', 'atelier' ),
	cite: () => __( 'Citations', 'atelier' ),
} satisfies Record< ElementName, () => string >;

/** The labels of states. */
export const STATE_NAMES = {
	':link': () => __( 'Unvisited', 'atelier' ),
	':any-link': () => __( 'Any link', 'atelier' ),
	':visited': () => __( 'Visited', 'atelier' ),
	':hover': () => __( 'Hover', 'atelier' ),
	':focus': () => __( 'Focus', 'atelier' ),
	':focus-visible': () => __( 'Keyboard focus', 'atelier' ),
	':active': () => __( 'Active', 'atelier' ),
} satisfies Record< StateName, () => string >;

const CUSTOM_STATE_NAMES = {
	'-current': () => __( 'Current page', 'atelier' ),
} satisfies Record< CustomStateName, () => string >;

export const VIEWPORT_NAMES = {
	'@tablet': () => __( 'Tablet', 'atelier' ),
	'@mobile': () => __( 'Mobile', 'atelier' ),
} satisfies Record< ViewportName, () => string >;

/** The labels on the path to a target. */
const targetNames = ( {
	block,
	variation,
	element,
	...condition
}: StyleTarget ): readonly string[] => [
	...( block === undefined ? [] : [ blockTitle( block ) ] ),
	...( variation === undefined ? [] : [ fieldName( variation ) ] ),
	...( element === undefined ? [] : [ ELEMENT_NAMES[ element ]() ] ),
	...conditionNames( condition ),
];

const conditionNames = ( {
	viewport,
	customState,
	state,
}: Condition ): readonly string[] => [
	...( customState === undefined
		? []
		: [ CUSTOM_STATE_NAMES[ customState ]() ] ),
	...( state === undefined ? [] : [ STATE_NAMES[ state ]() ] ),
	...( viewport === undefined ? [] : [ VIEWPORT_NAMES[ viewport ]() ] ),
];

/** The label of a condition, such as "Hover, Mobile"; "Default" without one. */
export const conditionName = ( condition: Condition ): string =>
	conditionNames( condition ).join( ', ' ) || __( 'Default', 'atelier' );

/** The label of a target; "Text" for the whole site. */
export const targetName = ( target: StyleTarget ): string =>
	targetNames( target ).join( ' › ' ) || __( 'Text', 'atelier' );

/** The label of a path in the styles or settings. */
export const locationName = ( path: readonly string[] ): string =>
	locationNames( path ).join( ' › ' );

/** The labels on the path to a value of the styles or settings. */
export function locationNames( path: readonly string[] ): readonly string[] {
	const { keys, ...target } = parsePath( path.slice( 1 ) );
	return [
		...targetNames( {
			block: target.block ?? undefined,
			variation: target.variation ?? undefined,
			viewport: target.viewport ?? undefined,
			element: target.element ?? undefined,
			customState: target.customState ?? undefined,
			state: target.state ?? undefined,
		} ),
		...keys.map( fieldName ),
	];
}

/** The labels of the keys in property paths, and of some others. */
export const FIELD_NAMES = {
	color: () => __( 'Colors', 'atelier' ),
	text: () => __( 'Text', 'atelier' ),
	background: () => __( 'Background', 'atelier' ),
	gradient: () => __( 'Gradient', 'atelier' ),
	typography: () => __( 'Typography', 'atelier' ),
	fontFamily: () => __( 'Font', 'atelier' ),
	fontSize: () => __( 'Size', 'atelier' ),
	fontStyle: () => __( 'Style', 'atelier' ),
	fontWeight: () => __( 'Weight', 'atelier' ),
	lineHeight: () => __( 'Line height', 'atelier' ),
	letterSpacing: () => __( 'Letter spacing', 'atelier' ),
	textDecoration: () => __( 'Decoration', 'atelier' ),
	textTransform: () => __( 'Letter case', 'atelier' ),
	writingMode: () => __( 'Orientation', 'atelier' ),
	textColumns: () => __( 'Columns', 'atelier' ),
	textAlign: () => __( 'Text alignment', 'atelier' ),
	textIndent: () => __( 'Line indent', 'atelier' ),
	textShadow: () => __( 'Text shadow', 'atelier' ),
	spacing: () => __( 'Dimensions', 'atelier' ),
	dimensions: () => __( 'Dimensions', 'atelier' ),
	layout: () => __( 'Layout', 'atelier' ),
	contentSize: () => __( 'Content width', 'atelier' ),
	wideSize: () => __( 'Wide width', 'atelier' ),
	padding: () => __( 'Padding', 'atelier' ),
	margin: () => __( 'Margin', 'atelier' ),
	blockGap: () => __( 'Block spacing', 'atelier' ),
	minHeight: () => __( 'Minimum height', 'atelier' ),
	minWidth: () => __( 'Minimum width', 'atelier' ),
	height: () => __( 'Height', 'atelier' ),
	aspectRatio: () => __( 'Aspect ratio', 'atelier' ),
	top: () => __( 'Top', 'atelier' ),
	right: () => __( 'Right', 'atelier' ),
	bottom: () => __( 'Bottom', 'atelier' ),
	left: () => __( 'Left', 'atelier' ),
	border: () => __( 'Border', 'atelier' ),
	radius: () => __( 'Radius', 'atelier' ),
	width: () => __( 'Width', 'atelier' ),
	style: () => __( 'Style', 'atelier' ),
	outline: () => __( 'Outline', 'atelier' ),
	offset: () => __( 'Offset', 'atelier' ),
	shadow: () => __( 'Shadow', 'atelier' ),
	filter: () => __( 'Filters', 'atelier' ),
	duotone: () => __( 'Duotone', 'atelier' ),
	backgroundImage: () => __( 'Image', 'atelier' ),
	backgroundSize: () => __( 'Size', 'atelier' ),
	backgroundPosition: () => __( 'Position', 'atelier' ),
	backgroundRepeat: () => __( 'Repeat', 'atelier' ),
	backgroundAttachment: () => __( 'Attachment', 'atelier' ),
	viewport: () => __( 'Breakpoints', 'atelier' ),
	mobile: VIEWPORT_NAMES[ '@mobile' ],
	tablet: VIEWPORT_NAMES[ '@tablet' ],
	css: () => __( 'Additional CSS', 'atelier' ),
	palette: () => __( 'Palette', 'atelier' ),
	gradients: () => __( 'Gradients', 'atelier' ),
	fontSizes: () => __( 'Font size presets', 'atelier' ),
	fontFamilies: () => __( 'Fonts', 'atelier' ),
	presets: () => __( 'Presets', 'atelier' ),
	theme: () => __( 'Theme', 'atelier' ),
	default: () => __( 'Default', 'atelier' ),
	custom: () => __( 'Custom', 'atelier' ),
} satisfies Readonly<
	Record< StyleKey, () => string > & Record< string, () => string >
>;

const NAMES: ReadonlyMap< string, () => string > = new Map(
	Object.entries( FIELD_NAMES )
);

/** The label of a key in the styles; an unknown key is turned into words. */
export const fieldName = ( key: string ): string =>
	NAMES.get( key )?.() ??
	key
		.replace( /[-_]/g, ' ' )
		.replace( /([a-z])([A-Z])/g, '$1 $2' )
		.replace( /^./, ( letter ) => letter.toUpperCase() );

/** The labels of the areas that a change can belong to. */
export const AREA_NAMES: Readonly< Record< ChangedArea, () => string > > = {
	colors: () => __( 'Colors', 'atelier' ),
	palette: () => __( 'Palettes and gradients', 'atelier' ),
	typography: () => __( 'Typography', 'atelier' ),
	fonts: () => __( 'Fonts and font sizes', 'atelier' ),
	layout: () => __( 'Layout and spacing', 'atelier' ),
	background: () => __( 'Background', 'atelier' ),
	shadows: () => __( 'Shadows', 'atelier' ),
	elements: () => __( 'Links, headings, buttons and captions', 'atelier' ),
	blocks: () => __( 'Blocks', 'atelier' ),
	css: () => __( 'Additional CSS', 'atelier' ),
	other: () => __( 'Other settings', 'atelier' ),
};
