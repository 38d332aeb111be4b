import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { toStored } from './activation';
import { parseFamily, type FontFamily } from './family';
import type { ActiveFonts } from './siteFonts';

/**
 * The families in `settings.typography.fontFamilies` of the theme's layer and the user's. The user's list of theme families
 * takes precedence if it exists, even if it is empty.
 */
export function readFonts(
	base: unknown,
	user: unknown
): {
	readonly theme: readonly FontFamily[];
	readonly active: ActiveFonts;
} {
	const theme = parseList( listsOf( base ).theme );
	const { theme: own, custom } = listsOf( user );
	return {
		theme,
		active: {
			theme: own === undefined ? theme : parseList( own ),
			custom: parseList( custom ?? listsOf( base ).custom ),
		},
	};
}

/**
 * The value for the user's layer with these active families; undefined for none. Unchanged theme families aren't stored, so
 * that a newer theme can add its own.
 */
export function writeFonts(
	base: unknown,
	user: unknown,
	{ theme, custom }: ActiveFonts
): UnknownRecord | undefined {
	const { theme: _theme, custom: _custom, ...others } = listsOf( user );
	const before = readFonts( base, undefined ).active;
	const lists = {
		...others,
		...( isSame( theme, before.theme )
			? {}
			: { theme: theme.map( toStored ) } ),
		...( isSame( custom, before.custom )
			? {}
			: { custom: custom.map( toStored ) } ),
	};
	return Object.keys( lists ).length === 0 ? undefined : lists;
}

/** Whether the same faces of the same families are active, in any order. */
export function isSameFonts( one: ActiveFonts, other: ActiveFonts ): boolean {
	return (
		isSame( one.theme, other.theme ) && isSame( one.custom, other.custom )
	);
}

const isSame = (
	one: readonly FontFamily[],
	other: readonly FontFamily[]
): boolean => one === other || namesOf( one ) === namesOf( other );

const namesOf = ( families: readonly FontFamily[] ): string =>
	JSON.stringify(
		families
			.map( ( { slug, fontFamily, faces } ) => [
				slug,
				fontFamily,
				...faces.map( ( { style, weight, src } ) => [
					style,
					weight,
					src,
				] ),
			] )
			.map( ( family ) => JSON.stringify( family ) )
			.sort()
	);

/** The lists by origin. A plain list is the theme's. */
const listsOf = ( raw: unknown ): UnknownRecord =>
	Array.isArray( raw ) ? { theme: raw } : isRecord( raw ) ? raw : {};

/** PHP writes a list with gaps as an object with numeric keys. */
const parseList = ( raw: unknown ): readonly FontFamily[] =>
	( Array.isArray( raw )
		? raw
		: Object.values( isRecord( raw ) ? raw : {} )
	).flatMap( ( family: unknown ) => parseFamily( family ) ?? [] );
