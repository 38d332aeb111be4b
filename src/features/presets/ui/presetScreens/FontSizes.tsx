import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { fluidOf } from '../../model/fontSize';
import type { Preset } from '@/features/globalStyles/index.model';
import { PresetsScreen } from './PresetsScreen';
import { useIsFluidByTheme } from './useIsFluidByTheme';

/** The length at which a long size, such as `clamp()`, is cut. */
const LONGEST = 24;

/** All available font sizes. */
export function FontSizes() {
	const isFluidByTheme = useIsFluidByTheme();
	const say = useCallback(
		( { value, raw }: Preset ) => {
			const fluid = fluidOf( raw, isFluidByTheme );
			return fluid.type === 'between'
				? sprintf(
						/* translators: 1: the smallest size of text, 2: the largest. */
						__( '%1$s – %2$s', 'atelier' ),
						shorten( fluid.min, LONGEST ),
						shorten( fluid.max, LONGEST )
					)
				: shorten( value, LONGEST ) || __( 'Not set', 'atelier' );
		},
		[ isFluidByTheme ]
	);
	return (
		<PresetsScreen
			kind="fontSize"
			description={ __(
				'Create and edit the presets used for font sizes across the site.',
				'atelier'
			) }
			renderPreview={ say }
			say={ say }
		/>
	);
}
