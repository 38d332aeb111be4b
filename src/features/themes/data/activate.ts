import { fail, ok, type Result } from '../../../kernel/result';
import { attempt, codeOfStatus } from '../../../platform/failure';
import { fetchWithNonce } from '../../../platform/session';
import { activation, previewedTheme } from './preview';

/**
 * Activates the previewed theme, with the URL that WordPress's themes screen uses. If it fails, nothing has changed.
 */
export async function activateTheme(): Promise< Result< void > > {
	const preview = previewedTheme();
	if ( ! preview ) {
		return ok( undefined );
	}
	activation.set( 'activating' );
	const result = await requestActivation( preview.activateUrl );
	activation.set( result.ok ? 'active' : 'previewing' );
	return result;
}

function requestActivation( url: string ): Promise< Result< void > > {
	return attempt( async () => {
		const answer = await fetchWithNonce( url, 'activate' );
		if ( ! answer.ok ) {
			return fail( {
				code: codeOfStatus( answer.status ),
				status: answer.status,
			} );
		}
		// WordPress redirects to its themes screen with an argument that tells of the activation.
		return new URL( answer.url ).searchParams.has( 'activated' )
			? ok( undefined )
			: fail( { code: answer.redirected ? 'loggedOut' : 'malformed' } );
	} );
}

/** Reloads the same screen with the active theme. */
export function continueInActiveTheme(): void {
	const url = new URL( window.location.href );
	url.searchParams.delete( 'wp_theme_preview' );
	window.location.assign( url );
}
