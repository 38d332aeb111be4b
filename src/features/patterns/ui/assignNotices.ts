import { dispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { shorten } from '@/kernel/shorten';
import { messageFor } from '@/ui/messages';
import type { AssignOutcome } from '../data/assignCategories';

/** Shows the number of changed patterns with an undo button, and the failed ones with their errors. */
export function tellAssigned( { done, failed, undo }: AssignOutcome ): void {
	tellFailed( failed );
	if ( done.length === 0 ) {
		return;
	}
	const takeBack = async () => {
		const { failed: lost, done: back } = await undo();
		tellFailed( lost );
		if ( back.length > 0 ) {
			say(
				sprintf(
					/* translators: %d: number of patterns. */
					_n(
						'Previous categories of %d pattern restored.',
						'Previous categories of %d patterns restored.',
						back.length,
						'atelier'
					),
					back.length
				)
			);
		}
	};
	say(
		sprintf(
			/* translators: %d: number of patterns. */
			_n(
				'Categories of %d pattern changed.',
				'Categories of %d patterns changed.',
				done.length,
				'atelier'
			),
			done.length
		),
		[ { label: __( 'Undo', 'atelier' ), onClick: () => void takeBack() } ]
	);
}

const say = (
	message: string,
	actions: { label: string; onClick: () => void }[] = []
) =>
	void dispatch( noticesStore ).createSuccessNotice( message, {
		type: 'snackbar',
		id: 'atelier-pattern-categories',
		actions,
	} );

function tellFailed( failed: AssignOutcome[ 'failed' ] ) {
	for ( const { pattern, error } of failed ) {
		void dispatch( noticesStore ).createErrorNotice(
			sprintf(
				/* translators: 1: title of a pattern, 2: error message. */
				__( '“%1$s”: %2$s', 'atelier' ),
				shorten( pattern.title, 100 ) || __( '(no title)', 'atelier' ),
				messageFor( error )
			),
			{ id: `atelier-pattern-${ pattern.id }` }
		);
	}
}
