import type { UnknownRecord } from '../../../kernel/guards';
import type { StylesDoc } from './doc';
import { allOf, presetsOf, type PresetKind } from './presets';
import { settingKeys, type ElementName, type StyleTarget } from './target';
import { getIn } from './tree';

/** What of a block type decides which styles it can have. */
export interface BlockFacts {
	readonly name: string;
	/** As in its block.json. */
	readonly supports: UnknownRecord;
}

interface Ask {
	readonly doc: StylesDoc;
	readonly target: StyleTarget;
}

interface FeatureFacts {
	/** Whether the settings allow it. */
	readonly isOn: ( ask: Ask ) => boolean;
	/** Where in a block's supports it is; the first that says something counts. None: never for blocks. */
	readonly supports: readonly string[];
	/** Whether a block has it until it says no. */
	readonly isOptOut?: true;
	/** What of the whole site has it; absent where all has. */
	readonly elements?: readonly ( ElementName | 'site' )[];
}

const at = ( { doc, target }: Ask, path: string ): unknown =>
	getIn( doc.settings, settingKeys( target, path ) ) ??
	getIn( doc.settings, settingKeys( {}, path ) );

const isTrue =
	( path: string ) =>
	( ask: Ask ): boolean =>
		at( ask, path ) === true;

/** On until it is switched off. */
const isNotFalse =
	( path: string ) =>
	( ask: Ask ): boolean =>
		at( ask, path ) !== false;

const hasPresets = ( { doc, target }: Ask, kind: PresetKind ): boolean =>
	allOf( presetsOf( doc, kind, target ) ).length > 0;

const hasColors = ( ask: Ask ): boolean =>
	hasPresets( ask, 'color' ) || isNotFalse( 'color.custom' )( ask );

const hasGradients = ( ask: Ask ): boolean =>
	hasPresets( ask, 'gradient' ) ||
	isNotFalse( 'color.customGradient' )( ask );

const colored =
	( path: string, isOnByDefault: boolean ) =>
	( ask: Ask ): boolean =>
		( isOnByDefault ? isNotFalse( path ) : isTrue( path ) )( ask ) &&
		hasColors( ask );

