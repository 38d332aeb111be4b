import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	invalidValueText,
	REASON_MESSAGES,
} from '@/features/globalStyles/index.records';
import type { InvalidReason } from '@/features/globalStyles/index.model';
import styles from './InvalidValueNote.module.css';

interface InvalidValueNoteProps {
	readonly reason: InvalidReason;
	/** The stored value. */
	readonly value: unknown;
	/** Repairs it; absent if the user can't change it. */
	readonly onRepair?: ( () => void ) | undefined;
	/** The label of the button. */
	readonly label?: string;
	/** The context of the button for screen readers. */
	readonly about?: string;
}

/** Shows an invalid value as text, with the reason and a button to repair it. */
export const InvalidValueNote = ( {
	reason,
	value,
	onRepair,
	label = __( 'Reset', 'atelier' ),
	about,
}: InvalidValueNoteProps ) => (
	<div className={ styles.holder }>
		<div className={ styles.note } data-invalid={ reason }>
			<p className={ styles.words }>
				<strong>{ __( 'Invalid value:', 'atelier' ) }</strong>{ ' ' }
				<code className={ styles.text } dir="ltr">
					{ invalidValueText( value ) }
				</code>{ ' ' }
				{ REASON_MESSAGES[ reason ]() }
			</p>
			{ onRepair && (
				<Button
					variant="secondary"
					size="compact"
					{ ...( about === undefined ? {} : { description: about } ) }
					onClick={ onRepair }
				>
					{ label }
				</Button>
			) }
		</div>
	</div>
);
