import { isRecord, stringOr } from '@/kernel/guards';
import { isSameTree } from '@/kernel/sameTree';
import type { StylesDoc } from './doc';
import { leavesOf, withLeaves } from './leaves';
import {
	infixOf,
	kebab,
	kindOfInfix,
	presetBySlug,
	type Preset,
	type PresetKind,
} from './presets';
import type { SettingTarget } from './target';
import { getIn } from './tree';

/** The target of a reference. */
export type Reference =
	| {
			readonly type: 'preset';
			readonly infix: string;
			readonly slug: string;
	  }
	| { readonly type: 'custom'; readonly keys: readonly string[] }
	/** A path in the same document, such as `styles.color.text`. */
	| { readonly type: 'path'; readonly keys: readonly string[] };

/** The stored reference to a preset. WordPress prints the slug as it is stored, but the variable with hyphens. */
export const presetReference = ( kind: PresetKind, slug: string ): string =>
	storedReference( infixOf( kind ), slug );

/** The slugs, as they are written, of all presets of a kind that a text refers to: in stored references, and in variables in CSS. */
export const referredSlugs = ( kind: PresetKind ): RegExp =>
	new RegExp(
		`(?<=var:preset\\|${ infixOf( kind ) }\\|)[^|"'\\s;)]+|(?<=--wp--preset--${ infixOf( kind ) }--)[\\p{L}\\p{N}_-]+`,
		'gu'
	);

const storedReference = ( infix: string, slug: string ): string =>
	`var:preset|${ infix }|${ kebab( slug ) }`;

/** The document with references that WordPress prints under the names that its variables have. */
export const withPrintableReferences = ( doc: StylesDoc ): StylesDoc => {
	const leaves = leavesOf( doc ).flatMap( ( leaf ) => {
		const reference =
			leaf.part === 'styles' && typeof leaf.value === 'string'
				? parseReference( leaf.value )
				: null;
		return reference?.type === 'preset' &&
			kebab( reference.slug ) !== reference.slug
			? [
					{
						...leaf,
						value: storedReference(
							reference.infix,
							reference.slug
						),
					},
				]
			: [];
	} );
	return leaves.length === 0 ? doc : withLeaves( doc, leaves );
};

/** Parses a reference; null for a plain value. */
export function parseReference( value: unknown ): Reference | null {
	if ( isRecord( value ) ) {
		return typeof value.ref === 'string' && value.ref !== ''
			? { type: 'path', keys: value.ref.split( '.' ) }
			: null;
	}
	const text = stringOr( value ).trim();
	return text.startsWith( 'var:' )
		? fromParts( text.slice( 4 ).split( '|' ) )
		: fromVariable( text );
}

function fromVariable( text: string ): Reference | null {
	const [ , name ] = /^var\(\s*--wp--([^\s,()]+)\s*\)$/.exec( text ) ?? [];
	return name === undefined ? null : fromParts( name.split( '--' ) );
}

function fromParts( parts: readonly string[] ): Reference | null {
	const [ type, infix, ...rest ] = parts;
	if ( infix === undefined || infix === '' ) {
		return null;
	}
	if ( type === 'custom' ) {
		return { type, keys: [ infix, ...rest ] };
	}
	const slug = rest.join( '--' );
	return type === 'preset' && slug !== '' ? { type, infix, slug } : null;
}

/** Whether two stored values are equal, in any spelling of references. */
export const isSameValue = ( one: unknown, other: unknown ): boolean =>
	isSameTree(
		parseReference( one ) ?? one,
		parseReference( other ) ?? other
	);

/** Whether two values look alike: numbers are also stored as texts, and colors in capitals. */
export const isSameLook = ( one: unknown, other: unknown ): boolean =>
	isSameValue( lookOf( one ), lookOf( other ) );

const lookOf = ( value: unknown ): unknown =>
	typeof value === 'number'
		? String( value )
		: typeof value === 'string' && /^#[\da-f]{3,8}$/i.test( value )
			? value.toLowerCase()
			: value;

