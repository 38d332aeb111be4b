import { Button } from '@wordpress/components';
import { check } from '@wordpress/icons';
import type { DocumentRef } from '../features/documents/index.model';
import { savedLabel } from '../features/saving';
import { previewedTheme } from '../features/themes';
import { useLoadedStage } from './useStage';
import styles from './SaveHub.module.css';

/** The save button below the menu. Before records have been loaded there are no changes to save. */
export function SaveHub( { open }: { readonly open: DocumentRef | null } ) {
	const records = useLoadedStage( 'records' );
	const theme = previewedTheme()?.name ?? null;
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
