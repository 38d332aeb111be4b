import { useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { moveDivider, within } from '@/ui/divider';
import styles from './Divider.module.css';

interface DividerProps {
	/** In percent of the width, from the inline start. */
	readonly at: number;
	/** The divided element. */
	readonly stage: RefObject< HTMLElement >;
	readonly onMove: ( at: number ) => void;
}

/** The divider of two overlaid pictures, moved by pointer and keyboard. */
export function Divider( { at, stage, onMove }: DividerProps ) {
	const [ isDragging, setDragging ] = useState( false );
	const drag = ( { clientX }: PointerEvent ) => {
		const box = stage.current?.getBoundingClientRect();
		if ( isDragging && box && box.width > 0 ) {
			const part = ( ( clientX - box.left ) / box.width ) * 100;
			onMove( within( isRTL() ? 100 - part : part ) );
		}
	};
	const press = ( event: KeyboardEvent ) => {
		const moved = moveDivider( at, event.key, {
			isRtl: isRTL(),
			isLarge: event.shiftKey,
		} );
		if ( moved !== null ) {
			event.preventDefault();
			onMove( moved );
		}
	};
	return (
		<div
			role="slider"
			tabIndex={ 0 }
			className={ styles.divider }
			aria-label={ __( 'Amount of “Before” shown', 'atelier' ) }
			aria-valuemin={ 0 }
			aria-valuemax={ 100 }
			aria-valuenow={ Math.round( at ) }
			aria-valuetext={ `${ Math.round( at ) }%` }
			style={ { insetInlineStart: `${ at }%` } }
			onPointerDown={ ( event ) => {
				event.currentTarget.setPointerCapture( event.pointerId );
				setDragging( true );
			} }
			onPointerMove={ drag }
			onPointerUp={ () => setDragging( false ) }
			onPointerCancel={ () => setDragging( false ) }
			onKeyDown={ press }
		/>
	);
}
