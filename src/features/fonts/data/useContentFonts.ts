import apiFetch from '@wordpress/api-fetch';
import { fail, ok, type Result } from '../../../kernel/result';
import { attempt } from '../../../platform/failure';
import { useLoad, type Loading } from '../../../ui/useLoad';
import { parseContentFonts, type ContentFonts } from '../model/usedFonts';

/** The server lists missing fonts first. */
const MOST = 100;

function fetchFonts(): Promise< Result< ContentFonts > > {
	return attempt( async () => {
		const fonts = parseContentFonts(
			await apiFetch( {
				path: `/atelier/v1/font-uses?per_page=${ MOST }`,
			} )
		);
		return fonts ? ok( fonts ) : fail( { code: 'malformed' } );
	} );
}

/** The fonts that saved templates, template parts, patterns, menus, pages and posts use. */
export const useContentFonts = (): Loading< ContentFonts > =>
	useLoad( '', fetchFonts );
