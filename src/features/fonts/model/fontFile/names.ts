import { isRecord, stringOr } from '../../../../kernel/guards';
import { shorten } from '../../../../kernel/shorten';
import { LIMITS } from './limits';
import { viewOf } from './tables';

/** Control characters, and those that are not seen but change how what follows is written or read. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Half of a character: no text that can be sent or stored. */
const LONE_HALF = /\p{Cs}/gu;
/** What ends a name in CSS or in markup, or makes two of it. */
const NOT_OF_NAMES = /["'`<>,;:{}\\]/g;

/** One line without anything that is not seen. */
export const cleanText = ( text: string, length: number ): string =>
	shorten(
		text
			.replace( UNSEEN, ' ' )
			.replace( LONE_HALF, '' )
			.replace( /\s+/g, ' ' )
			.trim(),
		length
	);

/** A name that can be a font family of CSS as it is. */
export const cleanFamily = ( text: string ): string =>
	cleanText( text.replace( NOT_OF_NAMES, ' ' ), LIMITS.shownName );

/** The address where it is one of the web. */
export const cleanUrl = ( text: string ): string => {
	const address = cleanText( text, LIMITS.shownText );
	return /^https?:\/\/[^\s"'<>]+$/i.test( address ) ? address : '';
};

/**
 * Whether a table of names is small enough to be read: its entries may all mean the same text, and
 * so be a thousand times as long as the table.
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

/** Whom to believe where a font has the same name for several systems. */
const PLATFORMS = [ 'windows', 'unicode', 'macintosh' ];

/** A name in English, else in any language, of those that opentype.js has found; empty where there is none. */
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
