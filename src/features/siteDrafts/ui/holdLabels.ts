import { _n, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import type { HoldReason } from '../model/change';
import { unapprovedLabel } from './takeOverLabels';

/** What keeps a draft from being published, with the number of its changes. */
export function holdLabel( reason: HoldReason, count: number ): string {
	switch ( reason ) {
		case 'undecided':
			return sprintf(
				/* translators: %d: number of changes. */
				_n(
					'%d change needs your decision',
					'%d changes need your decision',
					count,
					'atelier'
				),
				count
			);
		case 'blocked':
			return sprintf(
				/* translators: %d: number of changes. */
				_n(
					'%d change can’t be published',
					'%d changes can’t be published',
					count,
					'atelier'
				),
				count
			);
		case 'unchecked':
			return sprintf(
				/* translators: %d: number of changes. */
				_n(
					'%d change has blocks that aren’t checked, or have to be repaired',
					'%d changes have blocks that aren’t checked, or have to be repaired',
					count,
					'atelier'
				),
				count
			);
		case 'unapproved':
			return unapprovedLabel( count );
		default:
			return assertNever( reason );
	}
}
