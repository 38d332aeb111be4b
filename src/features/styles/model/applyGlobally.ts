import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';
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
} from '../../globalStyles/index.model';

/** What a block has of its own, and what of it becomes the styles of all blocks of its type. */
export interface AppliedStyles {
	readonly edits: readonly StyleEdit[];
	/** The attributes of the block that change, as they are without what was pushed. */
	readonly attributes: UnknownRecord;
}

/** Where a block has properties itself, if not where its type has them. */
const ATTRIBUTE_PATHS: Partial<
	Readonly< Record< PropertyName, readonly string[] > >
> = {
	// A picture takes along how it is laid out.
	backgroundImage: [ 'background' ],
	backgroundSize: [],
	duotone: [ 'color.duotone' ],
};

/** In global styles a duotone is a filter, and among the attributes a color. */
const ELSEWHERE: Readonly< Record< string, string > > = {
	'color.duotone': 'filter.duotone',
};

/** Properties with an attribute of the same name, which is the slug of a preset. */
const PRESET_ATTRIBUTES: readonly ( readonly [ PropertyName, PresetKind ] )[] =
	[
		[ 'textColor', 'color' ],
		[ 'backgroundColor', 'color' ],
		[ 'gradient', 'gradient' ],
		[ 'borderColor', 'color' ],
		[ 'fontFamily', 'fontFamily' ],
		[ 'fontSize', 'fontSize' ],
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

const pathsOf = ( features: Features ): readonly string[] =>
	[ ...features ].flatMap(
		( name ) => ATTRIBUTE_PATHS[ name ] ?? propertyFacts( name ).paths
	);

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
