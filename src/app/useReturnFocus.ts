import { useEffect, useRef } from '@wordpress/element';

/** The link that opened another screen. */
interface Opened {
	readonly href: string;
	/** The key of the screen that it opened. */
	readonly to: string;
}

/**
 * Remembers from which link of a screen another one was opened, so that the way back leads to that link and a list needn't
 * be walked again.
 *
 * @return Called for each new screen, with the keys of the screen before and of this one; the link to focus, or null.
 */
export function useReturnFocus(): (
	before: string,
	key: string
) => HTMLElement | null {
	const clicked = useRef< string | null >( null );
	const opened = useRef( new Map< string, Opened >() );
	useEffect( () => {
		const note = ( { target }: Event ) => {
			clicked.current =
				( target as Element ).closest( 'a' )?.getAttribute( 'href' ) ??
				null;
		};
		window.addEventListener( 'click', note, true );
		return () => window.removeEventListener( 'click', note, true );
	}, [] );
	return ( before, key ) => {
		const href = clicked.current;
		clicked.current = null;
		const there = opened.current.get( key );
		if ( there?.to === before && before !== key ) {
			opened.current.delete( key );
			return linkTo( there.href );
		}
		if ( href !== null ) {
			opened.current.set( before, { href, to: key } );
		}
		return null;
	};
}

const linkTo = ( href: string ): HTMLElement | null =>
	[ ...document.querySelectorAll( 'a' ) ].find(
		( link ) => link.getAttribute( 'href' ) === href
	) ?? null;
