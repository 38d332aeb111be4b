import { __, sprintf } from '@wordpress/i18n';
import { openDraft } from '@/platform/siteDraft';
import { isolated } from '@/ui/quoted';
import type { Theirs } from '@/features/documents/index.model';

/**
 * The name of a version that was saved in the meantime.
 *
 * @param theirs
 * @param me     The id of the current user.
 */
export function versionName(
	{ author, place }: Theirs,
	me: number | null
): string {
	// In a site draft, the record can have changed on the live site below it.
	if ( openDraft() && place === 'live' ) {
		return __( 'The live version', 'atelier' );
	}
	if ( ! author ) {
		return __( 'The version saved in the meantime', 'atelier' );
	}
	return author.id === me
		? __( 'Your version from another window', 'atelier' )
		: sprintf(
				/* translators: %s: a user. */
				__( '%s’s version', 'atelier' ),
				isolated( author.name )
			);
}
