import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { check } from '@wordpress/icons';
import type { DocumentRef } from '@/features/documents/index.model';
import { isReviewOpen, savedLabel } from '@/features/saving';
import { previewedTheme } from '@/features/themes';
import { openStage, useLoadedStage } from './useStage';
import styles from './SaveHub.module.css';

/** The save button below the menu. Before records have been loaded there are no changes to save. */
export function SaveHub( { open }: { readonly open: DocumentRef | null } ) {
	const records = useLoadedStage( 'records' );
	const theme = previewedTheme()?.name ?? null;
	const [ isBusy, setBusy ] = useState( false );
	/** A theme is activated in the review, which comes with the records. */
	const activate = async () => {
		setBusy( true );
		if ( await openStage( 'records' ) ) {
			isReviewOpen.set( true );
		}
		setBusy( false );
	};
	return (
		<div className={ styles.hub } data-keep-clear data-focus-stays>
			{ records ? (
				<records.SaveButton open={ open } location="hub" />
			) : (
				<Button
					__next40pxDefaultSize
					variant={ theme === null ? 'tertiary' : 'primary' }
					icon={ theme === null ? check : undefined }
					disabled={ theme === null || isBusy }
					isBusy={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void activate() }
				>
					{ savedLabel( theme ) }
				</Button>
			) }
		</div>
	);
}
