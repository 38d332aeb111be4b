import styles from './Swatch.module.css';

interface SwatchProps {
	/** A CSS background. */
	readonly background: string | undefined;
	/** Gradients are shown wider. */
	readonly isWide?: boolean;
}

/** A color or a gradient, on a pattern that shows through where it is transparent. */
export const Swatch = ( { background, isWide = false }: SwatchProps ) => (
	<span className={ styles.swatch } data-wide={ isWide } aria-hidden="true">
		<span className={ styles.paint } style={ { background } } />
	</span>
);
