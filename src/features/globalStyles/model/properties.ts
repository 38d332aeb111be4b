import type { PresetKind } from './presets';
import { SIDES } from './sides';
import { LEVELS, type ElementName } from './targetNames';

/** The facts about a style property. */
export interface PropertyFacts {
	/** Its panel. */
	readonly group: string;
	/** Its paths in the styles, the main one first; in the group `layout`, in the settings. */
	readonly paths: readonly [ string, ...string[] ];
	/** The setting that enables it; defaults to its own path, `null` for none. */
	readonly setting?: string | null;
	/** The condition on that setting; defaults to `isTrue`. */
	readonly when?: 'isTrue' | 'isNotFalse' | 'isSet' | 'isOn';
	/** Whether no setting enables it: only the version of WordPress decides. */
	readonly isUnswitched?: true;
	/** The presets to choose from: without any, the property needs custom values to be allowed. */
	readonly choices?: PresetKind;
	/** Its paths in a block's supports; defaults to its own path. Empty: never for blocks. */
	readonly supports?: readonly string[];
	/** Whether blocks support it unless they opt out. */
	readonly isOptOut?: true;
	/** The elements of the whole site that have it; all if absent. */
	readonly elements?: readonly ( ElementName | 'site' )[];
}

/** Letter spacing and case are useful on headings, buttons and captions, not on every element. */
const LETTERED = [ 'site', 'heading', ...LEVELS, 'button', 'caption' ] as const;

const SITE = [ 'site' ] as const;

/** The borders of single sides have color, style and width. */
const BORDER_SIDES = SIDES.map( ( side ) => `border.${ side }` as const );

const PROPERTIES = {
	textColor: {
		group: 'colors',
		paths: [ 'color.text' ],
		when: 'isNotFalse',
		choices: 'color',
		isOptOut: true,
	},
	backgroundColor: {
		group: 'colors',
		paths: [ 'color.background' ],
		when: 'isNotFalse',
		choices: 'color',
		isOptOut: true,
	},
	gradient: {
		group: 'colors',
		paths: [ 'color.gradient' ],
		setting: 'color.background',
		when: 'isNotFalse',
		choices: 'gradient',
		supports: [ 'color.gradients' ],
	},
	linkColor: {
		group: 'elementColors',
		paths: [ 'elements.link' ],
		setting: 'color.link',
		choices: 'color',
		supports: [ 'color.link' ],
		elements: SITE,
	},
	headingColor: {
		group: 'elementColors',
		paths: [
			'elements.heading',
			...LEVELS.map( ( level ) => `elements.${ level }` as const ),
		],
		setting: 'color.heading',
		choices: 'color',
		supports: [ 'color.heading' ],
		elements: SITE,
	},
	buttonColor: {
		group: 'elementColors',
		paths: [ 'elements.button' ],
		setting: 'color.button',
		choices: 'color',
		supports: [ 'color.button' ],
		elements: SITE,
	},
	captionColor: {
		group: 'elementColors',
		paths: [ 'elements.caption' ],
		setting: 'color.caption',
		choices: 'color',
		supports: [ 'color.caption' ],
		elements: SITE,
	},
	fontFamily: {
		group: 'typography',
		paths: [ 'typography.fontFamily' ],
		setting: null,
		choices: 'fontFamily',
		supports: [
			'typography.fontFamily',
			'typography.__experimentalFontFamily',
		],
	},
	fontSize: {
		group: 'typography',
		paths: [ 'typography.fontSize' ],
		setting: null,
		choices: 'fontSize',
	},
	fontStyle: {
		group: 'typography',
		paths: [ 'typography.fontStyle' ],
		when: 'isNotFalse',
		supports: [
			'typography.fontStyle',
			'typography.__experimentalFontStyle',
		],
	},
	fontWeight: {
		group: 'typography',
		paths: [ 'typography.fontWeight' ],
		when: 'isNotFalse',
		supports: [
			'typography.fontWeight',
			'typography.__experimentalFontWeight',
		],
	},
	lineHeight: { group: 'typography', paths: [ 'typography.lineHeight' ] },
	letterSpacing: {
		group: 'typography',
		paths: [ 'typography.letterSpacing' ],
		when: 'isNotFalse',
		supports: [
			'typography.letterSpacing',
			'typography.__experimentalLetterSpacing',
		],
		elements: LETTERED,
	},
	textDecoration: {
		group: 'typography',
		paths: [ 'typography.textDecoration' ],
		when: 'isNotFalse',
		supports: [
			'typography.textDecoration',
			'typography.__experimentalTextDecoration',
		],
		elements: [ 'link' ],
	},
	textTransform: {
		group: 'typography',
		paths: [ 'typography.textTransform' ],
		when: 'isNotFalse',
		supports: [
			'typography.textTransform',
			'typography.__experimentalTextTransform',
		],
		elements: LETTERED,
	},
	textAlign: {
		group: 'typography',
		paths: [ 'typography.textAlign' ],
		when: 'isNotFalse',
		elements: [],
	},
	textIndent: {
		group: 'typography',
		paths: [ 'typography.textIndent' ],
		when: 'isOn',
		elements: [],
	},
	textShadow: {
		group: 'typography',
		paths: [ 'typography.textShadow' ],
		setting: null,
		isUnswitched: true,
		supports: [ 'typography.fontSize' ],
	},
	writingMode: {
		group: 'typography',
		paths: [ 'typography.writingMode' ],
		supports: [
			'typography.writingMode',
			'typography.__experimentalWritingMode',
		],
		elements: [],
	},
	textColumns: {
		group: 'typography',
		paths: [ 'typography.textColumns' ],
		elements: [],
	},
	contentSize: {
		group: 'layout',
		paths: [ 'layout.contentSize' ],
		when: 'isSet',
		supports: [],
		elements: SITE,
	},
	wideSize: {
		group: 'layout',
		paths: [ 'layout.wideSize' ],
		when: 'isSet',
		supports: [],
		elements: SITE,
	},
	padding: { group: 'dimensions', paths: [ 'spacing.padding' ] },
	margin: {
		group: 'dimensions',
		paths: [ 'spacing.margin' ],
		elements: [],
	},
	blockGap: {
		group: 'dimensions',
		paths: [ 'spacing.blockGap' ],
		elements: SITE,
	},
	minHeight: {
		group: 'dimensions',
		paths: [ 'dimensions.minHeight' ],
		elements: [],
	},
	height: {
		group: 'dimensions',
		paths: [ 'dimensions.height' ],
		elements: [],
	},
	minWidth: {
		group: 'dimensions',
		paths: [ 'dimensions.minWidth' ],
		elements: [],
	},
	width: {
		group: 'dimensions',
		paths: [ 'dimensions.width' ],
		elements: [],
	},
	aspectRatio: {
		group: 'dimensions',
		paths: [ 'dimensions.aspectRatio' ],
		elements: [],
	},
	borderColor: {
		group: 'border',
		paths: [ 'border.color', ...BORDER_SIDES ],
		supports: [ 'border.color', '__experimentalBorder.color' ],
		elements: [],
	},
	borderRadius: {
		group: 'border',
		paths: [ 'border.radius' ],
		supports: [ 'border.radius', '__experimentalBorder.radius' ],
		elements: [],
	},
	borderStyle: {
		group: 'border',
		paths: [ 'border.style' ],
		supports: [ 'border.style', '__experimentalBorder.style' ],
		elements: [],
	},
	borderWidth: {
		group: 'border',
		paths: [ 'border.width', ...BORDER_SIDES ],
		supports: [ 'border.width', '__experimentalBorder.width' ],
		elements: [],
	},
	outline: {
		group: 'outline',
		paths: [
			'outline.color',
			'outline.style',
			'outline.width',
			'outline.offset',
		],
		setting: null,
		isUnswitched: true,
		supports: [ 'border', '__experimentalBorder' ],
		elements: [ 'link', 'button' ],
	},
	shadow: {
		group: 'shadow',
		paths: [ 'shadow' ],
		setting: null,
		choices: 'shadow',
		elements: [],
	},
	backgroundImage: {
		group: 'background',
		paths: [ 'background.backgroundImage' ],
		elements: SITE,
	},
	backgroundSize: {
		group: 'background',
		paths: [
			'background.backgroundSize',
			'background.backgroundPosition',
			'background.backgroundRepeat',
			'background.backgroundAttachment',
		],
		elements: SITE,
	},
	backgroundGradient: {
		group: 'background',
		paths: [ 'background.gradient' ],
		choices: 'gradient',
		elements: [],
	},
	duotone: {
		group: 'filters',
		paths: [ 'filter.duotone' ],
		setting: null,
		choices: 'duotone',
		supports: [ 'filter.duotone', 'color.__experimentalDuotone' ],
		elements: [],
	},
} as const satisfies Record< string, PropertyFacts >;

