import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { fail, ok, type Load, type Result } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import { parseContentFonts, type ContentFonts } from '../model/usedFonts';

/** The server begins with those that the site does not have. */
const MOST = 100;

async function fetchFonts(
	signal: AbortSignal
): Promise< Result< ContentFonts > > {
	try {
		const fonts = parseContentFonts(
			await apiFetch( {
				path: `/atelier/v1/font-uses?per_page=${ MOST }`,
				signal,
			} )
		);
		return fonts ? ok( fonts ) : fail( { code: 'malformed' } );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}

/** Which fonts templates, parts, patterns, menus, pages and posts ask for, as they are saved. */
export function useContentFonts(): Load< ContentFonts > & {
	readonly retry: () => void;
} {
	const [ load, setLoad ] = useState< Load< ContentFonts > >( {
		status: 'loading',
	} );
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		const asking = new AbortController();
		setLoad( { status: 'loading' } );
		void fetchFonts( asking.signal ).then( ( result ) => {
			if ( ! asking.signal.aborted ) {
				setLoad(
					result.ok
						? { status: 'ready', value: result.value }
						: { status: 'failed', error: result.error }
				);
			}
		} );
		return () => asking.abort();
	}, [ attempt ] );
	const retry = useCallback( () => setAttempt( ( count ) => count + 1 ), [] );
	return { ...load, retry };
}
