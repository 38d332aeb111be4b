import { Button, DropdownMenu } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { check, chevronDownSmall, cloudUpload } from '@wordpress/icons';
import { hasDraftChoice, isAskingForDraft } from '../data/draftQuestion';
import { isReviewOpen } from '../data/saveReview';
import { useSaving } from '../data/useSaving';
import type { DocumentRef } from '../../documents/index.model';
import type { SaveStatus } from '../model/saving';
import { saveLabel } from './saveLabel';
import styles from './SaveButton.module.css';

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
	const button = (
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
	// Always in the same place, or a press that saves would lose the focus.
	return (
		<span className={ styles.split } data-place={ place }>
			{ button }
			{ status.name === 'changed' && hasDraftChoice() && (
				<OtherWays isQuiet={ isDraft } />
			) }
		</span>
	);
}

/** What else can be done with what is unsaved. */
const OtherWays = ( { isQuiet }: { readonly isQuiet: boolean } ) => (
	<DropdownMenu
		icon={ chevronDownSmall }
		label={ __( 'More ways to save', 'atelier' ) }
		className={ styles.ways ?? '' }
		popoverProps={ { placement: 'bottom-end' } }
		toggleProps={ {
			variant: isQuiet ? 'tertiary' : 'primary',
			size: 'compact',
		} }
		controls={ [
			{
				title: __( 'Save to a draft…', 'atelier' ),
				onClick: () => isAskingForDraft.set( true ),
			},
			{
				title: __( 'Review changes', 'atelier' ),
				onClick: () => isReviewOpen.set( true ),
			},
		] }
	/>
);

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
