import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boot } from '../platform/boot';
import { loadStage, onStage } from '../platform/stages';
import { Region } from '../ui/Region';
import { loadedScreens } from './useScreen';
import styles from './DraftBar.module.css';

/** Shows on every screen which site draft is open; its content loads with the other screens. */
export function DraftBar() {
	const screens = useSyncExternalStore( onStage, loadedScreens );
	useEffect( () => void loadStage( 'screens' ), [] );
	const draft = boot().siteDraft;
	return (
		<Region
			label={ __( 'Open site draft', 'atelier' ) }
			className={ styles.bar }
		>
			{ draft && screens && <screens.DraftBar draft={ draft } /> }
		</Region>
	);
}
