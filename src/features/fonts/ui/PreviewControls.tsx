import { RangeControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PREVIEW_SIZE, usePreviewChoice } from '../data/previewChoice';
import { offeredText } from './FontPreview';
import styles from './PreviewControls.module.css';

/** Controls for the text and size of all previews. */
export function PreviewControls() {
	const [ { text, size }, change ] = usePreviewChoice();
	return (
		<div className={ styles.controls }>
			<div className={ styles.text }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Preview text', 'atelier' ) }
					placeholder={ offeredText() }
					value={ text }
					onChange={ ( next ) => change( { text: next } ) }
				/>
			</div>
			<div className={ styles.size }>
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Preview size', 'atelier' ) }
					min={ PREVIEW_SIZE.least }
					max={ PREVIEW_SIZE.most }
					value={ size }
					onChange={ ( next ) =>
						change( { size: next ?? PREVIEW_SIZE.initial } )
					}
				/>
			</div>
		</div>
	);
}
