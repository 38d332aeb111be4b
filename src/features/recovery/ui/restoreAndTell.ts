import { speak } from '@wordpress/a11y';
import { dispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { AppError } from '@/kernel/result';
import { restoreOffers } from '../data/restore';
import type { Offer } from '../model/offers';
import { lacksPasswordMessage } from './recordStatusMessages';

/** Errors by entry id. */
export type Failures = ReadonlyMap< string, AppError >;

/**
 * Restores offers, and shows the result.
 *
 * @param wanted
 */
export async function restoreAndTell(
	wanted: readonly Offer[]
): Promise< Failures > {
	const outcomes = await restoreOffers( wanted );
	const failed = new Map(
		[ ...outcomes ].flatMap( ( [ id, outcome ] ) =>
			typeof outcome === 'object' ? [ [ id, outcome.failed ] ] : []
		)
	);
	const count = [ ...outcomes.values() ].filter(
		( outcome ) => outcome === 'restored'
	).length;
	if ( count > 0 ) {
		say(
			sprintf(
				/* translators: %d: number of records. */
				_n(
					'Unsaved changes to %d item restored. Save to keep them.',
					'Unsaved changes to %d items restored. Save to keep them.',
					count,
					'atelier'
				),
				count
			)
		);
	}
	const lacks = wanted.some(
		( { entry } ) =>
			entry.lacksPassword && outcomes.get( entry.id ) === 'restored'
	);
	if ( lacks ) {
		void dispatch( noticesStore ).createWarningNotice(
			lacksPasswordMessage(),
			{ id: 'atelier-recovery-password' }
		);
	}
	if ( failed.size > 0 ) {
		speak(
			sprintf(
				/* translators: %d: number of records. */
				_n(
					'Changes to %d item could not be restored.',
					'Changes to %d items could not be restored.',
					failed.size,
					'atelier'
				),
				failed.size
			),
			'assertive'
		);
	}
	return failed;
}

/** Snackbars are also announced to screen readers. */
export const say = ( message: string ) =>
	void dispatch( noticesStore ).createSuccessNotice( message, {
		type: 'snackbar',
	} );
