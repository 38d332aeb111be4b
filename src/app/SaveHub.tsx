import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import type { DocumentRef } from '../features/documents';
import { useLoadedStage } from './useStage';
import styles from './SaveHub.module.css';

/** The save button below the menu. Before any record has been loaded there can be nothing to save. */
export function SaveHub( { open }: { readonly open: DocumentRef | null } ) {
	const records = useLoadedStage( 'records' );
	return (
		<div className={ styles.hub }>
			{ records ? (
				<records.SaveButton open={ open } place="hub" />
			) : (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					icon={ check }
					disabled
					accessibleWhenDisabled
				>
					{ __( 'Saved', 'atelier' ) }
				</Button>
			) }
		</div>
	);
}
