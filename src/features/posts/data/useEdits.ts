import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import { useAfterSaving } from '../../saving/index.records';
import { withEdits, type Post } from '../model/post';
import { invalidateListings } from './listing';

/** The items with the edits that have not been saved yet. Those without edits stay the same. */
export function useEdits( posts: readonly Post[] ): readonly Post[] {
	const edits = useSelect(
		( select ) =>
			posts.map( ( { type, id } ) =>
				// Not the edited record, which would be fetched whole for each row.
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

/** Refetches the list whenever something has been saved, by any part of the screen. */
export function useFreshness(): void {
	useAfterSaving( invalidateListings );
	useEffect( () => {
		const look = () => {
			if ( document.visibilityState === 'visible' ) {
				// Someone comes back from another tab, where anything may have happened.
				invalidateListings();
			}
		};
		document.addEventListener( 'visibilitychange', look );
		return () => {
			document.removeEventListener( 'visibilitychange', look );
			// What is done elsewhere is to be seen when the list comes back.
			invalidateListings();
		};
	}, [] );
}
