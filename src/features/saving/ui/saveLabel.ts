import { __, _n, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import { waitingLabel } from '@/features/session';
import type { SaveStatus } from '../model/saving';
import { savedLabel } from './savedLabel';

/**
 * The label of a save button.
 *
 * @param status
 * @param theme  The name of the theme that saving also activates; null without a theme preview.
 */
export const saveLabel = (
	status: SaveStatus,
	theme: string | null
): string =>
	theme === null ? labelOf( status ) : activationLabel( status, theme );

function labelOf( status: SaveStatus ): string {
	switch ( status.name ) {
		case 'saved':
			return savedLabel( null );
		case 'saving':
			return __( 'Saving', 'atelier' );
		case 'waiting':
			return waitingLabel( status.what );
		case 'changed':
			return status.count === 1
				? __( 'Save', 'atelier' )
				: sprintf(
						/* translators: %d: number of changed records. */
						_n(
							'Review %d change',
							'Review %d changes',
							status.count,
							'atelier'
						),
						status.count
					);
		default:
			return assertNever( status );
	}
}

function activationLabel( status: SaveStatus, theme: string ): string {
	switch ( status.name ) {
		case 'saved':
			return savedLabel( theme );
		case 'saving':
			/* translators: %s: name of a theme. */
			return sprintf( __( 'Activating %s', 'atelier' ), theme );
		case 'waiting':
			return waitingLabel( status.what );
		case 'changed':
			/* translators: %s: name of a theme. */
			return sprintf( __( 'Activate %s & Save', 'atelier' ), theme );
		default:
			return assertNever( status );
	}
}
