import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { assertNever } from '../../../kernel/invariant';
import { useSaving } from '../data/useSaving';
import type { DocumentRef } from '../model/document';
import type { SaveStatus } from '../model/saving';

interface SaveButtonProps {
	/** The document on the canvas: a single change of it is saved without a question. */
	readonly open: DocumentRef | null;
	/** Beside the menu, where it also says that everything is saved, or in the editor's bar. */
	readonly place: 'hub' | 'bar';
}

/** Says whether there is something to save, and saves it. */
export function SaveButton( { open, place }: SaveButtonProps ) {
	const { status, theme, saveAndActivate } = useSaving( open );
	const isIdle =
		status.name === 'saving' ||
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
			onClick={ saveAndActivate }
		>
			{ theme === null
				? labelOf( status )
				: activationLabel( status, theme ) }
		</Button>
	);
}

function labelOf( status: SaveStatus ): string {
	switch ( status.name ) {
		case 'saved':
			return __( 'Saved', 'atelier' );
		case 'saving':
			return __( 'Saving', 'atelier' );
		case 'changed':
			return status.count === 1
				? __( 'Save', 'atelier' )
				: sprintf(
						/* translators: %d: number of changed records. */
						_n(
							'Review %d change',
							'Review %d changes',
							status.count,
							'atelier'
						),
						status.count
					);
		default:
			return assertNever( status );
	}
}

function activationLabel( status: SaveStatus, theme: string ): string {
	switch ( status.name ) {
		case 'saved':
			/* translators: %s: name of a theme. */
			return sprintf( __( 'Activate %s', 'atelier' ), theme );
		case 'saving':
			/* translators: %s: name of a theme. */
			return sprintf( __( 'Activating %s', 'atelier' ), theme );
		case 'changed':
			/* translators: %s: name of a theme. */
			return sprintf( __( 'Activate %s & Save', 'atelier' ), theme );
		default:
			return assertNever( status );
	}
}
