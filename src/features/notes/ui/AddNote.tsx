import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DocumentRef } from '@/features/documents/index.model';
import { beginNote } from '../data/beginNote';
import { useWantedFocus } from './useWantedFocus';
import styles from './Notes.module.css';

/** The focus key of the button. */
export const ADD_NOTE = 'add';

interface AddNoteProps {
	readonly document: DocumentRef;
	/** The block for a new note. */
	readonly target: string | null;
	readonly isInTemplate: boolean;
}

/** Starts a note on the selected block. */
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
