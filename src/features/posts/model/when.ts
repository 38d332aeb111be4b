import type { Post } from './post';

/** The meaning of an item's date. */
export type Moment = 'published' | 'scheduled' | 'modified';

/**
 * The most relevant date of an item: that of its publication, or else of its last modification.
 *
 * @param post
 */
export function momentOf( {
	status,
	date,
	modified,
}: Pick< Post, 'status' | 'date' | 'modified' > ): {
	readonly moment: Moment;
	readonly date: string;
} {
	switch ( status ) {
		case 'publish':
			return { moment: 'published', date };
		case 'future':
			return { moment: 'scheduled', date };
		default:
			return { moment: 'modified', date: modified };
	}
}
