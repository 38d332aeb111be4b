import { createSignal } from '@/kernel/signal';
import { boot, type ThemePreview } from '@/platform/boot';

/** The state of the previewed theme's activation. */
type Activation = 'previewing' | 'activating' | 'active';

export const activation = createSignal< Activation >( 'previewing' );

/** The theme of a live preview; null without one, or once it has been activated. */
export function previewedTheme(): ThemePreview | null {
	const preview = boot().themePreview;
	return preview?.problem === '' && activation.get() !== 'active'
		? preview
		: null;
}
