import { __ } from '@wordpress/i18n';
import type { PresetOrigin } from '../../../globalStyles/index.model';

/** What presets are called by whose they are. */
export const ORIGIN_NAMES = {
	theme: () => __( 'Theme', 'atelier' ),
	default: () => __( 'Default', 'atelier' ),
	custom: () => __( 'Custom', 'atelier' ),
} satisfies Record< PresetOrigin, () => string >;

/** The order in which presets are offered. */
export const PRESET_ORIGINS = [ 'theme', 'default', 'custom' ] as const;
