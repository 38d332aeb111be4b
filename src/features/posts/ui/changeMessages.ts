import { __, _n, sprintf } from '@wordpress/i18n';
import type { Change } from '../data/changePosts';
import type { Post } from '../model/post';
import { titleOf } from './fields';

interface ChangeMessages {
	/** The label of its button and the title of its dialog. */
	readonly action: () => string;
	/** The confirmation for one item, or several; null without one. */
	readonly question: {
		readonly one: () => string;
		readonly many: ( count: number ) => string;
	} | null;
	readonly done: {
		readonly one: () => string;
		readonly many: ( count: number ) => string;
	};
}

export const CHANGE_MESSAGES: Readonly<
	Record< Change[ 'name' ], ChangeMessages >
> = {
	trash: {
		action: () => __( 'Move to trash', 'atelier' ),
		question: {
			/* translators: %s: title of a page or post. */
			one: () =>
				__(
					'Are you sure you want to move “%s” to the trash?',
					'atelier'
				),
			many: ( count ) =>
				/* translators: %d: number of pages or posts. */
				_n(
					'Are you sure you want to move %d item to the trash?',
					'Are you sure you want to move %d items to the trash?',
					count,
					'atelier'
				),
		},
		done: {
			/* translators: %s: title of a page or post. */
			one: () => __( '“%s” moved to the trash.', 'atelier' ),
			many: ( count ) =>
				/* translators: %d: number of pages or posts. */
				_n(
					'%d item moved to the trash.',
					'%d items moved to the trash.',
					count,
					'atelier'
				),
		},
	},
	restore: {
		action: () => __( 'Restore', 'atelier' ),
		question: null,
		done: {
			/* translators: %s: title of a page or post. */
			one: () => __( '“%s” has been restored.', 'atelier' ),
			many: ( count ) =>
				/* translators: %d: number of pages or posts. */
				_n(
					'%d item has been restored.',
					'%d items have been restored.',
					count,
					'atelier'
				),
		},
	},
	delete: {
		action: () => __( 'Permanently delete', 'atelier' ),
		question: {
			/* translators: %s: title of a page or post. */
			one: () =>
				__(
					'Are you sure you want to permanently delete “%s”?',
					'atelier'
				),
			many: ( count ) =>
				/* translators: %d: number of pages or posts. */
				_n(
					'Are you sure you want to permanently delete %d item?',
					'Are you sure you want to permanently delete %d items?',
					count,
					'atelier'
				),
		},
		done: {
			/* translators: %s: title of a page or post. */
			one: () => __( '“%s” permanently deleted.', 'atelier' ),
			many: ( count ) =>
				/* translators: %d: number of pages or posts. */
				_n(
					'%d item permanently deleted.',
					'%d items permanently deleted.',
					count,
					'atelier'
				),
		},
	},
	template: {
		action: () => __( 'Change template', 'atelier' ),
		// Choosing the value is the confirmation.
		question: null,
		done: {
			/* translators: %s: title of a page or post. */
			one: () => __( 'Template of “%s” changed.', 'atelier' ),
			many: ( count ) =>
				/* translators: %d: number of pages or posts. */
				_n(
					'Template of %d item changed.',
					'Template of %d items changed.',
					count,
					'atelier'
				),
		},
	},
	status: {
		action: () => __( 'Change status', 'atelier' ),
		question: null,
		done: {
			/* translators: %s: title of a page or post. */
			one: () => __( 'Status of “%s” changed.', 'atelier' ),
			many: ( count ) =>
				/* translators: %d: number of pages or posts. */
				_n(
					'Status of %d item changed.',
					'Status of %d items changed.',
					count,
					'atelier'
				),
		},
	},
	author: {
		action: () => __( 'Change author', 'atelier' ),
		question: null,
		done: {
			/* translators: %s: title of a page or post. */
			one: () => __( 'Author of “%s” changed.', 'atelier' ),
			many: ( count ) =>
				/* translators: %d: number of pages or posts. */
				_n(
					'Author of %d item changed.',
					'Author of %d items changed.',
					count,
					'atelier'
				),
		},
	},
};

/** A sentence about one item by title, or about several by number. */
export function changeMessagesFor(
	{ one, many }: ChangeMessages[ 'done' ],
	posts: readonly Post[]
): string {
	const [ first ] = posts;
	return posts.length === 1 && first
		? sprintf( one(), titleOf( first ) )
		: sprintf( many( posts.length ), posts.length );
}
