import { isRecord } from '../../../kernel/guards';
import {
	type Layers,
	kebab,
	presetPath,
	type PresetKind,
	asTree,
	getIn,
	type Tree,
} from '../../globalStyles/index.model';

/** A slug that nothing has, and the number in it. */
export interface FreePreset {
	readonly slug: string;
	readonly number: number;
}

/**
 * A slug for a new preset. None of the kind has it, whoever's it is, site's or block's; neither does any have
 * one that CSS calls the same, or one with a higher number: what once used a preset that is deleted does not
 * change because of a new one.
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
	// Someone may have gone beyond nine digits.
	while ( taken.has( `${ start }${ number }` ) ) {
		number++;
	}
	return { slug: `${ prefix }${ number }`, number };
}

/** As CSS has them. */
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

/** Whatever looks like a preset, in lists or below them. */
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
