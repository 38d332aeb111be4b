import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Arrival } from '@/ui/Arrival';
import { Boundary } from '@/ui/Region';
import { useChunk } from '@/ui/useChunk';
import {
	keepPreviewCurrent,
	prepareEngine,
} from '@/features/stylesheet/index.records';
import { PreviewProgress } from './PreviewProgress';
import { useStylesArrival } from '@/features/globalStyles/index.records';
import { SCREENS } from './screensChunk';

interface StylesNavigatorProps {
	/** The path in the styles, such as `/typography/link`. */
	readonly path: string;
	readonly onGo: ( path: string ) => void;
	/** Whether it is visible. */
	readonly isShown?: boolean;
}

/** The styles of the whole site, in screens that load when they are first opened. */
export function StylesNavigator( {
	path,
	onGo,
	isShown = true,
}: StylesNavigatorProps ) {
	const screens = useChunk( SCREENS );
	const load = useStylesArrival();
	useEffect( keepPreviewCurrent, [] );
	useEffect( () => {
		if ( path !== '/' && isShown ) {
			void prepareEngine();
		}
	}, [ path, isShown ] );
	if ( screens.status !== 'ready' || load.status !== 'ready' ) {
		return (
			<Arrival
				loads={ [ screens, load ] }
				problem={ __( 'The styles could not be loaded', 'atelier' ) }
			/>
		);
	}
	return (
		<Boundary label={ __( 'Styles', 'atelier' ) }>
			<screens.value.ScreenStack
				path={ path }
				onGo={ onGo }
				isShown={ isShown }
			/>
			<PreviewProgress />
		</Boundary>
	);
}
