import { __, _n, sprintf } from '@wordpress/i18n';

import { messageFor } from '@/ui/messages';
import type { takeOver } from '../data/takeOver';

/** What users can do who aren't allowed to publish a change, either. */
export const askOthersMessage = (): string =>
	__( 'Ask someone who may publish this to take it over.', 'atelier' );

/** What users confirm before they take over changes. */
export const agreementLabel = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of changes. */
		_n(
			'I’ve checked %d change and take responsibility for it.',
			'I’ve checked %d changes and take responsibility for them.',
			count,
			'atelier'
		),
		count
	);

/** The label of the button that publishes a draft with changes of others. */
export const takeOverLabel = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of changes. */
		_n(
			'Take over %d change and publish',
			'Take over %d changes and publish',
			count,
			'atelier'
		),
		count
	);

/** The heading of changes that their authors aren't allowed to publish. */
export const unapprovedLabel = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of changes. */
		_n(
			'%d change needs approval',
			'%d changes need approval',
			count,
			'atelier'
		),
		count
	);

/** The reason why changes weren't taken over, and the changes that it is about; null if they were. */
export function refusalOf(
	result: Awaited< ReturnType< typeof takeOver > >
): { readonly message: string; readonly keys: readonly string[] } | null {
	if ( ! result.ok ) {
		return { message: messageFor( result.error ), keys: [] };
	}
	switch ( result.value.name ) {
		case 'approved':
			return null;
		case 'refused':
			return result.value;
		case 'outdated':
			return {
				message: __(
					'Some of this was changed in the meantime. Check it again.',
					'atelier'
				),
				keys: [],
			};
	}
}
