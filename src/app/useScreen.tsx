import { useEffect, useRef, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { loadStage, onStage, stageIfLoaded } from '@/platform/stages';
import type { Address } from '@/routing';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { useLoad } from '@/ui/useLoad';
import { emptyScreen } from './emptyScreen';
import { homeScreen } from './homeScreen';
import type * as Screens from './screens';
import type { ScreenView } from './screenView';

/** The exports of src/screens.tsx, if loaded. */
export const loadedScreens = (): typeof Screens | undefined =>
	stageIfLoaded( 'screens' ) as typeof Screens | undefined;

/** The same, as soon as they have been loaded for any reason. */
export const useLoadedScreens = (): typeof Screens | undefined =>
	useSyncExternalStore( onStage, loadedScreens );

/**
 * The screen of an address. All but home are in a stage of their own: until it has been loaded the previous screen
 * stays; null without one.
 */
export function useScreen( address: Address ): ScreenView | null {
	const screens = useLoadedScreens();
	const home = homeScreen( address );
	const stage = useLoad( 'screens', () => loadStage( 'screens' ), {
		isWanted: home === null && ! screens,
	} );
	const here = home ?? screens?.screenAt( address ) ?? null;
	const before = useRef( here );
	useEffect( () => {
		if ( here ) {
			before.current = here;
		}
	} );
	return (
		here ??
		( stage.status === 'failed'
			? {
					...emptyScreen(
						<Failure
							title={ __(
								'The screen could not be loaded',
								'atelier'
							) }
							text={ messageFor( stage.error ) }
							details={ JSON.stringify( stage.error ) }
							onRetry={ stage.retry }
						/>
					),
					key: `unloaded ${ address.path }`,
					title: __( 'Design', 'atelier' ),
				}
			: before.current )
	);
}
