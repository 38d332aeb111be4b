import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { documentRoute, navigate } from '@/routing';
import { duplicate } from '../data/duplicate';
import type { Pattern } from '../model/pattern';
import type { Category } from '../model/sections';
import { tellFailed } from './tellFailed';

/** Duplicates a pattern, and shows a notice with a link to the copy. */
export async function duplicateAndTell(
	pattern: Pattern,
	categories: readonly Category[]
): Promise< void > {
	const made = await duplicate( pattern, categories );
	if ( ! made.ok ) {
		tellFailed( pattern, made.error );
		return;
	}
	const { title, type, id } = made.value;
	void dispatch( noticesStore ).createSuccessNotice(
		/* translators: %s: title of a copy. */
		sprintf( __( '“%s” created.', 'atelier' ), title ),
		{
			type: 'snackbar',
			actions: [
				{
					label: __( 'Edit', 'atelier' ),
					onClick: () =>
						navigate( documentRoute, {
							type,
							id,
							isEditing: true,
						} ),
				},
			],
		}
	);
}
