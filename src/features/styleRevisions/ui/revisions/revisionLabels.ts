import { __, _n, sprintf } from '@wordpress/i18n';
import { siteDateLabel } from '@/kernel/siteClock';
import { locale } from '@/platform/locale';
import { siteZone } from '@/platform/siteZone';
import type {
	DifferenceSubject,
	Summary,
} from '@/features/globalStyles/index.model';
import type { Author, Entry, RevisionStamp } from '../../model/revision';
import { blockTitle } from '@/features/documents/index.records';
import {
	AREA_NAMES,
	locationName,
} from '@/features/globalStyles/index.records';

type Authors = ReadonlyMap< number, Author | null >;

/** The exact date and time of a save, in the site's time zone. */
const dateLabel = ( date: Date ): string =>
	siteDateLabel( siteZone(), date, locale(), 'medium' );

/** The name of the author; empty if the server doesn't show it. */
export function authorLabel( id: number, authors: Authors ): string {
	const author = authors.get( id );
	return author === null
		? __( 'Deleted user', 'atelier' )
		: ( author?.name ?? '' );
}

/** The date and author of a revision on one line, such as in a menu. */
export function timestampLabel(
	{ date, author }: RevisionStamp,
	authors: Authors
): string {
	const name = authorLabel( author, authors );
	return name === ''
		? dateLabel( date )
		: sprintf(
				/* translators: 1: date and time, 2: name of a user. */
				__( '%1$s, %2$s', 'atelier' ),
				dateLabel( date ),
				name
			);
}

/** The accessible name of an entry. It contains the entry's visible title, such as its age. */
export function entryName(
	entry: Entry,
	authors: Authors,
	age: string
): string {
	const name = entrySentence( entry, authors );
	return name.includes( age )
		? name
		: sprintf(
				/* translators: 1: an event, such as "Changes saved by Ann on May 3", 2: its age. */
				__( '%1$s (%2$s)', 'atelier' ),
				name,
				age
			);
}

function entrySentence( entry: Entry, authors: Authors ): string {
	switch ( entry.kind ) {
		case 'unsaved':
			return __( 'Unsaved changes', 'atelier' );
		case 'parent':
			return __( 'Reset the styles to the theme defaults', 'atelier' );
		case 'saved': {
			const name = authorLabel( entry.author, authors );
			return name === ''
				? sprintf(
						/* translators: %s: date and time. */
						__( 'Changes saved on %s', 'atelier' ),
						dateLabel( entry.date )
					)
				: sprintf(
						/* translators: 1: name of a user, 2: date and time. */
						__( 'Changes saved by %1$s on %2$s', 'atelier' ),
						name,
						dateLabel( entry.date )
					);
		}
	}
}

/** The label of a subject of changes. */
export function subjectLabel( subject: DifferenceSubject ): string {
	switch ( subject.kind ) {
		case 'area':
			return AREA_NAMES[ subject.area ]();
		case 'block':
			return sprintf(
				/* translators: %s: a block type. */
				__( '%s block', 'atelier' ),
				blockTitle( subject.name )
			);
		case 'element':
			return locationName( [ 'styles', 'elements', subject.name ] );
	}
}

/** The number of areas that a summary doesn't list. */
export const moreLabel = ( { more }: Summary ): string =>
	sprintf(
		/* translators: %d: number of changed parts of the styles that are not named. */
		_n( 'and %d more', 'and %d more', more, 'atelier' ),
		more
	);
