import { __ } from '@wordpress/i18n';
import type { ContrastLevel } from '../../model/contrast';

/** The labels of contrast levels. */
export const CONTRAST_LABELS = {
	aaa: () => __( 'Very easy to read (AAA)', 'atelier' ),
	aa: () => __( 'Easy to read (AA)', 'atelier' ),
	large: () => __( 'Enough for large text only (AA large)', 'atelier' ),
	low: () => __( 'Hard to read', 'atelier' ),
} satisfies Record< ContrastLevel, () => string >;
