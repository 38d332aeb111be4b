import { _x } from '@wordpress/i18n';
import type { StylesThumbnail } from '@/features/globalStyles/index.model';
import styles from './Sample.module.css';

/** The number of palette colors next to the sample text. */
const SWATCHES = 2;

/** Sample text in the fonts and colors of styles. Its lengths are shares of the width of the container. */
export const Sample = ( { background, heading, accents }: StylesThumbnail ) => (
	<span className={ styles.sample } style={ { background } }>
		<span className={ styles.letters } style={ { ...heading } }>
			{ sampleText() }
		</span>
		<span className={ styles.swatches }>
			{ accents.slice( 0, SWATCHES ).map( ( color ) => (
				<span
					key={ color }
					className={ styles.swatch }
					style={ { background: color } }
				/>
			) ) }
		</span>
	</span>
);

export const sampleText = (): string =>
	_x( 'Aa', 'Preview of fonts', 'atelier' );