const HEADINGS = [ 'heading', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' ] as const;

/** Letters that are put together again say something on headings, buttons and captions, not everywhere. */
const LETTERED = [ 'site', ...HEADINGS, 'button', 'caption' ] as const;

const SITE = [ 'site' ] as const;

const FEATURES = {
	textColor: {
		isOn: colored( 'color.text', true ),
		supports: [ 'color.text' ],
		isOptOut: true,
	},
	backgroundColor: {
		isOn: colored( 'color.background', true ),
		supports: [ 'color.background' ],
		isOptOut: true,
	},
	gradient: {
		isOn: ( ask ) =>
			isNotFalse( 'color.background' )( ask ) && hasGradients( ask ),
		supports: [ 'color.gradients' ],
	},
	linkColor: {
		isOn: colored( 'color.link', false ),
		supports: [ 'color.link' ],
		elements: SITE,
	},
	headingColor: {
		isOn: colored( 'color.heading', false ),
		supports: [ 'color.heading' ],
		elements: SITE,
	},
	buttonColor: {
		isOn: colored( 'color.button', false ),
		supports: [ 'color.button' ],
		elements: SITE,
	},
	captionColor: {
		isOn: colored( 'color.caption', false ),
		supports: [ 'color.caption' ],
		elements: SITE,
	},
	fontFamily: {
		isOn: ( ask ) => hasPresets( ask, 'fontFamily' ),
		supports: [
			'typography.fontFamily',
			'typography.__experimentalFontFamily',
		],
	},
	fontSize: {
		isOn: ( ask ) =>
			hasPresets( ask, 'fontSize' ) ||
			isNotFalse( 'typography.customFontSize' )( ask ),
		supports: [ 'typography.fontSize' ],
	},
	fontStyle: {
		isOn: isNotFalse( 'typography.fontStyle' ),
		supports: [
			'typography.fontStyle',
			'typography.__experimentalFontStyle',
		],
	},
	fontWeight: {
		isOn: isNotFalse( 'typography.fontWeight' ),
		supports: [
			'typography.fontWeight',
			'typography.__experimentalFontWeight',
		],
	},
	lineHeight: {
		isOn: isTrue( 'typography.lineHeight' ),
		supports: [ 'typography.lineHeight' ],
	},
	letterSpacing: {
		isOn: isNotFalse( 'typography.letterSpacing' ),
		supports: [
			'typography.letterSpacing',
			'typography.__experimentalLetterSpacing',
		],
		elements: LETTERED,
	},
	textDecoration: {
		isOn: isNotFalse( 'typography.textDecoration' ),
		supports: [
			'typography.textDecoration',
			'typography.__experimentalTextDecoration',
		],
		elements: [ 'link' ],
	},
	textTransform: {
		isOn: isNotFalse( 'typography.textTransform' ),
		supports: [
			'typography.textTransform',
			'typography.__experimentalTextTransform',
		],
		elements: LETTERED,
	},
	writingMode: {
		isOn: isTrue( 'typography.writingMode' ),
		supports: [
			'typography.writingMode',
			'typography.__experimentalWritingMode',
		],
		elements: [],
	},
	textColumns: {
		isOn: isTrue( 'typography.textColumns' ),
		supports: [ 'typography.textColumns' ],
		elements: [],
	},
	contentSize: {
		isOn: ( ask ) => at( ask, 'layout.contentSize' ) !== undefined,
		supports: [],
		elements: SITE,
	},
	wideSize: {
		isOn: ( ask ) => at( ask, 'layout.wideSize' ) !== undefined,
		supports: [],
		elements: SITE,
	},
	padding: {
		isOn: isTrue( 'spacing.padding' ),
		supports: [ 'spacing.padding' ],
	},
	margin: {
		isOn: isTrue( 'spacing.margin' ),
		supports: [ 'spacing.margin' ],
		elements: [],
	},
	blockGap: {
		isOn: isTrue( 'spacing.blockGap' ),
		supports: [ 'spacing.blockGap' ],
		elements: SITE,
	},
	minHeight: {
		isOn: isTrue( 'dimensions.minHeight' ),
		supports: [ 'dimensions.minHeight' ],
		elements: [],
	},
	aspectRatio: {
		isOn: isTrue( 'dimensions.aspectRatio' ),
		supports: [ 'dimensions.aspectRatio' ],
		elements: [],
	},
	borderColor: {
		isOn: isTrue( 'border.color' ),
		supports: [ 'border.color', '__experimentalBorder.color' ],
		elements: [],
	},
	borderRadius: {
		isOn: isTrue( 'border.radius' ),
		supports: [ 'border.radius', '__experimentalBorder.radius' ],
		elements: [],
	},
	borderStyle: {
		isOn: isTrue( 'border.style' ),
		supports: [ 'border.style', '__experimentalBorder.style' ],
		elements: [],
	},
	borderWidth: {
		isOn: isTrue( 'border.width' ),
		supports: [ 'border.width', '__experimentalBorder.width' ],
		elements: [],
	},
	shadow: {
		isOn: ( ask ) => hasPresets( ask, 'shadow' ),
		supports: [ 'shadow' ],
		elements: [],
	},
	backgroundImage: {
		isOn: isTrue( 'background.backgroundImage' ),
		supports: [ 'background.backgroundImage' ],
		elements: SITE,
	},
	backgroundSize: {
		isOn: isTrue( 'background.backgroundSize' ),
		supports: [ 'background.backgroundSize' ],
		elements: SITE,
	},
	duotone: {
		isOn: ( ask ) =>
			hasPresets( ask, 'duotone' ) ||
			isNotFalse( 'color.customDuotone' )( ask ),
		supports: [ 'filter.duotone', 'color.__experimentalDuotone' ],
		elements: [],
	},
} as const satisfies Record< string, FeatureFacts >;

/** Something that can be styled where settings and block allow it. */
export type FeatureName = keyof typeof FEATURES;

export type Features = ReadonlySet< FeatureName >;

const FEATURE_NAMES = Object.keys( FEATURES ) as readonly FeatureName[];

/**
 * What can be styled of a target.
 *
 * @param doc    The merged layers.
 * @param target
 * @param block  The target's block type, where it has one.
 */
export function featuresOf(
	doc: StylesDoc,
	target: StyleTarget,
	block?: BlockFacts
): Features {
	const ask = { doc, target };
	return new Set(
		FEATURE_NAMES.filter( ( name ) => {
			const facts: FeatureFacts = FEATURES[ name ];
			const isThere = block
				? supports( block, facts, target )
				: fits( facts, target );
			return isThere && facts.isOn( ask );
		} )
	);
}

/** Elements inside of a block have what elements of the site have. */
const supports = (
	{ supports: given }: BlockFacts,
	facts: FeatureFacts,
	target: StyleTarget
): boolean =>
	target.element === undefined
		? facts.supports.some( ( path ) => {
				const keys = path.split( '.' );
				const value = getIn( given, keys );
				const group = getIn( given, keys.slice( 0, -1 ) ) ?? false;
				return facts.isOptOut
					? group !== false && value !== false
					: ( value ?? false ) !== false;
			} )
		: fits( facts, target );

const fits = ( { elements }: FeatureFacts, { element }: StyleTarget ) =>
	elements === undefined || elements.includes( element ?? 'site' );

/** The groups of features that a panel or a screen is about. */
const GROUPS = {
	colors: [
		'textColor',
		'backgroundColor',
		'gradient',
		'linkColor',
		'headingColor',
		'buttonColor',
		'captionColor',
	],
	typography: [
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
	],
	dimensions: [
		'contentSize',
		'wideSize',
		'padding',
		'margin',
		'blockGap',
		'minHeight',
		'aspectRatio',
	],
	border: [ 'borderColor', 'borderRadius', 'borderStyle', 'borderWidth' ],
	shadow: [ 'shadow' ],
	background: [ 'backgroundImage' ],
	filters: [ 'duotone' ],
} as const satisfies Record< string, readonly FeatureName[] >;

export type FeatureGroup = keyof typeof GROUPS;

/** Whether there is anything in a panel. */
export const hasGroup = ( features: Features, group: FeatureGroup ): boolean =>
	GROUPS[ group ].some( ( name ) => features.has( name ) );
