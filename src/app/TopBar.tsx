import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { previewedTheme } from '@/features/themes';
import { boot } from '@/platform/boot';
import { loadStage, onStage } from '@/platform/stages';
import { Region } from '@/ui/Region';
import { loadedScreens } from './useScreen';
import styles from './TopBar.module.css';

/** Whether what is shown differs from what visitors see, which a bar on every screen says. */
export const hasTopBar = (): boolean =>
	boot().siteDraft !== null || previewedTheme() !== null;

/** Shows on every screen which theme or site draft is open; its content loads with the other screens. */
export function TopBar() {
	const screens = useSyncExternalStore( onStage, loadedScreens );
	useEffect( () => void loadStage( 'screens' ), [] );
	const draft = boot().siteDraft;
	const theme = previewedTheme();
	return (
		<Region
			label={
				theme
					? __( 'Theme preview', 'atelier' )
					: __( 'Open site draft', 'atelier' )
			}
			className={ styles.bar }
		>
			{ screens && theme && <screens.ThemeBar theme={ theme } /> }
			{ screens && ! theme && draft && (
				<screens.DraftBar draft={ draft } />
			) }
		</Region>
	);
}
