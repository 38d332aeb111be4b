import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';

/** The distance from the viewport that counts as coming into view, in pixels. */
const MARGIN = 200;

/** Renders its children once it comes into view, and from then on, because they are costly to paint. */
export function WhenInView( {
	className,
	children,
}: {
	readonly className?: string | undefined;
	readonly children: ReactNode;
} ) {
	const container = useRef< HTMLDivElement >( null );
	const [ hasBeenSeen, setHasBeenSeen ] = useState( false );
	useEffect( () => {
		if ( hasBeenSeen || ! container.current ) {
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
		observer.observe( container.current );
		return () => observer.disconnect();
	}, [ hasBeenSeen ] );
	return (
		<div ref={ container } className={ className }>
			{ hasBeenSeen && children }
		</div>
	);
}
