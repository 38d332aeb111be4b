import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { REASON_MESSAGES } from '../../../globalStyles/index.records';
import { invalidTextReason } from '../../../globalStyles/index.model';
import styles from './useTyped.module.css';

/** A text that becomes CSS while it is typed. */
export interface Typed {
	/** What stands in the field. */
	readonly text: string;
	/** Why it is invalid, and how to fix it; absent if it is valid. */
	readonly help: ReactNode;
	readonly onType: ( text: string ) => void;
	readonly onLeave: () => void;
}

/**
 * Gives on what can be part of styles. Anything else stays in the field as it was typed, until it is fixed or
 * the value becomes another one.
 *
 * @param stored   The value as it is.
 * @param onChange Gives a text that can be stored.
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
	// Stored values that are invalid are reported elsewhere.
	const reason = draft.on === stored ? invalidTextReason( text ) : null;
	const problem = reason
		? sprintf(
				/* translators: %s: what is wrong with something that was typed, and what to do. */
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
