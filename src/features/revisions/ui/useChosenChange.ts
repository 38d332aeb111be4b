import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { EditorBlock } from '../data/currentState';
import type { Change } from '../model/comparison';
import { changeLabel } from './blockChangeLabels';

export interface ChosenChange {
	/** The index of the selected change; null without one. */
	readonly at: number | null;
	readonly choose: ( at: number ) => void;
	readonly next: () => void;
	readonly previous: () => void;
	readonly onKeyDown: ( event: KeyboardEvent ) => void;
}

/**
 * The selected change.
 *
 * @param changes
 * @param of      The subject of the changes: another one resets the selection.
 */
export function useChosenChange(
	changes: readonly Change< EditorBlock >[],
	of: string
): ChosenChange {
	const [ chosen, setChosen ] = useState< {
		readonly of: string;
		readonly at: number;
	} | null >( null );
	const at =
		chosen && chosen.of === of && chosen.at < changes.length
			? chosen.at
			: null;
	const choose = ( next: number ) => {
		const change = changes[ next ];
		if ( ! change ) {
			return;
		}
		setChosen( { of, at: next } );
		speak(
			sprintf(
				/* translators: 1: number of a change, 2: number of all changes, 3: its description. */
				__( 'Change %1$d of %2$d: %3$s', 'atelier' ),
				next + 1,
				changes.length,
				changeLabel( change )
			)
		);
	};
	const step = ( by: 1 | -1 ) => {
		const from = at ?? ( by > 0 ? -1 : 0 );
		choose(
			( from + by + changes.length ) % Math.max( 1, changes.length )
		);
	};
	return {
		at,
		choose,
		next: () => step( 1 ),
		previous: () => step( -1 ),
		onKeyDown: ( event ) => {
			const by =
				event.key === 'ArrowDown'
					? 1
					: event.key === 'ArrowUp'
						? -1
						: 0;
			if ( by !== 0 && event.altKey && ! event.defaultPrevented ) {
				// On the slider, an arrow key would also move it.
				event.preventDefault();
				event.stopPropagation();
				step( by );
			}
		},
	};
}
