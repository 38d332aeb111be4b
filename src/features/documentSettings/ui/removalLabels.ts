import { __, sprintf } from '@wordpress/i18n';
import type { Removal } from '@/features/documents/index.model';

/** What is said about the removal of the open document. */
export interface RemovalLabels {
	readonly action: string;
	readonly question: string;
	readonly done: string;
}

/** The words for a way to remove a document. */
export function removalLabels(
	removal: Removal,
	title: string
): RemovalLabels {
	switch ( removal ) {
		case 'reset':
			return {
				action: __( 'Reset', 'atelier' ),
				question: sprintf(
					/* translators: %s: title of a template or template part. */
					__(
						'Reset “%s” to the theme’s version? You can undo this until you leave. Your site doesn’t change until you save.',
						'atelier'
					),
					title
				),
				/* translators: %s: title of a template or template part. */
				done: sprintf( __( '“%s” reset.', 'atelier' ), title ),
			};
		case 'trash':
			return {
				action: __( 'Move to trash', 'atelier' ),
				question: sprintf(
					/* translators: %s: title of a page, post or pattern. */
					__( 'Move “%s” to the trash?', 'atelier' ),
					title
				),
				done: sprintf(
					/* translators: %s: title of a page, post or pattern. */
					__( '“%s” moved to the trash.', 'atelier' ),
					title
				),
			};
		case 'delete':
			return {
				action: __( 'Delete', 'atelier' ),
				question: sprintf(
					/* translators: %s: title of a template or template part. */
					__(
						'Permanently delete “%s”? This can’t be undone.',
						'atelier'
					),
					title
				),
				/* translators: %s: title of a template or template part. */
				done: sprintf( __( '“%s” deleted.', 'atelier' ), title ),
			};
	}
}
