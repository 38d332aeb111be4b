import { Button } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { useSaving } from '../data/useSaving';
import type { DocumentRef } from '../../documents/index.model';
import { saveLabel } from './saveLabel';

interface SaveButtonProps {
	/** The document on the canvas: a single change of it is saved without a question. */
	readonly open: DocumentRef | null;
	/** Beside the menu, where it also says that everything is saved, or in the editor's bar. */
	readonly place: 'hub' | 'bar';
}

/** Says whether there is something to save, and saves it. */
export function SaveButton( { open, place }: SaveButtonProps ) {
	const { status, theme, saveAndActivate } = useSaving( open );
	const label = saveLabel( status, theme );
	// The editor's bar has no room there for what is waited for; the notice below it says that too.
	const isShort =
		useViewportMatch( 'medium', '<' ) &&
		place === 'bar' &&
		status.name === 'waiting';
	const isIdle =
		status.name === 'saving' ||
		status.name === 'waiting' ||
		( status.name === 'saved' && theme === null );
	return (
		<Button
			__next40pxDefaultSize={ place === 'hub' }
			size={ place === 'hub' ? 'default' : 'compact' }
			variant={ place === 'hub' && isIdle ? 'tertiary' : 'primary' }
			icon={
				place === 'hub' && status.name === 'saved' && isIdle
					? check
					: undefined
			}
			isBusy={ status.name === 'saving' }
			disabled={ isIdle }
			// A disabled button that was just pressed must not throw focus back to the page.
			accessibleWhenDisabled
			aria-label={ isShort ? label : undefined }
			onClick={ saveAndActivate }
		>
			{ isShort ? __( 'Waiting', 'atelier' ) : label }
		</Button>
	);
}
