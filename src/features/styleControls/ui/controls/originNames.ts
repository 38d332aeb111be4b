import { __ } from '@wordpress/i18n';
import type { PresetOrigin } from '@/features/globalStyles/index.model';

/** The labels of preset origins. */
export const ORIGIN_NAMES = {
	theme: () => __( 'Theme', 'atelier' ),
	default: () => __( 'Default', 'atelier' ),
	custom: () => __( 'Custom', 'atelier' ),
} satisfies Record< PresetOrigin, () => string >;

/** The order of origins in controls. */
export const PRESET_ORIGINS = [ 'theme', 'default', 'custom' ] as const;
