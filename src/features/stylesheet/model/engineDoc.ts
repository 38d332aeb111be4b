import { isRecord } from '@/kernel/guards';
import {
	asTree,
	getIn,
	kebab,
	listIn,
	PRESET_KINDS,
	presetPath,
	setIn,
	type PresetKind,
	type StylesDoc,
	type Tree,
} from '@/features/globalStyles/index.model';
import { blockCss, type SelectorRules } from './blockCss';
import { withFoundFilesOnly } from './themeFiles';

/** A document for the style engine, and what its CSS becomes so that it equals the server's. */
export interface EngineDoc {
	readonly doc: StylesDoc;
	/** Restores names that the engine would spell differently, and prints the CSS of blocks. */
	readonly restore: ( css: string ) => string;
}

const known = new WeakMap< StylesDoc, EngineDoc >();

/**
 * The document as the server prints it. The engine has rules of its own for the names of variables, adds hyphens to
 * references, takes the number 0 for a missing value, and splits the CSS of blocks in another way. The same document
 * returns the same result.
 */
export function engineDocOf( doc: StylesDoc, rules: SelectorRules ): EngineDoc {
	let found = known.get( doc );
	if ( ! found ) {
		found = prepare( doc, rules );
		known.set( doc, found );
	}
	return found;
}

function prepare(
	{ settings, styles }: StylesDoc,
	rules: SelectorRules
): EngineDoc {
	const names = new Names();
	const blocks = new BlocksCss( rules );
	return {
		doc: {
			settings: withNames( literal( settings ), names ),
			styles: blocks.withMarkers(
				printable( literal( withFoundFilesOnly( styles ) ) )
			),
		},
		restore: ( css ) => blocks.restore( names.restore( css ) ),
	};
}

/** What the engine would change: letters next to digits, capitals, and separators other than a hyphen. */
const SPLITS = /\d[a-z]|[a-z]\d|[\p{Lu}_\s]/u;

/** Tokens are short; without a bound, a long word of letters would be searched again from each of its parts. */
const TOKEN = /atelier([a-z]{1,8})slug/g;

/** Names that the engine would change, as words of letters that it keeps. */
class Names {
	readonly #tokens = new Map< string, string >();
	readonly #names = new Map< string, string >();

	public of( name: string ): string {
		if ( ! SPLITS.test( name ) ) {
			return name;
		}
		const token = this.#tokens.get( name ) ?? lettersOf( this.#names.size );
		this.#tokens.set( name, token );
		this.#names.set( token, name );
		return `atelier${ token }slug`;
	}

	public restore( css: string ): string {
		return this.#names.size === 0
			? css
			: css.replace(
					TOKEN,
					( whole, token: string ) =>
						this.#names.get( token ) ?? whole
				);
	}
}

const lettersOf = ( number: number ): string =>
	String( number ).replace( /\d/g, ( digit ) =>
		'abcdefghij'.charAt( Number( digit ) )
	);

/** The engine wraps the selectors of variations twice. */
const MARKER =
	/:root :where\((?::root :where\(([^{}]*)\)|([^{}]*))\)\{--atelier-css:(\d+)\}/g;

/** The CSS of blocks and their variations, for which the engine gets a declaration to find its selector by. */
class BlocksCss {
	readonly #rules: SelectorRules;
	readonly #found: string[] = [];

	public constructor( rules: SelectorRules ) {
		this.#rules = rules;
	}

