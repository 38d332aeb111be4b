import { __ } from '@wordpress/i18n';
import { locale } from '../../../platform/locale';
import type { RevisionStamp } from '../model/revision';

/** When a revision was made. */
const dateLabel = ( { date }: RevisionStamp ): string =>
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
