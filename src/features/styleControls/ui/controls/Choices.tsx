import { isRTL } from '@wordpress/i18n';
import { useRef } from '@wordpress/element';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import styles from './Choices.module.css';

export interface Choice {
	readonly key: string;
	readonly label: string;
	/** Its sample; invalid values show nothing. */
	readonly swatch?: CSSProperties;
	readonly picture?: ReactNode;
}

interface ChoicesProps {
	readonly label: string;
	readonly choices: readonly Choice[];
	readonly selected: string | undefined;
	readonly shape?: 'round' | 'card';
	readonly onChoose: ( key: string ) => void;
}

/** A group of samples to choose from. One is in the tab order, arrow keys move between them. */
export function Choices( {
	label,
	choices,
	selected,
	shape = 'round',
	onChoose,
}: ChoicesProps ) {
	const list = useRef< HTMLDivElement >( null );
	const isSelectedHere = choices.some( ( { key } ) => key === selected );
	const move = ( event: KeyboardEvent< HTMLElement >, at: number ) => {
		const next = indexAfter( event.key, at, choices.length );
		const options = list.current?.children;
		const option = next === at ? undefined : options?.[ next ];
		if ( option instanceof HTMLElement ) {
			event.preventDefault();
			option.focus();
		}
	};
	return (
		<div
			ref={ list }
			role="listbox"
			aria-label={ label }
			className={ styles.choices }
			data-shape={ shape }
		>
			{ choices.map( ( { key, label: name, swatch, picture }, at ) => (
				<button
					key={ key }
					type="button"
					role="option"
					className={ styles.choice }
					aria-label={ name }
					aria-selected={ key === selected }
					title={ name }
					tabIndex={
						( isSelectedHere ? key === selected : at === 0 )
							? 0
							: -1
					}
					onClick={ () => onChoose( key ) }
					onKeyDown={ ( event ) => move( event, at ) }
				>
					{ picture ?? (
						<span className={ styles.swatch } style={ swatch } />
					) }
				</button>
			) ) }
		</div>
	);
}

function indexAfter( key: string, at: number, count: number ): number {
	switch ( key ) {
		case isRTL() ? 'ArrowLeft' : 'ArrowRight':
		case 'ArrowDown':
			return ( at + 1 ) % count;
		case isRTL() ? 'ArrowRight' : 'ArrowLeft':
		case 'ArrowUp':
			return ( at - 1 + count ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return at;
	}
}
