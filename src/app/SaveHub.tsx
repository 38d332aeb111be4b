import { Button } from '@wordpress/components';
import { check } from '@wordpress/icons';
import type { DocumentRef } from '../features/documents/index.model';
import { savedLabel } from '../features/saving';
import { previewedTheme } from '../features/themes';
import { useLoadedStage, useStage } from './useStage';
import styles from './SaveHub.module.css';

/** The save button below the menu. Before records have been loaded there are no changes to save. */
export function SaveHub( { open }: { readonly open: DocumentRef | null } ) {
	const theme = previewedTheme()?.name ?? null;
	// A previewed theme can be activated without any changes.
	useStage( 'records', theme !== null );
	const records = useLoadedStage( 'records' );
	return (
		<div className={ styles.hub }>
			{ records ? (
				<records.SaveButton open={ open } location="hub" />
			) : (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					icon={ theme === null ? check : undefined }
					disabled
					accessibleWhenDisabled
				>
					{ savedLabel( theme ) }
				</Button>
			) }
		</div>
	);
}
