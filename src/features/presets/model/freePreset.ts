import { isRecord } from '@/kernel/guards';
import {
	type Layers,
	kebab,
	presetPath,
	type PresetKind,
	asTree,
	getIn,
	type Tree,
} from '@/features/globalStyles/index.model';

/** An unused slug, and the number in it. */
export interface FreePreset {
	readonly slug: string;
	readonly number: number;
}

/**
 * A slug for a new preset. It is unused for all presets of the kind, of any origin, site and blocks; its CSS variable is
 * unused as well, and its number is the highest: values that still refer to a deleted preset must not change because of a
 * new one.
 */
export function freePreset(
	{ base, user }: Layers,
	kind: PresetKind,
	prefix: string
): FreePreset {
	const start = `${ kebab( prefix ) }-`;
	const taken = new Set(
		[ base, user ].flatMap( ( { settings } ) => slugsIn( settings, kind ) )
	);
	const numbers = [ ...taken ]
		.filter( ( slug ) => slug.startsWith( start ) )
		.map( ( slug ) => slug.slice( start.length ) )
		.filter( ( rest ) => /^\d{1,9}$/.test( rest ) )
		.map( Number );
	let number = Math.max( 0, ...numbers ) + 1;
	// Stored numbers can have more than nine digits.
	while ( taken.has( `${ start }${ number }` ) ) {
		number++;
	}
	return { slug: `${ prefix }${ number }`, number };
}

/** The slugs in their CSS spelling. */
const slugsIn = ( settings: Tree, kind: PresetKind ): readonly string[] =>
	[ settings, ...Object.values( asTree( settings.blocks ) ) ].flatMap(
		( owner ) =>
			presetsIn(
				getIn( owner, presetPath( kind ).split( '.' ) )
			).flatMap( ( { slug } ) =>
				typeof slug === 'string' || typeof slug === 'number'
					? [ kebab( String( slug ) ) ]
					: []
			)
	);

/** Objects that look like presets, in lists or nested in them. */
const presetsIn = ( found: unknown, depth = 0 ): readonly Tree[] => {
	const own = isRecord( found ) && 'slug' in found ? [ found ] : [];
	const inside =
		Array.isArray( found ) || isRecord( found )
			? Object.values( found )
			: [];
	return depth > 2
		? own
		: [
				...own,
				...inside.flatMap( ( value ) => presetsIn( value, depth + 1 ) ),
			];
};
