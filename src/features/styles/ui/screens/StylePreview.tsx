import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { thumbnailOf } from '@/features/globalStyles/index.model';
import { useMerged } from '@/features/styleControls/index.records';
import { Sample } from '@/features/styleVariations/index.records';
import styles from './StylePreview.module.css';

/** A preview of the styles: sample text in the site's fonts and colors. */
export function StylePreview() {
	const merged = useMerged();
	const look = useMemo( () => thumbnailOf( merged ), [ merged ] );
	return (
		<div
			role="img"
			aria-label={ __( 'Style preview', 'atelier' ) }
			className={ styles.preview }
		>
			<div className={ styles.sample }>
				<Sample { ...look } />
			</div>
		</div>
	);
}
