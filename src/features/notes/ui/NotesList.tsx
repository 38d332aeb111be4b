import type { KeyboardEvent, ReactNode } from 'react';
import styles from './Notes.module.css';

interface ListProps {
	readonly name: string;
	readonly isTitled?: boolean;
	readonly hint?: string;
	readonly children: readonly ReactNode[];
}

/** A list of notes; arrow keys move between them. */
export function NotesList( {
	name,
	isTitled = false,
	hint,
	children,
}: ListProps ) {
	if ( children.length === 0 ) {
		return null;
	}
	return (
		<>
			{ isTitled && <h3 className={ styles.title }>{ name }</h3> }
			{ hint !== undefined && <p className={ styles.note }>{ hint }</p> }
			{ /* The list handles arrow keys. */ }
			{ /* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */ }
			<ul
				className={ styles.list }
				aria-label={ name }
				onKeyDown={ moveFocus }
			>
				{ children }
			</ul>
		</>
	);
}

/** Arrow keys move the focus between notes. */
function moveFocus( event: KeyboardEvent< HTMLElement > ) {
	const { target, currentTarget, key } = event;
	const cards = [
		...currentTarget.querySelectorAll< HTMLElement >( '[data-thread]' ),
	];
	const at = cards.findIndex( ( card ) => card === target );
	const next: Readonly< Record< string, HTMLElement | undefined > > = {
		ArrowDown: cards[ at + 1 ],
		ArrowUp: cards[ at - 1 ],
		Home: cards[ 0 ],
		End: cards.at( -1 ),
	};
	if ( at !== -1 && key in next ) {
		event.preventDefault();
		next[ key ]?.focus();
	}
}
