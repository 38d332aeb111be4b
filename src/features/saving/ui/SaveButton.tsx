import { Button } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { check, cloudUpload } from '@wordpress/icons';
import { useSaving } from '../data/useSaving';
import type { DocumentRef } from '../../documents/index.model';
import type { SaveStatus } from '../model/saving';
import { saveLabel } from './saveLabel';

interface SaveButtonProps {
	/** The document on the canvas: a single change of it is saved without a question. */
	readonly open: DocumentRef | null;
	/** Beside the menu, where it also says that everything is saved, or in the editor's bar. */
	readonly place: 'hub' | 'bar';
	/** Whether the document on the canvas is a draft, which another button publishes. */
	readonly isDraft?: boolean;
}

/** Says whether there is something to save, and saves it. */
export function SaveButton( {
	open,
	place,
	isDraft = false,
}: SaveButtonProps ) {
	const { status, isOfOpen, theme, saveAndActivate } = useSaving( open );
	const label =
		isDraft && isOfOpen && theme === null && status.name === 'changed'
			? __( 'Save draft', 'atelier' )
			: saveLabel( status, theme );
	const isSmall = useViewportMatch( 'medium', '<' ) && place === 'bar';
	// The bar has no room there for what is waited for; the notice below it says that too.
	const isShort = isSmall && status.name === 'waiting';
	// Nor for two buttons with words.
	const isIcon = isSmall && isDraft && ! isShort;
	const isIdle =
		status.name === 'saving' ||
		status.name === 'waiting' ||
		( status.name === 'saved' && theme === null );
	return (
		<Button
			__next40pxDefaultSize={ place === 'hub' }
			size={ place === 'hub' ? 'default' : 'compact' }
			variant={
				isDraft || ( place === 'hub' && isIdle )
					? 'tertiary'
					: 'primary'
			}
			icon={ iconFor( status, isIdle, place, isIcon ) }
			isBusy={ status.name === 'saving' }
			disabled={ isIdle }
			// A disabled button that was just pressed must not throw focus back to the page.
			accessibleWhenDisabled
			aria-label={ isShort || isIcon ? label : undefined }
			onClick={ saveAndActivate }
		>
			{ ! isIcon && ( isShort ? __( 'Waiting', 'atelier' ) : label ) }
		</Button>
	);
}

function iconFor(
	status: SaveStatus,
	isIdle: boolean,
	place: SaveButtonProps[ 'place' ],
	isIcon: boolean
) {
	if ( status.name === 'saved' && isIdle && ( place === 'hub' || isIcon ) ) {
		return check;
	}
	return isIcon ? cloudUpload : undefined;
}
