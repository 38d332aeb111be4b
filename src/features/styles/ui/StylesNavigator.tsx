import { Spinner } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Load } from '../../../kernel/result';
import { Failure } from '../../../ui/Failure';
import { messageFor } from '../../../ui/messages';
import { Boundary } from '../../../ui/Region';
import { keepPreviewCurrent } from '../data/preview';
import { useStylesArrival } from '../data/useStyles';
import type * as Screens from './screens';
import styles from './StylesNavigator.module.css';

interface StylesNavigatorProps {
	/** Where in the styles to be, such as `/typography/link`. */
	readonly path: string;
	readonly onGo: ( path: string ) => void;
}

/** The styles of the whole site: a screen for each kind of them, loaded when they are first opened. */
export function StylesNavigator( { path, onGo }: StylesNavigatorProps ) {
	const screens = useScreens();
	const load = useStylesArrival();
	useEffect( keepPreviewCurrent, [] );
	const retry = () => {
		screens.retry();
		load.retry();
	};
	const problem =
		screens.status === 'failed'
			? screens.error
			: load.status === 'failed'
				? load.error
				: null;
	if ( problem ) {
		return (
			<div className={ styles.message }>
				<Failure
					title={ __( 'The styles could not be loaded', 'atelier' ) }
					text={ messageFor( problem ) }
					details={ JSON.stringify( problem ) }
					onRetry={ retry }
				/>
			</div>
		);
	}
	if ( screens.status !== 'ready' || load.status !== 'ready' ) {
		return (
			<div className={ styles.message }>
				<Spinner />
				<span className="screen-reader-text" role="status">
					{ __( 'Loading…', 'atelier' ) }
				</span>
			</div>
		);
	}
	return (
		<Boundary label={ __( 'Styles', 'atelier' ) }>
			<screens.value.ScreenStack path={ path } onGo={ onGo } />
		</Boundary>
	);
}

let loaded: typeof Screens | null = null;

type ScreensLoad = Load< typeof Screens >;

async function loadScreens(): Promise< ScreensLoad > {
	try {
		loaded = await import( './screens' );
		return { status: 'ready', value: loaded };
	} catch ( raw ) {
		return {
			status: 'failed',
			error: { code: 'script', detail: String( raw ) },
		};
	}
}

/** The screens are a chunk of their own. */
function useScreens(): ScreensLoad & { readonly retry: () => void } {
	const [ state, setState ] = useState< ScreensLoad >( () =>
		loaded ? { status: 'ready', value: loaded } : { status: 'loading' }
	);
	const [ attempt, setAttempt ] = useState( 0 );
	const retry = useCallback( () => setAttempt( ( count ) => count + 1 ), [] );
	useEffect( () => {
		let isCurrent = true;
		void loadScreens().then( ( result ) => {
			if ( isCurrent ) {
				setState( result );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ attempt ] );
	return { ...state, retry };
}
