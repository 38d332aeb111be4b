import { __, _n, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import { locale } from '@/platform/locale';
import { isolated } from '@/ui/quoted';
import { siteTimeLabel } from '@/ui/timeLabels';
import type { SiteDraft } from '../model/siteDraft';

/** A title, or a placeholder without one. */
export const titleLabel = ( title: string ): string =>
	title || __( '(no title)', 'atelier' );

/** That unsaved changes are in a draft now. */
export const savedToLabel = ( title: string ): string =>
	sprintf(
		/* translators: %s: title of a site draft. */
		__( 'Saved to “%s”.', 'atelier' ),
		titleLabel( title )
	);

/** The number of records that a draft changes. */
export const countLabel = ( count: number ): string =>
	count === 0
		? __( 'No changes yet', 'atelier' )
		: sprintf(
				/* translators: %d: number of records that a site draft changes. */
				_n( '%d change', '%d changes', count, 'atelier' ),
				count
			);

/** That others have a draft open, as a sentence. */
export const openElsewhereLabel = ( names: readonly string[] ): string =>
	sprintf(
		/* translators: %s: names of users. */
		_n(
			'%s has this site draft open right now.',
			'%s have this site draft open right now.',
			names.length,
			'atelier'
		),
		new Intl.ListFormat( locale() ).format( names.map( isolated ) )
	);

/** The number of others who have a draft open. */
export const othersCountLabel = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of other users who have the same site draft open. */
		_n( '%d other here', '%d others here', count, 'atelier' ),
		count
	);

/** Who else has a draft open; empty if nobody has. */
export const othersLabel = ( names: readonly string[] ): string =>
	names.length === 0
		? ''
		: sprintf(
				/* translators: %s: names of users who have the same site draft open. */
				__( 'Also here now: %s', 'atelier' ),
				new Intl.ListFormat( locale() ).format( names.map( isolated ) )
			);

/** The status of a draft; empty for an open one. */
export function statusLabel( draft: SiteDraft ): string {
	if ( draft.isPublishing ) {
		return __( 'Publishing…', 'atelier' );
	}
	switch ( draft.status ) {
		case 'scheduled':
			return draft.schedule
				? sprintf(
						/* translators: %s: a date with its time. */
						__( 'Scheduled for %s', 'atelier' ),
						siteTimeLabel( new Date( draft.schedule.date ) )
					)
				: __( 'Scheduled', 'atelier' );
		case 'held':
			return sprintf(
				/* translators: %s: reason why a site draft is not published at its date, as a sentence. */
				__( 'On hold. %s', 'atelier' ),
				draft.problem
			);
		case 'published':
			return publishedLabel( draft );
		case 'open':
			return '';
		default:
			return assertNever( draft.status );
	}
}

/** The status of a draft while it is open and edited; empty without a date. */
export function openStatusLabel( draft: SiteDraft ): string {
	if ( draft.status === 'scheduled' && draft.schedule ) {
		return sprintf(
			/* translators: %s: a date with its time. */
			__(
				'Scheduled for %s. Changing this site draft ends its schedule.',
				'atelier'
			),
			siteTimeLabel( new Date( draft.schedule.date ) )
		);
	}
	return draft.status === 'held' ? statusLabel( draft ) : '';
}

function publishedLabel( { published }: SiteDraft ): string {
	if ( ! published ) {
		return __( 'Published', 'atelier' );
	}
	const date = siteTimeLabel( new Date( published.date ) );
	return published.by
		? sprintf(
				/* translators: 1: a date with its time, 2: name of a user. */
				__( 'Published on %1$s by %2$s', 'atelier' ),
				date,
				published.by.name
			)
		: sprintf(
				/* translators: %s: a date with its time. */
				__( 'Published on %s', 'atelier' ),
				date
			);
}

/** That a draft has changes which aren't listed. */
export const hiddenLabel = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of changes. */
		_n(
			'%d more change is of an item that you aren’t allowed to edit.',
			'%d more changes are of items that you aren’t allowed to edit.',
			count,
			'atelier'
		),
		count
	);

/** That changes which aren't listed keep the user from publishing; without their titles, which they may not know. */
export const heldByHiddenLabel = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of changes. */
		_n(
			'You can’t publish this site draft, because %d change is of an item that you aren’t allowed to edit. Ask someone who is.',
			'You can’t publish this site draft, because %d changes are of items that you aren’t allowed to edit. Ask someone who is.',
			count,
			'atelier'
		),
		count
	);
