import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';
import {
	type FeatureName,
	type Features,
	type PresetKind,
	presetReference,
	SIDES,
	ELEMENTS,
	asTree,
	getIn,
	setIn,
	type Tree,
	type StyleEdit,
} from '../../globalStyles/index.model';

/** What a block has of its own, and what of it becomes the styles of all blocks of its type. */
export interface AppliedStyles {
	readonly edits: readonly StyleEdit[];
	/** The attributes of the block that change, as they are without what was pushed. */
	readonly attributes: UnknownRecord;
}

/** Where the styles of a feature are. Elements inside of the block have theirs below their names. */
const PATHS = {
	textColor: [ 'color.text' ],
	backgroundColor: [ 'color.background' ],
	gradient: [ 'color.gradient' ],
	linkColor: [ 'elements.link' ],
	headingColor: ELEMENTS.filter( ( name ) => /^h/.test( name ) ).map(
		( name ) => `elements.${ name }`
	),
	buttonColor: [ 'elements.button' ],
	captionColor: [ 'elements.caption' ],
	fontFamily: [ 'typography.fontFamily' ],
	fontSize: [ 'typography.fontSize' ],
	fontStyle: [ 'typography.fontStyle' ],
	fontWeight: [ 'typography.fontWeight' ],
	lineHeight: [ 'typography.lineHeight' ],
	letterSpacing: [ 'typography.letterSpacing' ],
	textDecoration: [ 'typography.textDecoration' ],
	textTransform: [ 'typography.textTransform' ],
	writingMode: [ 'typography.writingMode' ],
	textColumns: [ 'typography.textColumns' ],
	contentSize: [],
	wideSize: [],
	padding: [ 'spacing.padding' ],
	margin: [ 'spacing.margin' ],
	blockGap: [ 'spacing.blockGap' ],
	minHeight: [ 'dimensions.minHeight' ],
	aspectRatio: [ 'dimensions.aspectRatio' ],
	borderColor: [ 'border.color' ],
	borderRadius: [ 'border.radius' ],
	borderStyle: [ 'border.style' ],
	borderWidth: [ 'border.width' ],
	shadow: [ 'shadow' ],
	backgroundImage: [ 'background' ],
	backgroundSize: [],
	duotone: [ 'color.duotone' ],
} satisfies Record< FeatureName, readonly string[] >;

/** The borders of single sides have colour, style and width in one. */
const BORDER_SIDES = SIDES.map( ( side ) => `border.${ side }` );

/** In global styles a duotone is a filter, and among the attributes a color. */
const ELSEWHERE: Readonly< Record< string, string > > = {
	'color.duotone': 'filter.duotone',
};

/** Attributes that name a preset, and the style that they stand for. */
const PRESET_ATTRIBUTES: readonly {
	readonly attribute: string;
	readonly kind: PresetKind;
	readonly feature: FeatureName;
}[] = [
	{ attribute: 'textColor', kind: 'color', feature: 'textColor' },
	{ attribute: 'backgroundColor', kind: 'color', feature: 'backgroundColor' },
	{ attribute: 'gradient', kind: 'gradient', feature: 'gradient' },
	{ attribute: 'borderColor', kind: 'color', feature: 'borderColor' },
	{ attribute: 'fontFamily', kind: 'fontFamily', feature: 'fontFamily' },
	{ attribute: 'fontSize', kind: 'fontSize', feature: 'fontSize' },
];

/**
 * Moves what a block has of its own to the styles of its type.
 *
 * @param block      The name of the type.
 * @param attributes
 * @param features   What can be styled of the type; anything else stays with the block.
 */
export function applyStylesGlobally(
	block: string,
	attributes: UnknownRecord,
	features: Features
): AppliedStyles {
	const target = { block };
	const edits: StyleEdit[] = [];
	const changed: Record< string, unknown > = {};
	let style: Tree = asTree( attributes.style );
	for ( const path of pathsOf( features ) ) {
		const keys = path.split( '.' );
		for ( const [ names, value ] of leaves( getIn( style, keys ), keys ) ) {
			const own = names.join( '.' );
			edits.push( { target, path: ELSEWHERE[ own ] ?? own, value } );
		}
		style = setIn( style, keys, undefined );
	}
	if ( edits.length > 0 ) {
		changed.style = Object.keys( style ).length > 0 ? style : undefined;
	}
	for ( const { attribute, kind, feature } of PRESET_ATTRIBUTES ) {
		const slug = stringOr( attributes[ attribute ] );
		const [ path ] = PATHS[ feature ];
		if ( slug !== '' && path !== undefined && features.has( feature ) ) {
			edits.push( {
				target,
				path,
				value: presetReference( kind, slug ),
			} );
			changed[ attribute ] = undefined;
		}
	}
	return { edits, attributes: changed };
}

const pathsOf = ( features: Features ): readonly string[] => [
	...[ ...features ].flatMap( ( name ): readonly string[] => PATHS[ name ] ),
	...( features.has( 'borderColor' ) || features.has( 'borderWidth' )
		? BORDER_SIDES
		: [] ),
];

/** Values that count as a whole, though they have parts. */
const isWhole = ( value: unknown, names: readonly string[] ): boolean =>
	! isRecord( value ) || names.at( -1 ) === 'backgroundImage';

/** The values of a branch with the way to each; states and elements are branches too. */
function leaves(
	value: unknown,
	names: readonly string[]
): readonly ( readonly [ readonly string[], unknown ] )[] {
	if ( value === undefined ) {
		return [];
	}
	return isWhole( value, names )
		? [ [ names, value ] ]
		: Object.entries( asTree( value ) ).flatMap( ( [ name, inside ] ) =>
				leaves( inside, [ ...names, name ] )
			);
}
