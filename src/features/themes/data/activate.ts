import { fail, ok, type Result } from '@/kernel/result';
import { attempt, codeOfStatus } from '@/platform/failure';
import { fetchWithNonce } from '@/platform/session';
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
	window.location.assign( addressInActiveTheme( window.location.href ) );
}

/**
 * The URL of the same screen with the active theme: home instead of a template, part or other record that only the previewed
 * theme has.
 */
export function leavePreviewAddress(
	from: string,
	stylesheet: string
): string {
	const url = new URL( addressInActiveTheme( from ) );
	if (
		( url.searchParams.get( 'p' ) ?? '' ).includes( `/${ stylesheet }//` )
	) {
		url.searchParams.delete( 'p' );
		url.searchParams.delete( 'canvas' );
	}
	return url.href;
}

function addressInActiveTheme( from: string ): string {
	const url = new URL( from );
	url.searchParams.delete( 'wp_theme_preview' );
	return url.href;
}
