import { createSignal } from '../../../kernel/signal';
import { boot, type ThemePreview } from '../../../platform/boot';

/** How far the previewed theme is from being the site's own. */
type Activation = 'previewing' | 'activating' | 'active';

export const activation = createSignal< Activation >( 'previewing' );

/** The theme that is tried without being active; null where that is none, or it has become the active one. */
export function previewedTheme(): ThemePreview | null {
	const preview = boot().themePreview;
	return preview?.problem === '' && activation.get() !== 'active'
		? preview
		: null;
}
