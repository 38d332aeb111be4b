import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DocumentRef } from '../../documents/index.model';
import { beginNote } from '../data/beginNote';
import { useWantedFocus } from './useWantedFocus';
import styles from './Notes.module.css';

/** The key under which the button asks for the focus. */
export const ADD_NOTE = 'add';

interface AddNoteProps {
	readonly document: DocumentRef;
	/** The block that a note would be about. */
	readonly target: string | null;
	readonly isInTemplate: boolean;
}

/** Begins a note on the selected block. */
export function AddNote( { document, target, isInTemplate }: AddNoteProps ) {
	const button = useRef< HTMLButtonElement >( null );
	useWantedFocus( ADD_NOTE, () => button.current );
	return (
		<>
			<Button
				__next40pxDefaultSize
				ref={ button }
				variant="secondary"
				className={ styles.add ?? '' }
				disabled={ target === null }
				accessibleWhenDisabled
				onClick={ () =>
					target !== null && beginNote( document, target )
				}
			>
				{ __( 'Add note', 'atelier' ) }
			</Button>
			{ target === null && (
				<p className={ styles.note }>
					{ isInTemplate
						? __(
								'Select a block of the content to add a note to it.',
								'atelier'
							)
						: __(
								'Select a block to add a note to it.',
								'atelier'
							) }
				</p>
			) }
		</>
	);
}
