import apiFetch from '@wordpress/api-fetch';
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type AppError, type Result } from '@/kernel/result';
import { boot } from '@/platform/boot';
import { download } from '@/platform/download';
import { codeOfStatus, toAppError } from '@/platform/failure';
import { readFile, type Progress } from './readFile';
import { isWholeZip, TAIL, zipNameIn } from '../model/zip';

/**
 * Downloads the site's theme with all customizations, and returns the file's name.
 *
 * @param signal     Aborts the download; the result is then `null`.
 * @param onProgress Called with each chunk that arrives.
 */
export async function exportTheme(
	signal: AbortSignal,
	onProgress: ( progress: Progress ) => void
): Promise< Result< string | null > > {
	try {
		const answer = await apiFetch( {
			path: '/wp-block-editor/v1/export',
			parse: false,
			headers: { Accept: 'application/zip' },
			signal,
		} );
		if ( ! ( answer instanceof Response ) ) {
			return fail( { code: 'malformed' } );
		}
		// The browser throws if the connection is lost.
		const file = await readFile( answer, onProgress ).catch( () => null );
		if ( signal.aborted ) {
			return ok( null );
		}
		if ( ! file || ! ( await isWhole( file ) ) ) {
			return fail( { code: 'malformed' } );
		}
		const name =
			zipNameIn( answer.headers.get( 'content-disposition' ) ) ??
			`${ boot().theme.stylesheet }.zip`;
		download( name, file );
		return ok( name );
	} catch ( raw ) {
		if ( signal.aborted ) {
			return ok( null );
		}
		return fail(
			raw instanceof Response ? await said( raw ) : toAppError( raw )
		);
	}
}

async function isWhole( file: Blob ): Promise< boolean > {
	const bytes = async ( part: Blob ) =>
		new Uint8Array( await part.arrayBuffer() );
	return isWholeZip(
		await bytes( file.slice( 0, 4 ) ),
		await bytes( file.slice( -TAIL ) )
	);
}

/** The server's error about a rejected request. */
async function said( answer: Response ): Promise< AppError > {
	const body: unknown = await answer.json().catch( () => null );
	const code = isRecord( body ) ? stringOr( body.code ) : '';
	const message = isRecord( body ) ? stringOr( body.message ) : '';
	const isKnown = code !== '' && code !== 'unknown_error' && message !== '';
	return {
		code: codeOfStatus( answer.status ),
		status: answer.status,
		...( isKnown ? { detail: message } : {} ),
	};
}
