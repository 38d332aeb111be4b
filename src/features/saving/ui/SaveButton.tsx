import { Button, DropdownMenu } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { check, chevronDownSmall, cloudUpload } from '@wordpress/icons';
import { hasDraftChoice, isAskingForDraft } from '../data/draftQuestion';
import { previewUnsaved } from '../data/previewOpener';
import { isReviewOpen } from '../data/saveReview';
import { useSaving } from '../data/useSaving';
import type { DocumentRef } from '@/features/documents/index.model';
import type { SaveStatus } from '../model/saving';
import { saveLabel } from './saveLabel';
import styles from './SaveButton.module.css';

interface SaveButtonProps {
	/** The document on the canvas: its changes alone are saved without a review. */
	readonly open: DocumentRef | null;
	/** Next to the menu, where it also shows that everything is saved, or in the editor's bar. */
	readonly location: 'hub' | 'bar';
	/** Whether the document on the canvas is a draft, which another button publishes. */
	readonly isDraft?: boolean;
}

/** Shows whether there are unsaved changes, and saves them. */
export function SaveButton( {
	open,
	location,
	isDraft = false,
}: SaveButtonProps ) {
	const { status, isOfOpen, theme, saveAndActivate } = useSaving( open );
	const label =
		isDraft && isOfOpen && theme === null && status.name === 'changed'
			? __( 'Save draft', 'atelier' )
			: saveLabel( status, theme );
	const isSmall = useViewportMatch( 'medium', '<' ) && location === 'bar';
	// In a narrow bar there is no space for the reason of a wait; the notice below shows it.
	const isShort = isSmall && status.name === 'waiting';
	// Nor for two buttons with text.
	const isIcon = isSmall && isDraft && ! isShort;
	const isIdle =
		status.name === 'saving' ||
		status.name === 'waiting' ||
		( status.name === 'saved' && theme === null );
	const button = (
		<Button
			__next40pxDefaultSize={ location === 'hub' }
			size={ location === 'hub' ? 'default' : 'compact' }
			variant={
				isDraft || ( location === 'hub' && isIdle )
					? 'tertiary'
					: 'primary'
			}
			icon={ iconFor( status, isIdle, location, isIcon ) }
			isBusy={ status.name === 'saving' }
			disabled={ isIdle }
			// If the button became disabled on click, focus would jump to the page.
			accessibleWhenDisabled
			aria-label={ isShort || isIcon ? label : undefined }
			onClick={ saveAndActivate }
		>
			{ ! isIcon && ( isShort ? __( 'Waiting', 'atelier' ) : label ) }
		</Button>
	);
	// The wrapper is always rendered: remounting the button on click would lose focus.
	return (
		<span className={ styles.split } data-location={ location }>
			{ button }
			{ status.name === 'changed' && (
				<OtherWays open={ open } isQuiet={ isDraft } />
			) }
		</span>
	);
}

/** Other actions for unsaved changes. */
const OtherWays = ( {
	open,
	isQuiet,
}: Pick< SaveButtonProps, 'open' > & { readonly isQuiet: boolean } ) => (
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
			...( hasDraftChoice()
				? [
						{
							title: __( 'Save to a site draft…', 'atelier' ),
							onClick: () => isAskingForDraft.set( true ),
						},
					]
				: [] ),
			{
				title: __( 'Review changes', 'atelier' ),
				onClick: () => isReviewOpen.set( true ),
			},
			{
				title: __( 'Preview in new tab', 'atelier' ),
				onClick: () => previewUnsaved( open ),
			},
		] }
	/>
);

function iconFor(
	status: SaveStatus,
	isIdle: boolean,
	location: SaveButtonProps[ 'location' ],
	isIcon: boolean
) {
	if (
		status.name === 'saved' &&
		isIdle &&
		( location === 'hub' || isIcon )
	) {
		return check;
	}
	return isIcon ? cloudUpload : undefined;
}
