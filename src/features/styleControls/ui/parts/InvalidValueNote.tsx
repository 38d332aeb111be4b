import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	invalidValueText,
	REASON_MESSAGES,
} from '../../../globalStyles/index.records';
import type { InvalidReason } from '../../../globalStyles/index.model';
import styles from './InvalidValueNote.module.css';

interface InvalidValueNoteProps {
	readonly reason: InvalidReason;
	/** What is stored. */
	readonly value: unknown;
	/** Puts it right; absent where it is not the user's to change. */
	readonly onRepair?: ( () => void ) | undefined;
	/** What the button says. */
	readonly label?: string;
	/** What the button is about, for those who do not see it. */
	readonly about?: string;
}

/** Shows something invalid as text, with what is wrong with it and a way to put it right. */
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
