import { __ } from '@wordpress/i18n';
import { ageLabel } from '../../../kernel/age';
import { locale } from '../../../platform/locale';
import type { RevisionStamp } from '../model/revision';

/** When a revision was made: how long ago within a day, else its date. */
export const whenLabel = ( { date }: RevisionStamp ): string =>
	ageLabel( date, new Date(), locale() );

/** The same with its whole date. */
export const dateLabel = ( { date }: RevisionStamp ): string =>
	new Intl.DateTimeFormat( locale(), {
		dateStyle: 'long',
		timeStyle: 'short',
	} ).format( date );

/** What is known of a revision, in one line. */
export function stampLabel(
	stamp: RevisionStamp | null,
	authors: ReadonlyMap< number, string >,
	isCurrent: boolean
): string {
	if ( ! stamp ) {
		return __( 'Invalid revision', 'atelier' );
	}
	const author = authors.get( stamp.author );
	return new Intl.ListFormat( locale(), {
		type: 'unit',
		style: 'short',
	} ).format( [
		dateLabel( stamp ),
		...( author ? [ author ] : [] ),
		...kindsOf( stamp, isCurrent ),
	] );
}

/** What sets a revision apart. */
export const kindsOf = (
	{ isAutosave }: RevisionStamp,
	isCurrent: boolean
): readonly string[] => [
	...( isAutosave ? [ __( 'Autosave', 'atelier' ) ] : [] ),
	...( isCurrent ? [ __( 'Current', 'atelier' ) ] : [] ),
];
