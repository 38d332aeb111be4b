import apiFetch from '@wordpress/api-fetch';
import { isRecord, stringOr } from '@/kernel/guards';
import { boot } from './boot';

/**
 * Whether the user of this page is logged in: yes, no one is, someone else is, the site is unreachable, or its response
 * doesn't say.
 */
export type SessionAnswer = 'in' | 'out' | 'other' | 'unreachable' | 'unclear';

/** wp-includes/script-loader.php adds this property, so the package's types lack it. */
const nonces: typeof apiFetch & {
	/** The URL of a new nonce, once the server rejects the old one. */
	nonceEndpoint?: string;
	nonceMiddleware?: { nonce: string };
} = apiFetch;

/** Nonces renewed since the page was rendered, by purpose. */
const renewed = { stages: '', activate: '' };

/** Milliseconds until a site that doesn't respond counts as unreachable. */
const PATIENCE = 10_000;

/** Asks the site whether the user of this page is logged in, and if so stores its new nonces. */
export async function askSession(): Promise< SessionAnswer > {
	const controller = new AbortController();
	const timer = setTimeout( () => controller.abort(), PATIENCE );
	try {
		const answer = await fetch( `${ boot().sessionUrl }&all=1`, {
			credentials: 'same-origin',
			cache: 'no-store',
			signal: controller.signal,
		} );
		return await understand( answer );
	} catch {
		return 'unreachable';
	} finally {
		clearTimeout( timer );
	}
}

async function understand( answer: Response ): Promise< SessionAnswer > {
	if ( [ 502, 503, 504 ].includes( answer.status ) ) {
		return 'unreachable';
	}
	const text = await answer.text();
	if ( answer.status === 401 ) {
		return text.trim() === 'other' ? 'other' : 'out';
	}
	return answer.ok && takeNonces( text ) ? 'in' : 'unclear';
}

function takeNonces( text: string ): boolean {
	let said: unknown;
	try {
		said = JSON.parse( text );
	} catch {
		return false;
	}
	if ( ! isRecord( said ) || stringOr( said.rest ) === '' ) {
		return false;
	}
	if ( nonces.nonceMiddleware ) {
		nonces.nonceMiddleware.nonce = stringOr( said.rest );
	}
	renewed.stages = stringOr( said.stages );
	renewed.activate = stringOr( said.activate );
	return true;
}

/** Makes `apiFetch` renew an expired nonce, but never for another user who has logged in since. */
export function keepNonceToUser(): void {
	nonces.nonceEndpoint = boot().sessionUrl;
}

/**
 * Fetches a URL of the admin that has a nonce. If the server rejects the nonce, it is renewed and the request repeated
 * once.
 */
export async function fetchWithNonce(
	url: string,
	nonce: keyof typeof renewed,
	early?: Promise< Response >
): Promise< Response > {
	const answer = await ( early ??
		fetch( withNonce( url, renewed[ nonce ] ), SAME_ORIGIN ) );
	if ( answer.status !== 403 || ( await askSession() ) !== 'in' ) {
		return answer;
	}
	return fetch( withNonce( url, renewed[ nonce ] ), SAME_ORIGIN );
}

const SAME_ORIGIN = { credentials: 'same-origin' } as const;

function withNonce( address: string, nonce: string ): string {
	if ( nonce === '' ) {
		return address;
	}
	const url = new URL( address );
	url.searchParams.set( '_wpnonce', nonce );
	return url.href;
}
