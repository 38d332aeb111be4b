import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';

/** How near, in pixels, something has to be for it to count as coming into view. */
const MARGIN = 200;

/** Shows its content once it comes into view, and from then on; what is costly to paint waits for that. */
export function WhenInView( {
	className,
	children,
}: {
	readonly className?: string | undefined;
	readonly children: ReactNode;
} ) {
	const place = useRef< HTMLDivElement >( null );
	const [ hasBeenSeen, setHasBeenSeen ] = useState( false );
	useEffect( () => {
		if ( hasBeenSeen || ! place.current ) {
			return undefined;
		}
		const observer = new IntersectionObserver(
			( entries ) => {
				if (
					entries.some( ( { isIntersecting } ) => isIntersecting )
				) {
					setHasBeenSeen( true );
				}
			},
			{ rootMargin: `${ MARGIN }px` }
		);
		observer.observe( place.current );
		return () => observer.disconnect();
	}, [ hasBeenSeen ] );
	return (
		<div ref={ place } className={ className }>
			{ hasBeenSeen && children }
		</div>
	);
}
