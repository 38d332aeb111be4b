import { Modal, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { useAge } from '@/ui/clock';
import { useLoad } from '@/ui/useLoad';
import { recordLabel } from '@/features/documents/index.records';
import {
	changeKey,
	versionOf,
	type Conflict,
} from '@/features/documents/index.model';
import { leaveConflict } from '@/features/saving/index.records';
import { compare } from '../data/versions';
import { useMe } from '../data/useMe';
import { Decision } from './Decision';
import { whoLabel } from './questionLabels';
import styles from './ConflictDialog.module.css';

interface ConflictDialogProps {
	readonly conflict: Conflict;
}

/** Asks how to resolve a conflict: someone else has saved the record in the meantime. */
export const ConflictDialog = ( { conflict }: ConflictDialogProps ) => (
	<OpenDialog key={ nameOf( conflict ) } conflict={ conflict } />
);

/** The same record may change again while the dialog is open. */
const nameOf = ( { record, theirs }: Conflict ): string =>
	`${ changeKey( record ) } ${ versionOf( theirs.record ) }`;

function OpenDialog( { conflict }: ConflictDialogProps ) {
	const me = useMe();
	const load = useLoad( nameOf( conflict ), () => compare( conflict ) );
	const close = () => leaveConflict( conflict );
	const age = useAge( conflict.theirs.modified );
	return (
		<Modal
			title={ sprintf(
				/* translators: %s: title of an unsaved document. */
				__( '“%s” was changed in the meantime', 'atelier' ),
				// On a phone the header of a dialog has no room for more.
				shorten( recordLabel( conflict.record ), 40 )
			) }
			size="large"
			overlayClassName="atelier-overlay"
			onRequestClose={ close }
		>
			<p>
				{ whoLabel( conflict, me, age ) }{ ' ' }
				{ __(
					'Your changes haven’t been saved yet. Nothing has been overwritten.',
					'atelier'
				) }
			</p>
			{ load.status === 'ready' ? (
				<Decision
					conflict={ conflict }
					comparison={ load.value }
					me={ me }
					onClose={ close }
				/>
			) : (
				<p className={ styles.waiting } role="status">
					<Spinner />
					{ __( 'Comparing…', 'atelier' ) }
				</p>
			) }
		</Modal>
	);
}
