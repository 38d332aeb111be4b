import apiFetch from '@wordpress/api-fetch';
import { fail, ok, type Result } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import { useRequest, type Request } from '../../../ui/useRequest';
import { parseContentFonts, type ContentFonts } from '../model/usedFonts';

/** The server begins with those that the site does not have. */
const MOST = 100;

async function fetchFonts(): Promise< Result< ContentFonts > > {
	try {
		const fonts = parseContentFonts(
			await apiFetch( {
				path: `/atelier/v1/font-uses?per_page=${ MOST }`,
			} )
		);
		return fonts ? ok( fonts ) : fail( { code: 'malformed' } );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}

/** Which fonts templates, parts, patterns, menus, pages and posts ask for, as they are saved. */
export const useContentFonts = (): Request< ContentFonts > =>
	useRequest( '', fetchFonts );
