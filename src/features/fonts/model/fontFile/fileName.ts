import type { FontFormat } from './facts';

/** In characters, of up to four bytes each: file systems allow 255 bytes, and WordPress adds a number to a name that is taken. */
const LONGEST = 60;

/**
 * The name under which a font is sent. WordPress compares the extension with the bytes, and refuses, for example, a WOFF2 file
 * called “.ttf” and a font with TrueType outlines called “.otf”, which browsers and systems take.
 */
export function fontFileName( name: string, format: FontFormat ): string {
	const stem = Array.from( name.replace( /\.[^.]*$/, '' ) )
		.slice( 0, LONGEST )
		.join( '' );
	return `${ stem || 'font' }.${ format }`;
}
