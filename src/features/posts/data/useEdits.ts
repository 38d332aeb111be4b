import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import { useAfterSaving } from '../../saving/index.records';
import { withEdits, type Post } from '../model/post';
import { invalidateListings } from './listing';

/** The items with their unsaved edits. Items without edits stay the same objects. */
export function useEdits( posts: readonly Post[] ): readonly Post[] {
	const edits = useSelect(
		( select ) =>
			posts.map( ( { type, id } ) =>
				// Not the edited record, which core-data would fetch completely for each row.
				select( coreStore ).getEntityRecordEdits(
					'postType',
					type,
					Number( id )
				)
			),
		[ posts ]
	);
	return useMemo(
		() =>
			posts.map( ( post, at ) => {
				const edited = edits[ at ];
				return edited && Object.keys( edited ).length > 0
					? withEdits( post, edited )
					: post;
			} ),
		[ posts, edits ]
	);
}

/** Refetches the list after each save on the page, and when the user returns to the tab. */
export function useFreshness(): void {
	useAfterSaving( invalidateListings );
	useEffect( () => {
		const look = () => {
			if ( document.visibilityState === 'visible' ) {
				// Anything may have changed while the user was in another tab.
				invalidateListings();
			}
		};
		document.addEventListener( 'visibilitychange', look );
		return () => {
			document.removeEventListener( 'visibilitychange', look );
			// Changes on other screens must show when the list opens again.
			invalidateListings();
		};
	}, [] );
}
