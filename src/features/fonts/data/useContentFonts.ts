import apiFetch from '@wordpress/api-fetch';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { useLoad, type Loading } from '@/ui/useLoad';
import { fillIndex } from '@/features/uses';
import { parseContentFonts, type ContentFonts } from '../model/usedFonts';

/** The server lists missing fonts first. */
const MOST = 100;

const ask = async ( signal: AbortSignal ): Promise< ContentFonts | null > =>
	parseContentFonts(
		await apiFetch( {
			path: `/atelier/v1/font-uses?per_page=${ MOST }`,
			signal,
		} )
	);

const fetchFonts = ( signal: AbortSignal ): Promise< Result< ContentFonts > > =>
	attempt( async () => {
		let fonts = await ask( signal );
		if ( fonts?.isComplete === false ) {
			await fillIndex( signal );
			fonts = await ask( signal );
		}
		return fonts ? ok( fonts ) : fail( { code: 'malformed' } );
	} );

/** The fonts that saved templates, template parts, patterns, menus, pages and posts use. */
export const useContentFonts = (): Loading< ContentFonts > =>
	useLoad( '', fetchFonts );
