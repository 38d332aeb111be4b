import { useLayoutEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ResizeHandle } from '@/ui/ResizeHandle';
import { stepSize } from '@/kernel/resizeStep';
import { useSignal } from '@/ui/useSignal';
import {
	keepStylesWidth,
	LEAST,
	MOST,
	setStylesWidth,
	stylesWidth,
} from './stylesWidth';
import styles from './StylesSidebar.module.css';

/** The edge of the styles' panel: it changes its width, which this browser remembers. */
export function StylesEdge() {
	const width = useSignal( stylesWidth );
	useLayoutEffect( () => {
		root()?.style.setProperty( '--styles-width', `${ width }px` );
	}, [ width ] );
	return (
		<ResizeHandle
			side="end"
			className={ styles.edge }
			width={ width }
			min={ LEAST }
			max={ Math.min( MOST, window.innerWidth / 2 ) }
			help={ __(
				'Use the left and right arrow keys to resize the panel. Hold Shift to resize in larger steps.',
				'atelier'
			) }
			onStart={ () => undefined }
			onDrag={ setStylesWidth }
			onStep={ ( step ) => {
				setStylesWidth( stylesWidth.get() + stepSize( step ) );
				keepStylesWidth();
			} }
			onEnd={ keepStylesWidth }
		/>
	);
}

export const root = (): HTMLElement | null =>
	document.querySelector< HTMLElement >( '.atelier-root' );
