import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { REASON_MESSAGES } from '@/features/globalStyles/index.records';
import { invalidTextReason } from '@/features/globalStyles/index.model';
import styles from './useTyped.module.css';

/** The state of a field for CSS values. */
export interface Typed {
	/** The text in the field. */
	readonly text: string;
	/** Why it is invalid, and how to fix it; absent if it is valid. */
	readonly help: ReactNode;
	readonly onType: ( text: string ) => void;
	readonly onLeave: () => void;
}

/**
 * Applies valid values while they are typed. An invalid value stays in the field until it is fixed or the stored value
 * changes.
 *
 * @param stored   The stored value.
 * @param onChange Called with a valid value.
 */
export function useTyped(
	stored: string,
	onChange: ( text: string ) => void
): Typed {
	const [ draft, setDraft ] = useState( {
		text: '',
		on: null as string | null,
	} );
	const text = draft.on === stored ? draft.text : stored;
	// Invalid stored values are reported elsewhere.
	const reason = draft.on === stored ? invalidTextReason( text ) : null;
	const problem = reason
		? sprintf(
				/* translators: %s: description of an error in the typed text, with its remedy. */
				__( 'Not applied. %s', 'atelier' ),
				REASON_MESSAGES[ reason ]()
			)
		: '';
	return {
		text,
		help: problem !== '' && (
			<span className={ styles.problem }>{ problem }</span>
		),
		onType: ( next ) => {
			const isSound = invalidTextReason( next ) === null;
			setDraft( { text: next, on: isSound ? null : stored } );
			if ( isSound ) {
				onChange( next );
			}
		},
		onLeave: () => {
			if ( problem !== '' ) {
				speak( problem, 'assertive' );
			}
		},
	};
}
