import { leftBehind } from '@/routing';
import { parseAddress, type Address } from '@/routing/address';

/**
 * After the way back, the link of this screen to the one that was left, so that a menu or list needn't be walked again; null if
 * there is none, and on the way on.
 */
export function linkBack(): HTMLElement | null {
	const left = leftBehind();
	if ( ! left ) {
		return null;
	}
	let best: HTMLElement | null = null;
	let most = -1;
	for ( const link of document.querySelectorAll< HTMLAnchorElement >(
		'a[href]:not([href^="#"])'
	) ) {
		const score = likeness( link, left );
		if ( score > most ) {
			best = link;
			most = score;
		}
	}
	return best;
}

/** How many arguments of the address a link has; -1 where it leads elsewhere. */
function likeness( link: HTMLAnchorElement, left: Address ): number {
	const { path, query } = parseAddress( link.search );
	const isAway =
		path !== left.path ||
		link.dataset.back !== undefined ||
		link.tabIndex < 0 ||
		link.pathname !== window.location.pathname ||
		link.target !== '';
	return isAway
		? -1
		: Object.entries( query ).filter(
				( [ name, value ] ) => left.query[ name ] === value
			).length;
}
