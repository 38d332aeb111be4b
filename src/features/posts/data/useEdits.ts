import { useEffect, useMemo } from '@wordpress/element';
import type { UnknownRecord } from '@/kernel/guards';
import { useRecordStore } from '@/platform/recordStore';
import { useAfterSaving } from '@/features/saving';
import { withEdits, type Post } from '../model/post';
import { invalidateListings } from './listing';

const NO_EDITS: readonly ( UnknownRecord | undefined )[] = [];

/** The items with their unsaved edits. Items without edits stay the same objects. */
export function useEdits( posts: readonly Post[] ): readonly Post[] {
	const edits = useRecordStore(
		( core ) =>
			posts.map( ( { type, id } ) =>
				// Not the edited record, which core-data would fetch completely for each row.
				core.getEntityRecordEdits( 'postType', type, Number( id ) )
			),
		NO_EDITS,
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
