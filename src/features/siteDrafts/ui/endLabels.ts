import { __, _n, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import { boot } from '@/platform/boot';
import type { DraftEnd } from '@/platform/draftEnd';
import { titleLabel } from './draftLabels';

/** What has become of a draft, as a sentence. */
export function endLabel( end: DraftEnd, title: string ): string {
	switch ( end.name ) {
		case 'published':
			return publishedLabel( end, titleLabel( title ) );
		case 'deleted':
			return sprintf(
				/* translators: %s: title of a site draft. */
				__( 'The site draft “%s” has been deleted.', 'atelier' ),
				titleLabel( title )
			);
		case 'theme':
			return sprintf(
				/* translators: %s: title of a site draft. */
				__(
					'The site draft “%s” is for another theme than the one that’s active now.',
					'atelier'
				),
				titleLabel( title )
			);
		default:
			return assertNever( end );
	}
}

function publishedLabel(
	{ by, isScheduled }: DraftEnd & { readonly name: 'published' },
	title: string
): string {
	if ( isScheduled ) {
		return sprintf(
			/* translators: %s: title of a site draft. */
			__( 'The site draft “%s” was published as scheduled.', 'atelier' ),
			title
		);
	}
	if ( ! by ) {
		return sprintf(
			/* translators: %s: title of a site draft. */
			__( 'The site draft “%s” has been published.', 'atelier' ),
			title
		);
	}
	return by.id === boot().user.id
		? sprintf(
				/* translators: %s: title of a site draft. */
				__( 'You published the site draft “%s”.', 'atelier' ),
				title
			)
		: sprintf(
				/* translators: 1: name of a user, 2: title of a site draft. */
				__( '%1$s published the site draft “%2$s”.', 'atelier' ),
				by.name,
				title
			);
}

/** The same where there is room for a few words only. */
export function shortEndLabel( end: DraftEnd ): string {
	switch ( end.name ) {
		case 'published':
			return shortPublishedLabel( end );
		case 'deleted':
			return __( 'Site draft deleted.', 'atelier' );
		case 'theme':
			return __( 'Other theme active.', 'atelier' );
		default:
			return assertNever( end );
	}
}

function shortPublishedLabel( {
	by,
	isScheduled,
}: DraftEnd & { readonly name: 'published' } ): string {
	if ( isScheduled ) {
		return __( 'Published as scheduled.', 'atelier' );
	}
	return by && by.id !== boot().user.id
		? sprintf(
				/* translators: %s: name of a user. */
				__( 'Published by %s.', 'atelier' ),
				by.name
			)
		: __( 'Site draft published.', 'atelier' );
}

/** The number of unsaved changes, as a sentence. */
export const unsavedLabel = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of records. */
		_n(
			'You have %d unsaved change.',
			'You have %d unsaved changes.',
			count,
			'atelier'
		),
		count
	);