	/** The site's own CSS isn't split, and stays. */
	public withMarkers( styles: Tree ): Tree {
		return isRecord( styles.blocks )
			? { ...styles, blocks: this.#marked( styles.blocks ) }
			: styles;
	}

	public restore( css: string ): string {
		return css.replace(
			MARKER,
			(
				whole,
				wrapped: string | undefined,
				selector: string,
				index: string
			) => {
				const own = this.#found[ Number( index ) ];
				return own === undefined
					? whole
					: blockCss( own, wrapped ?? selector, this.#rules );
			}
		);
	}

	#marked( tree: Tree ): Tree {
		return Object.fromEntries(
			Object.entries( tree ).map( ( [ key, value ] ) => {
				if ( key === 'css' && typeof value === 'string' && value ) {
					return [
						key,
						`--atelier-css:${ this.#found.push( value ) - 1 }`,
					];
				}
				return [
					key,
					isRecord( value ) ? this.#marked( value ) : value,
				];
			} )
		);
	}
}

/** References as variables: the server prints slugs as they are stored, while the engine would add hyphens. */
function literal( tree: Tree ): Tree {
	const made = literalIn( tree );
	return isRecord( made ) ? made : tree;
}

function literalIn( value: unknown ): unknown {
	if ( typeof value === 'string' ) {
		return value.startsWith( 'var:' )
			? `var(--wp--${ value.slice( 4 ).replaceAll( '|', '--' ) })`
			: value;
	}
	if ( Array.isArray( value ) ) {
		return value.map( literalIn );
	}
	return isRecord( value )
		? Object.fromEntries(
				Object.entries( value ).map( ( [ key, inside ] ) => [
					key,
					literalIn( inside ),
				] )
			)
		: value;
}

/** Numbers as text, and gaps of both axes as one text: the server prints no gap of one axis alone. */
function printable( tree: Tree ): Tree {
	return Object.fromEntries(
		Object.entries( tree ).flatMap( ( [ key, value ] ) => {
			if ( typeof value === 'number' ) {
				return [ [ key, String( value ) ] ];
			}
			if ( ! isRecord( value ) ) {
				return [ [ key, value ] ];
			}
			if ( key === 'blockGap' && ! ( 'ref' in value ) ) {
				const gap = gapOf( printable( value ) );
				return gap === null ? [] : [ [ key, gap ] ];
			}
			return [
				[ key, key === 'backgroundImage' ? value : printable( value ) ],
			];
		} )
	);
}

/** Null unless both axes have a gap. */
const gapOf = ( { top, left }: Tree ): string | null =>
	typeof top === 'string' && typeof left === 'string'
		? top === left
			? top
			: `${ top } ${ left }`
		: null;

function withNames( settings: Tree, names: Names ): Tree {
	const blocks = Object.keys( asTree( settings.blocks ) );
	const owners = [ [], ...blocks.map( ( block ) => [ 'blocks', block ] ) ];
	return owners.reduce< Tree >( ( tree, owner ) => {
		const custom = getIn( tree, [ ...owner, 'custom' ] );
		const named = isRecord( custom )
			? setIn(
					tree,
					[ ...owner, 'custom' ],
					customNames( custom, names )
				)
			: tree;
		return PRESET_KINDS.reduce( ( changed, kind ) => {
			const keys = [ ...owner, ...presetPath( kind ).split( '.' ) ];
			const found = getIn( changed, keys );
			return found === undefined
				? changed
				: setIn( changed, keys, namedLists( found, kind, names ) );
		}, named );
	}, settings );
}

/** WordPress prints no custom value that is true or false, or as of 6.8 nothing that CSS could use. */
const customNames = ( tree: Tree, names: Names ): Tree =>
	Object.fromEntries(
		Object.entries( tree )
			.filter( ( [ , value ] ) => typeof value !== 'boolean' )
			.map( ( [ key, value ] ) => [
				names.of( kebab( key ) ),
				isRecord( value ) ? customNames( value, names ) : value,
			] )
	);

function namedLists( found: unknown, kind: PresetKind, names: Names ): unknown {
	const list = listIn( found );
	if ( list ) {
		return list.flatMap( ( preset ) => named( preset, kind, names ) );
	}
	return isRecord( found )
		? Object.fromEntries(
				Object.entries( found ).map( ( [ origin, own ] ) => [
					origin,
					listIn( own )?.flatMap( ( preset ) =>
						named( preset, kind, names )
					) ?? own,
				] )
			)
		: found;
}

/** The server finds no duotone whose slug differs from its name with hyphens. */
function named(
	preset: unknown,
	kind: PresetKind,
	names: Names
): readonly unknown[] {
	const slug = isRecord( preset ) ? String( preset.slug ) : '';
	const name = kebab( slug );
	return ! isRecord( preset )
		? [ preset ]
		: kind === 'duotone' && name !== slug
			? []
			: [ { ...preset, slug: names.of( name ) } ];
}
