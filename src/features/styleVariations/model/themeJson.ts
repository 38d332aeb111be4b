import { isRecord, type UnknownRecord } from '../../../kernel/guards';
import {
	mergeLayers,
	type Layers,
	type StylesDoc,
	leavesOf,
	valueAt,
	withoutLeaves,
	isSameValue,
	asTree,
	type Tree,
} from '../../globalStyles/index.model';
import type { Variation } from './variation';

/** What goes into a file: what users of this site have changed, or that and the theme's together. */
export type ExportScope = 'changes' | 'everything';

/** The version of theme.json that WordPress has known since 6.6, and 7.1 still knows. */
const VERSION = 3;

const SCHEMA = 'https://schemas.wp.org/trunk/theme.json';

/** The text of a theme.json. */
export function buildThemeJson( layers: Layers, scope: ExportScope ): string {
	const doc = scope === 'changes' ? layers.user : mergeLayers( layers );
	return JSON.stringify(
		{
			$schema: SCHEMA,
			version: VERSION,
			settings: flat( doc.settings, layers.base.settings ),
			styles: doc.styles,
		},
		null,
		'\t'
	);
}

const ORIGINS = [ 'default', 'theme', 'custom' ] as const;

/** What WordPress has made sizes of, which are in the file. */
const COMPUTED = 'spacingScale';

/** In a file presets are plain lists: the theme's with the user's own, and without those of WordPress itself. */
function flat( tree: Tree, base: Tree ): Tree {
	return Object.fromEntries(
		Object.entries( tree ).flatMap( ( [ key, value ] ) => {
			if ( ! isRecord( value ) ) {
				return [ [ key, value ] ];
			}
			if ( key === COMPUTED ) {
				return [];
			}
			const below = asTree( base[ key ] );
			if ( ! isByOrigin( value ) ) {
				return [ [ key, flat( value, below ) ] ];
			}
			const presets = together( value, below );
			return presets === undefined ? [] : [ [ key, presets ] ];
		} )
	);
}

const isByOrigin = ( value: UnknownRecord ): boolean => {
	const entries = Object.entries( value );
	return (
		entries.length > 0 &&
		entries.every(
			( [ key, presets ] ) =>
				ORIGINS.some( ( origin ) => origin === key ) &&
				Array.isArray( presets )
		)
	);
};

function together( { theme, custom }: UnknownRecord, base: Tree ): unknown {
	const own = listOf( custom );
	if ( own.length === 0 ) {
		return theme;
	}
	// Whoever reads the file takes the list for the whole theme's, unless all in it say that they are not.
	const wanted = own.every( isOfUser ) ? theme : ( theme ?? base.theme );
	const slugs = new Set( own.map( slugOf ) );
	return [
		...listOf( wanted ).filter(
			( preset ) => ! slugs.has( slugOf( preset ) )
		),
		...own,
	];
}

const listOf = ( value: unknown ): readonly unknown[] =>
	Array.isArray( value ) ? value : [];

const slugOf = ( preset: unknown ): unknown =>
	isRecord( preset ) ? preset.slug : undefined;

/** The slugs that presets of users have. */
const isOfUser = ( preset: unknown ): boolean =>
	/^(custom-|shadow-\d+$)/.test( String( slugOf( preset ) ) );

/**
 * What the server has read out of a file, with presets of users under their own name again, and as
 * something that can be applied.
 */
export const importedVariation = (
	title: string,
	doc: StylesDoc
): Variation => ( {
	id: 'import',
	title,
	source: 'own',
	group: 'all',
	doc: { settings: apart( doc.settings ), styles: doc.styles },
} );

function apart( tree: Tree ): Tree {
	return Object.fromEntries(
		Object.entries( tree ).map( ( [ key, value ] ) => {
			if ( ! isRecord( value ) ) {
				return [ key, value ];
			}
			if ( ! isByOrigin( value ) || ! Array.isArray( value.theme ) ) {
				return [ key, apart( value ) ];
			}
			const presets: readonly unknown[] = value.theme;
			const theme = presets.filter( ( preset ) => ! isOfUser( preset ) );
			const custom = presets.filter( isOfUser );
			return [
				key,
				{
					...( theme.length > 0 || custom.length === 0
						? { theme }
						: {} ),
					...( custom.length > 0 ? { custom } : {} ),
				},
			];
		} )
	);
}

/** The user's document without what a file sets to what the theme says anyway. */
export const withoutBase = (
	user: StylesDoc,
	imported: StylesDoc,
	base: StylesDoc
): StylesDoc =>
	withoutLeaves(
		user,
		leavesOf( imported ).filter(
			( leaf ) =>
				isSameValue( valueAt( base, leaf ), leaf.value ) &&
				isSameValue( valueAt( user, leaf ), leaf.value )
		)
	);
