import { useEffect, useState } from '@wordpress/element';
import { isSameTree } from '@/kernel/sameTree';
import { insertionPoints, type Extent } from '../model/insertionPoints';
import type { Sections } from './zoomOut';

/** The minimum distance of a point to the top and bottom, in pixels. */
const MARGIN = 40;

/**
 * The vertical positions between sections where blocks can be inserted, in pixels from the top of the canvas' document;
 * updated when their layout changes.
 */
export function useInsertionPoints(
	frame: Document,
	{ root, ids }: Sections
): readonly number[] {
	const [ points, setPoints ] = useState< readonly number[] >( [] );
	useEffect( () => {
		const view = frame.defaultView;
		const parent =
			root === undefined
				? frame.querySelector( '.is-root-container' )
				: elementOf( frame, root );
		if ( ! view || ! parent ) {
			return undefined;
		}
		const measure = () =>
			setPoints( ( before ) => {
				const now = insertionPoints(
					ids.map( ( id ) =>
						extentOf( elementOf( frame, id ), view )
					),
					parent.getBoundingClientRect().top + view.scrollY,
					{
						top: MARGIN,
						bottom: frame.documentElement.scrollHeight - MARGIN,
					}
				);
				return isSameTree( before, now ) ? before : now;
			} );
		const sizes = new view.ResizeObserver( measure );
		const observe = () => {
			sizes.disconnect();
			// Content above moves the sections, and makes the body taller.
			sizes.observe( frame.body );
			for ( const section of parent.children ) {
				sizes.observe( section );
			}
		};
		// A block can get a new element.
		const elements = new view.MutationObserver( observe );
		elements.observe( parent, { childList: true } );
		observe();
		return () => {
			sizes.disconnect();
			elements.disconnect();
		};
	}, [ frame, root, ids ] );
	return points;
}

const elementOf = ( frame: Document, clientId: string ) =>
	frame.getElementById( `block-${ clientId }` );

/** Null if it isn't shown. */
function extentOf( element: Element | null, view: Window ): Extent | null {
	const { top, bottom, height } = element?.getBoundingClientRect() ?? {
		top: 0,
		bottom: 0,
		height: 0,
	};
	return height === 0
		? null
		: { top: top + view.scrollY, bottom: bottom + view.scrollY };
}
