import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { KeyboardEvent } from 'react';
import { isCanvasCovered } from '@/ui/closeOnEscape';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { Region } from '@/ui/Region';
import { useChunk } from '@/ui/useChunk';
import { useEntry } from '../data/useHistory';
import { historyEntry } from './historyEntry';
import { useLatest } from './useLatest';
import styles from './EntryDetails.module.css';

interface EntryDetailsProps {
	readonly id: number;
	readonly onClose: () => void;
}

/** One entry beside the list; on small screens instead of it. */
export function EntryDetails( { id, onClose }: EntryDetailsProps ) {
	const closeOnEscape = ( event: KeyboardEvent ) => {
		if (
			event.key === 'Escape' &&
			! event.defaultPrevented &&
			! isCanvasCovered()
		) {
			event.preventDefault();
			onClose();
		}
	};
	return (
		// Escape closes the panel wherever the focus is inside it.
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions
		<div className={ styles.holder } onKeyDown={ closeOnEscape }>
			<Region
				label={ __( 'History entry', 'atelier' ) }
				className={ styles.panel }
			>
				<div className={ styles.close }>
					<Button
						size="compact"
						icon={ closeSmall }
						label={ __( 'Close', 'atelier' ) }
						onClick={ onClose }
					/>
				</div>
				<Entry id={ id } />
			</Region>
		</div>
	);
}

function Entry( { id }: Pick< EntryDetailsProps, 'id' > ) {
	const load = useLatest( useEntry( id ), id );
	const content = useChunk( historyEntry );
	if ( load.status === 'ready' && content.status === 'ready' ) {
		return <content.value.EntryContent entry={ load.value } />;
	}
	const failed = [ load, content ].find(
		( { status } ) => status === 'failed'
	);
	return failed?.status === 'failed' ? (
		<Failure
			title={ __( 'The entry could not be loaded', 'atelier' ) }
			text={ messageFor( failed.error ) }
			details={ JSON.stringify( failed.error ) }
			onRetry={ failed.retry }
		/>
	) : (
		<p className={ styles.waiting } role="status">
			<Spinner />
			{ __( 'Loading…', 'atelier' ) }
		</p>
	);
}
