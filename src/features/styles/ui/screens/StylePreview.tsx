import { useMemo } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { thumbnailOf } from '../../../globalStyles/index.model';
import { useMerged } from '../../../styleControls/index.records';
import styles from './StylePreview.module.css';

/** The number of palette colors next to the sample text. */
const SWATCHES = 2;

/** A preview of the styles: sample text in the site's fonts and colors. */
export function StylePreview() {
	const merged = useMerged();
	const { background, heading, accents } = useMemo(
		() => thumbnailOf( merged ),
		[ merged ]
	);
	return (
		<div
			role="img"
			aria-label={ __( 'Style preview', 'atelier' ) }
			className={ styles.preview }
		>
			<div className={ styles.sample } style={ { background } }>
				<span className={ styles.letters } style={ { ...heading } }>
					{ _x( 'Aa', 'Preview of fonts', 'atelier' ) }
				</span>
				<span className={ styles.swatches }>
					{ accents.slice( 0, SWATCHES ).map( ( value ) => (
						<span
							key={ value }
							className={ styles.swatch }
							style={ { background: value } }
						/>
					) ) }
				</span>
			</div>
		</div>
	);
}