/** The preset that a value refers to; undefined for a plain value or a missing preset. */
export function presetOfReference(
	doc: StylesDoc,
	value: unknown,
	target: SettingTarget = {}
): ( Preset & { readonly kind: PresetKind } ) | undefined {
	const reference = parseReference( value );
	if ( reference?.type !== 'preset' ) {
		return undefined;
	}
	const kind = kindOfInfix( reference.infix );
	const found = kind && findBySlug( doc, kind, reference.slug, target );
	return kind && found ? { ...found, kind } : undefined;
}

/** Looks in the block's own presets first, then in the site's, whose variables blocks inherit. */
function findBySlug(
	doc: StylesDoc,
	kind: PresetKind,
	slug: string,
	target: SettingTarget
): Preset | undefined {
	return (
		presetBySlug( doc, kind, slug, target ) ??
		( target.block === undefined
			? undefined
			: presetBySlug( doc, kind, slug ) )
	);
}

/** The maximum length of a chain of references, which also ends circles. */
const LONGEST = 20;

/**
 * A stored value as CSS with references resolved. A broken or circular reference becomes undefined; values that aren't
 * strings, such as four sides, are returned unchanged.
 */
export function resolveValue(
	doc: StylesDoc,
	value: unknown,
	target: SettingTarget = {},
	steps = 0
): unknown {
	const reference = parseReference( value );
	if ( reference === null ) {
		return value;
	}
	if ( steps >= LONGEST ) {
		return undefined;
	}
	return resolveValue(
		doc,
		valueBehind( doc, reference, value, target ),
		target,
		steps + 1
	);
}

/** CSS with the variables of presets and custom values resolved where possible. */
export const plainCss = ( doc: StylesDoc, css: string, steps = 0 ): string =>
	css.replace( /var\(\s*--wp--[^\s,()]+\s*\)/g, ( variable ) => {
		const value = resolveValue( doc, variable );
		return ( typeof value !== 'string' && typeof value !== 'number' ) ||
			steps >= MOST_NESTED
			? variable
			: plainCss( doc, String( value ), steps + 1 );
	} );

/** The depth of variables in the values of variables: each may contain many. */
const MOST_NESTED = 2;

function valueBehind(
	doc: StylesDoc,
	reference: Reference,
	value: unknown,
	target: SettingTarget
): unknown {
	switch ( reference.type ) {
		case 'preset':
			return presetOfReference( doc, value, target )?.value;
		case 'custom':
			return customValue( doc, reference.keys, target );
		case 'path':
			return getIn( doc, reference.keys );
	}
}

/** Custom values are stored under the theme's names, while their variables have hyphens. */
function customValue(
	{ settings }: StylesDoc,
	keys: readonly string[],
	{ block }: SettingTarget
): unknown {
	const own =
		block === undefined
			? undefined
			: walk( getIn( settings, [ 'blocks', block, 'custom' ] ), keys );
	return own ?? walk( getIn( settings, [ 'custom' ] ), keys );
}

function walk( tree: unknown, keys: readonly string[] ): unknown {
	let value = tree;
	for ( const key of keys ) {
		if ( ! isRecord( value ) ) {
			return undefined;
		}
		const name = Object.keys( value ).find(
			( candidate ) => candidate === key || kebab( candidate ) === key
		);
		value = name === undefined ? undefined : value[ name ];
	}
	return value;
}

/** A stored value as CSS, without resolving references. */
export function cssValue( value: unknown ): string | undefined {
	const reference = parseReference( value );
	if ( reference === null ) {
		return typeof value === 'string' || typeof value === 'number'
			? String( value )
			: undefined;
	}
	switch ( reference.type ) {
		case 'preset':
			return `var(--wp--preset--${ reference.infix }--${ kebab( reference.slug ) })`;
		case 'custom':
			return `var(--wp--custom--${ reference.keys.map( kebab ).join( '--' ) })`;
		case 'path':
			return undefined;
	}
}
