import { isRecord, type UnknownRecord } from '@/kernel/guards';
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
} from '@/features/globalStyles/index.model';
import type { Variation } from './variation';

/** The scope of an export: the user's changes, or merged with the theme's styles. */
export type ExportScope = 'changes' | 'everything';

/** The version of theme.json since WordPress 6.6, still current in 7.1. */
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

/** The setting that WordPress computes sizes from; the file contains the sizes. */
const COMPUTED = 'spacingScale';

/** Preset lists are plain in a file: the theme's and the user's, without WordPress's defaults. */
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
	// An import treats the list as the theme's whole list, unless all its slugs are the user's.
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

/** The slugs of users' presets. */
const isOfUser = ( preset: unknown ): boolean =>
	/^(custom-|shadow-\d+$)/.test( String( slugOf( preset ) ) );

/** The document that the server read from a file, as a variation, with users' presets under their own origin again. */
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

/** The user's document without values that a file sets to the theme's own values. */
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
