import { Modal, Spinner } from '@wordpress/components';
import { useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useRequest } from '../../../ui/useRequest';
import {
	conflicts,
	dropConflict,
	keyOf,
	recordLabel,
	versionOf,
	type Conflict,
} from '../../documents/records';
import { compare } from '../data/versions';
import { useMe } from '../data/useMe';
import { Decision } from './Decision';
import { whoWords } from './words';
import styles from './ConflictDialog.module.css';

/** Asks what shall become of records that somebody else has saved in the meantime, one after the other. */
export function ConflictDialog() {
	const [ first ] = useSyncExternalStore(
		conflicts.subscribe,
		conflicts.get
	);
	return first ? (
		<OpenDialog key={ nameOf( first ) } conflict={ first } />
	) : null;
}

/** The same record may be changed again while one change of it is being decided. */
const nameOf = ( { record, theirs }: Conflict ): string =>
	`${ keyOf( record ) } ${ versionOf( theirs.record ) }`;

function OpenDialog( { conflict }: { readonly conflict: Conflict } ) {
	const me = useMe();
	const load = useRequest( nameOf( conflict ), () => compare( conflict ) );
	const close = () => dropConflict( conflict );
	return (
		<Modal
			title={ sprintf(
				/* translators: %s: title of what was to be saved. */
				__( '“%s” was changed meanwhile', 'atelier' ),
				recordLabel( conflict.record )
			) }
			size="large"
			overlayClassName="atelier-overlay"
			onRequestClose={ close }
		>
			<p>
				{ whoWords( conflict, me ) }{ ' ' }
				{ __(
					'Your changes are not saved yet, and nothing is overwritten.',
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
