import { fail, ok, type Result } from '../../../kernel/result';
import { attempt, codeOfStatus } from '../../../platform/failure';
import { fetchWithNonce } from '../../../platform/session';
import { activation, previewedTheme } from './preview';

/**
 * Makes the previewed theme the site's own, by the address with which WordPress's themes page does it.
 * Fails without having changed anything.
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
		// WordPress goes on to its list of themes, and says there that one was activated.
		return new URL( answer.url ).searchParams.has( 'activated' )
			? ok( undefined )
			: fail( { code: answer.redirected ? 'loggedOut' : 'malformed' } );
	} );
}

/** The same place in the active theme, which takes loading the page again. */
export function continueInActiveTheme(): void {
	const url = new URL( window.location.href );
	url.searchParams.delete( 'wp_theme_preview' );
	window.location.assign( url );
}
