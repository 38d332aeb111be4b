import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import {
	type Features,
	type PresetKind,
	type PropertyName,
	presetReference,
	propertyFacts,
	asTree,
	getIn,
	setIn,
	type Tree,
	type StyleEdit,
} from '@/features/globalStyles/index.model';

/** The edits of the styles that move a block's styles to its type, and the block's remaining attributes. */
export interface AppliedStyles {
	readonly edits: readonly StyleEdit[];
	/** The changed attributes of the block, without the moved styles. */
	readonly attributes: UnknownRecord;
}

/** The paths in a block's `style` attribute, where they differ from global styles. */
const ATTRIBUTE_PATHS: Partial<
	Readonly< Record< PropertyName, readonly string[] > >
> = {
	// An image is moved together with its layout.
	backgroundImage: [ 'background' ],
	backgroundSize: [],
	duotone: [ 'color.duotone' ],
};

/** A duotone is a filter in global styles, but a color in attributes. */
const ELSEWHERE: Readonly< Record< string, string > > = {
	'color.duotone': 'filter.duotone',
};

/** Properties with an attribute of the same name, which holds the slug of a preset. */
const PRESET_ATTRIBUTES: readonly ( readonly [ PropertyName, PresetKind ] )[] =
	[
		[ 'textColor', 'color' ],
		[ 'backgroundColor', 'color' ],
		[ 'gradient', 'gradient' ],
		[ 'borderColor', 'color' ],
		[ 'fontFamily', 'fontFamily' ],
		[ 'fontSize', 'fontSize' ],
	];

/** The attributes that hold a block's own styles. */
export const STYLE_ATTRIBUTES: readonly string[] = [
	'style',
	...PRESET_ATTRIBUTES.map( ( [ name ] ) => name ),
];

/**
 * Moves a block's own styles to the styles of its type.
 *
 * @param block      The name of the block type.
 * @param attributes
 * @param features   The features of the block type; other styles stay in the block.
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
		if ( Array.isArray( getIn( style, keys ) ) ) {
			// Colors of a duotone: types of blocks have presets only.
			continue;
		}
		for ( const [ names, value ] of leaves( getIn( style, keys ), keys ) ) {
			const own = names.join( '.' );
			edits.push( { target, path: ELSEWHERE[ own ] ?? own, value } );
		}
		style = setIn( style, keys, undefined );
	}
	if ( edits.length > 0 ) {
		changed.style = Object.keys( style ).length > 0 ? style : undefined;
	}
	for ( const [ name, kind ] of PRESET_ATTRIBUTES ) {
		const slug = stringOr( attributes[ name ] );
		if ( slug !== '' && features.has( name ) ) {
			edits.push( {
				target,
				path: propertyFacts( name ).paths[ 0 ],
				value: presetReference( kind, slug ),
			} );
			changed[ name ] = undefined;
		}
	}
	return { edits, attributes: changed };
}

/** One style of a block that can be applied. */
export interface AppliedStyle {
	readonly property: PropertyName;
	/** Where its values are in the styles, such as `spacing.padding`. */
	readonly path: readonly string[];
	readonly values: readonly unknown[];
}

/** The styles that a block has of its own, one for each property. */
export const stylesToApply = (
	block: string,
	attributes: UnknownRecord,
	features: Features
): readonly AppliedStyle[] =>
	[ ...features ].flatMap( ( property ) => {
		const { edits } = applyStylesGlobally(
			block,
			attributes,
			new Set( [ property ] )
		);
		const [ first, ...others ] = edits.map( ( { path } ) =>
			path.split( '.' )
		);
		return first
			? [
					{
						property,
						path: others.reduce( sharedStart, first ),
						values: [
							...new Set( edits.map( ( { value } ) => value ) ),
						],
					},
				]
			: [];
	} );

function sharedStart(
	one: readonly string[],
	other: readonly string[]
): readonly string[] {
	const end = one.findIndex( ( key, at ) => key !== other[ at ] );
	return end === -1 ? one : one.slice( 0, end );
}

const pathsOf = ( features: Features ): readonly string[] =>
	[ ...features ].flatMap(
		( name ) => ATTRIBUTE_PATHS[ name ] ?? propertyFacts( name ).paths
	);

/** Whether a value is moved as a whole, although it has parts. */
const isWhole = ( value: unknown, names: readonly string[] ): boolean =>
	! isRecord( value ) || names.at( -1 ) === 'backgroundImage';

/** The values of a branch with their paths; states and elements are branches as well. */
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
