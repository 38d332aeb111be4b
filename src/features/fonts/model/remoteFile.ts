import type { FontFormat } from './fontFile/facts';
import { fontFileName } from './fontFile/fileName';

/** The file name for a downloaded font. The server accepts these extensions only. */
export const nameFromAddress = (
	address: string,
	format: FontFormat
): string => {
	const last = new URL( address ).pathname.split( '/' ).at( -1 ) ?? '';
	return fontFileName( last.replace( /%[0-9a-f]{2}/gi, '-' ), format );
};
