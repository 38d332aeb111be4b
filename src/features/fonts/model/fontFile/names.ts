import { isRecord, stringOr } from '@/kernel/guards';
import { shorten } from '@/kernel/shorten';
import { LIMITS } from './limits';
import { viewOf } from './tables';

/** Control characters, and invisible ones that change how the following text is displayed. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Lone surrogates, which can't be sent or stored. */
const LONE_HALF = /\p{Cs}/gu;
/** Characters that end or split a name in CSS or markup. Names are in double quotation marks, so that apostrophes stay. */
const NOT_OF_NAMES = /["`<>,;:{}\\]|(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu;

/** A single line without invisible characters. */
export const cleanText = ( text: string, length: number ): string =>
	shorten(
		text
			.replace( UNSEEN, ' ' )
			.replace( LONE_HALF, '' )
			.replace( /\s+/g, ' ' )
			.trim(),
		length
	);

/** A name that is valid as a CSS font family. */
export const cleanFamily = ( text: string ): string =>
	cleanText( text.replace( NOT_OF_NAMES, ' ' ), LIMITS.shownName );

/** The text if it is a web address; otherwise empty. */
export const cleanUrl = ( text: string ): string => {
	const address = cleanText( text, LIMITS.shownText );
	return /^https?:\/\/[^\s"'<>]+$/i.test( address ) ? address : '';
};

/**
 * Whether a name table is small enough to read: its entries can all refer to the same text, so their total can be a thousand
 * times the size of the table.
 */
export function hasReadableNames( name: Uint8Array ): boolean {
	const view = viewOf( name );
	const count = view.getUint16( 2 );
	if ( count > LIMITS.names ) {
		return false;
	}
	const start = view.getUint16( 4 );
	let characters = 0;
	for ( let index = 0; index < count; index++ ) {
		const at = 6 + index * 12;
		const length = view.getUint16( at + 8 );
		characters += length;
		if ( start + view.getUint16( at + 10 ) + length > name.length ) {
			return false;
		}
	}
	return characters <= LIMITS.nameCharacters;
}

/** The order of preference if a font has names for several platforms. */
const PLATFORMS = [ 'windows', 'unicode', 'macintosh' ];

/**
 * The style that a name says; undefined if it says none. Families with more than four styles also have the name of the one that
 * each stands in for.
 */
export function styleInNames(
	names: unknown
): 'italic' | 'oblique' | undefined {
	const all = [ 'preferredSubfamily', 'fontSubfamily' ]
		.map( ( key ) => nameIn( names, key ) )
		.join( ' ' );
	return /oblique|slanted|inclined/i.test( all )
		? 'oblique'
		: /italic/i.test( all )
			? 'italic'
			: undefined;
}

/** A name from the result of opentype.js, preferably in English; empty if there is none. */
export function nameIn( names: unknown, key: string ): string {
	const found = PLATFORMS.flatMap( ( platform ) => {
		const ofPlatform = isRecord( names ) ? names[ platform ] : undefined;
		const name = isRecord( ofPlatform ) ? ofPlatform[ key ] : undefined;
		return isRecord( name ) ? [ name ] : [];
	} );
	const english = found.find( ( name ) => stringOr( name.en ) !== '' );
	return (
		stringOr( english?.en ) ||
		found
			.flatMap( ( name ) => Object.values( name ) )
			.map( ( text ) => stringOr( text ) )
			.find( Boolean ) ||
		''
	);
}
