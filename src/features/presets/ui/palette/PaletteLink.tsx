import { __ } from '@wordpress/i18n';
import { usePresets } from '@/features/globalStyles/index.records';
import { buildPath } from '@/features/styleControls/index.model';
import { allOf, plainCss } from '@/features/globalStyles/index.model';
import {
	useMerged,
	useStylesNavigation,
	StylesLink,
	StylesLinks,
} from '@/features/styleControls/index.records';
import { swatchOf } from './swatch';
import styles from './PaletteLink.module.css';

/** The maximum number of color samples. */
const MOST_SWATCHES = 5;

/** A link to the palette of the site or of a block, if available. */
export function PaletteLink( {
	block,
}: {
	readonly block?: string | undefined;
} ) {
	const { has } = useStylesNavigation();
	const merged = useMerged();
	const {
		theme,
		custom,
		default: defaults,
	} = usePresets( 'color', { block } );
	const path =
		block === undefined
			? '/colors/palette'
			: buildPath( '/blocks/{block}/colors/palette', { block } );
	if ( ! has( path ) ) {
		return null;
	}
	const swatches = allOf( {
		theme,
		custom,
		default: theme.length > 0 ? [] : defaults,
	} ).slice( 0, MOST_SWATCHES );
	return (
		<StylesLinks>
			{ [
				<StylesLink
					key={ path }
					to={ path }
					label={ __( 'Palette', 'atelier' ) }
					preview={ swatches.map( ( preset, at ) => (
						<span
							key={ at }
							className={ styles.swatch }
							style={ {
								background: plainCss(
									merged,
									swatchOf( 'color', preset ) ?? ''
								),
							} }
						/>
					) ) }
				/>,
			] }
		</StylesLinks>
	);
}