/** A style property, which settings and block types can enable. */
export type PropertyName = keyof typeof PROPERTIES;

/** The panel of a property. */
export type PropertyGroup = ( typeof PROPERTIES )[ PropertyName ][ 'group' ];

/** The properties of a group. */
export type PropertyIn< Group extends PropertyGroup > = {
	[ Name in PropertyName ]: ( typeof PROPERTIES )[ Name ] extends {
		readonly group: Group;
	}
		? Name
		: never;
}[ PropertyName ];

type PathIn< Group extends PropertyGroup > =
	( typeof PROPERTIES )[ PropertyIn< Group > ][ 'paths' ][ number ];

type KeysIn< Path extends string > =
	Path extends `${ infer Key }.${ infer Rest }` ? Key | KeysIn< Rest > : Path;

/** All keys in the paths of properties, except element colors. */
export type StyleKey = KeysIn<
	PathIn< Exclude< PropertyGroup, 'elementColors' > >
>;

/** The first keys of style paths. */
export type FirstStyleKey =
	PathIn< Exclude< PropertyGroup, 'layout' > > extends infer Path
		? Path extends `${ infer Key }.${ string }`
			? Key
			: Path
		: never;

export const PROPERTY_NAMES = Object.keys(
	PROPERTIES
) as readonly PropertyName[];

export const propertyFacts = ( name: PropertyName ): PropertyFacts =>
	PROPERTIES[ name ];

/** The properties of some groups. */
export const propertiesIn = (
	...groups: readonly PropertyGroup[]
): readonly PropertyName[] =>
	PROPERTY_NAMES.filter( ( name ) =>
		groups.includes( PROPERTIES[ name ].group )
	);
