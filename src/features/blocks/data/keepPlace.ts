import { canvasFrame } from './showBlock';

/** The canvas has its new size once it kept one for this long, in milliseconds: it grows slowly, and tools take room. */
const SETTLING = 600;

/** The longest time that the canvas is followed. */
const LONGEST = 4000;

/** What ends the following: the user scrolls. */
const MOVES = [ 'wheel', 'touchstart', 'keydown', 'mousedown' ] as const;

/**
 * Notes what is in the middle of the canvas before its scale changes.
 *
 * @param clientId A block that is kept in view if it is in view, rather than another one in the middle.
 * @return Scrolls there while the canvas gets its new size.
 */
export function notePlace( clientId: string | null ): () => void {
	const frame = canvasFrame()?.contentDocument;
	const view = frame?.defaultView;
	if ( ! frame || ! view ) {
		return () => undefined;
	}
	const middle = () => view.innerHeight / 2;
	const wanted =
		clientId === null
			? null
			: frame.getElementById( `block-${ clientId }` );
	const block =
		wanted && isInView( wanted ) ? wanted : blockAt( frame, middle() );
	if ( ! block ) {
		return () => undefined;
	}
	const { top, height } = block.getBoundingClientRect();
	const share = Math.min(
		1,
		Math.max( 0, ( middle() - top ) / ( height || 1 ) )
	);
	// At the very top nothing is above it that could be kept.
	const isAtTop = view.scrollY === 0;
	return () => {
		let end = 0;
		let isFollowing = false;
		const follow = () => {
			// The block may have been rendered again.
			const now = frame.getElementById( block.id );
			isFollowing = now !== null && performance.now() < end;
			if ( ! isFollowing || ! now ) {
				return;
			}
			const { top: start, height: size } = now.getBoundingClientRect();
			view.scrollTo( {
				top: isAtTop
					? 0
					: view.scrollY + start + share * size - middle(),
				behavior: 'instant',
			} );
			requestAnimationFrame( follow );
		};
		const begin = () => {
			end = performance.now() + SETTLING;
			if ( ! isFollowing ) {
				isFollowing = true;
				requestAnimationFrame( follow );
			}
		};
		const stop = () => {
			end = 0;
			clearTimeout( timer );
			view.removeEventListener( 'resize', begin );
			MOVES.forEach( ( name ) =>
				frame.removeEventListener( name, stop )
			);
		};
		const timer = setTimeout( stop, LONGEST );
		view.addEventListener( 'resize', begin );
		MOVES.forEach( ( name ) =>
			frame.addEventListener( name, stop, { passive: true } )
		);
		begin();
	};
}

/** The client id of the innermost block in the middle of a canvas that was scrolled; null at its top. */
export function blockInTheMiddle(): string | null {
	const frame = canvasFrame()?.contentDocument;
	const view = frame?.defaultView;
	return frame && view && view.scrollY > 0
		? ( blockAt( frame, view.innerHeight / 2 )?.dataset.block ?? null )
		: null;
}

function isInView( block: HTMLElement ): boolean {
	const { top, bottom } = block.getBoundingClientRect();
	return (
		bottom > 0 &&
		top < ( block.ownerDocument.defaultView?.innerHeight ?? 0 )
	);
}

/** The smallest block at a height of the view. */
const blockAt = ( frame: Document, y: number ): HTMLElement | null =>
	[ ...frame.querySelectorAll< HTMLElement >( '[data-block]' ) ]
		.map( ( block ) => ( { block, rect: block.getBoundingClientRect() } ) )
		.filter( ( { rect } ) => rect.top <= y && rect.bottom >= y )
		.sort( ( one, other ) => one.rect.height - other.rect.height )[ 0 ]
		?.block ?? null;
