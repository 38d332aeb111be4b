import { __, _x } from '@wordpress/i18n';
import { useStyleValue, usePresets } from '../../../globalStyles/index.records';
import { allOf } from '../../../globalStyles/index.model';
import styles from './StylePreview.module.css';

/** The number of palette colors next to the sample text. */
const SWATCHES = 2;

const HEADING = { element: 'heading' } as const;

/** A preview of the styles: sample text in the site's fonts and colors. */
export function StylePreview() {
	const background = useText( 'color.background' ) ?? '#fff';
	const text = useText( 'color.text' ) ?? '#1e1e1e';
	const siteFont = useText( 'typography.fontFamily' );
	const heading = {
		color: useText( 'color.text', HEADING ) ?? text,
		fontFamily: useText( 'typography.fontFamily', HEADING ) ?? siteFont,
		fontWeight: useText( 'typography.fontWeight', HEADING ),
		fontStyle: useText( 'typography.fontStyle', HEADING ),
	};
	const { theme, custom, default: defaults } = usePresets( 'color' );
	const swatches = [
		...new Set(
			allOf( { theme, custom, default: theme.length ? [] : defaults } )
				.map( ( { value } ) => value )
				.filter(
					( value ) => value !== background && value !== heading.color
				)
		),
	].slice( 0, SWATCHES );
	return (
		<div
			role="img"
			aria-label={ __( 'Style preview', 'atelier' ) }
			className={ styles.preview }
			style={ { background, color: text } }
		>
			<span className={ styles.letters } style={ heading }>
				{ _x( 'Aa', 'Preview of fonts', 'atelier' ) }
			</span>
			<span className={ styles.swatches }>
				{ swatches.map( ( value ) => (
					<span
						key={ value }
						className={ styles.swatch }
						style={ { background: value } }
					/>
				) ) }
			</span>
		</div>
	);
}

/** A style as CSS; undefined if it isn't set. */
function useText(
	path: string,
	target?: Parameters< typeof useStyleValue >[ 1 ]
): string | undefined {
	const { resolved } = useStyleValue( path, target );
	return typeof resolved === 'string' || typeof resolved === 'number'
		? String( resolved )
		: undefined;
}
