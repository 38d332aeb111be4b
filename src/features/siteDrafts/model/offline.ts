import {
	GONE,
	visibilityOf,
	type SitePage,
	type Visibility,
} from '@/features/documents/index.model';
import type { DraftChange } from './change';

/** What publishing a change does to the visibility of its page. */
export interface PageVisibility {
	readonly change: DraftChange;
	readonly before: Visibility;
	readonly after: Visibility;
}

/**
 * What publishing changes does to pages. A page whose status isn't known counts as published.
 *
 * @param changes
 * @param time    When they are published, in the site's local time.
 */
export const pageVisibilities = (
	changes: readonly DraftChange[],
	time: string
): readonly PageVisibility[] =>
	changes
		.filter(
			( { type, action } ) => type === 'page' && action !== 'create'
		)
		.map( ( change ) => {
			const before = { status: 'publish', ...change.base };
			return {
				change,
				before: visibilityOf( before, time ),
				after:
					change.action === 'delete'
						? GONE
						: visibilityOf(
								{
									...before,
									...change.edits,
									password:
										change.password === 'set' ? '…' : '',
								},
								time
							),
			};
		} );

/** The roles of pages that changes of the site's settings set; what they leave isn't there. */
export function rolesIn(
	changes: readonly DraftChange[]
): Partial< Readonly< Record< SitePage, number > > > {
	const {
		show_on_front: shown,
		page_on_front: homepage,
		page_for_posts: postsPage,
	} = changes.find( ( { type } ) => type === 'site' )?.edits ?? {};
	return shown === 'posts'
		? { homepage: 0, postsPage: 0 }
		: {
				...( homepage === undefined
					? {}
					: { homepage: Number( homepage ) } ),
				...( postsPage === undefined
					? {}
					: { postsPage: Number( postsPage ) } ),
			};
}
