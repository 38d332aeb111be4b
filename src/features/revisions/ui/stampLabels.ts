import { __ } from '@wordpress/i18n';
import { siteDateLabel } from '@/kernel/siteClock';
import { locale } from '@/platform/locale';
import { siteZone } from '@/platform/siteZone';
import type { RevisionStamp } from '../model/revision';

/** Date and author of a revision, in one line. */
export function stampLabel(
	stamp: RevisionStamp | null,
	authors: ReadonlyMap< number, string >,
	isCurrent: boolean
): string {
	if ( ! stamp ) {
		return __( 'Invalid revision', 'atelier' );
	}
	const author = authors.get( stamp.author );
	return [
		siteDateLabel( siteZone(), stamp.date, locale() ),
		...( author ? [ author ] : [] ),
		...kindsOf( stamp, isCurrent ),
	].join( ' · ' );
}

/** Badges of a revision, such as "Autosave". */
export const kindsOf = (
	{ isAutosave }: RevisionStamp,
	isCurrent: boolean
): readonly string[] => [
	...( isAutosave ? [ __( 'Autosave', 'atelier' ) ] : [] ),
	...( isCurrent ? [ __( 'Current', 'atelier' ) ] : [] ),
];
