import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { DialogActions } from '@/ui/DialogActions';
import { messageFor } from '@/ui/messages';
import type { RemovalQuestion } from '@/features/documents/index.records';
import type { Removal } from '@/features/documents/index.model';
import styles from './ConflictDialog.module.css';

/** Confirms that records are deleted although someone has changed them, with who and when. */
export function RemovedRecordDialog( {
	question: { removal, records, answer },
}: {
	readonly question: RemovalQuestion;
} ) {
	const keep = () => answer( false );
	return (
		<Modal
			title={
				records.length === 1
					? __( 'This item was changed in the meantime', 'atelier' )
					: __(
							'These items were changed in the meantime',
							'atelier'
						)
			}
			size="medium"
			overlayClassName="atelier-overlay"
			focusOnMount="firstContentElement"
			onRequestClose={ keep }
		>
			<ul className={ styles.records }>
				{ records.map( ( { title, error }, at ) => (
					<li key={ at }>
						<strong>{ titleOf( title ) }</strong>
						<br />
						<span>{ messageFor( error ) }</span>
					</li>
				) ) }
			</ul>
			<p>{ stillThere( removal, records.length ) }</p>
			<DialogActions
				label={ anywayLabel( removal ) }
				isBusy={ false }
				isDestructive
				onCancel={ keep }
				onAct={ () => answer( true ) }
			/>
		</Modal>
	);
}

const titleOf = ( title: string ): string =>
	shorten( title, 100 ) || __( '(no title)', 'atelier' );

/** The message that nothing was deleted. */
function stillThere( removal: Removal, count: number ): string {
	if ( removal === 'reset' ) {
		return count === 1
			? __(
					'It hasn’t been reset yet. Cancel to review the changes, or reset it anyway.',
					'atelier'
				)
			: __(
					'They haven’t been reset yet. Cancel to review the changes, or reset them anyway.',
					'atelier'
				);
	}
	return count === 1
		? __(
				'It hasn’t been removed yet. Cancel to review the changes, or continue.',
				'atelier'
			)
		: __(
				'They haven’t been removed yet. Cancel to review the changes, or continue.',
				'atelier'
			);
}

function anywayLabel( removal: Removal ): string {
	switch ( removal ) {
		case 'reset':
			return __( 'Reset anyway', 'atelier' );
		case 'delete':
			return __( 'Delete anyway', 'atelier' );
		case 'trash':
			return __( 'Move to trash anyway', 'atelier' );
	}
}
