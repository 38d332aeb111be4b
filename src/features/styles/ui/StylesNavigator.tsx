import { Spinner } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failure } from '../../../ui/Failure';
import { messageFor } from '../../../ui/messages';
import { Boundary } from '../../../ui/Region';
import { defineChunk, useChunk } from '../../../ui/useChunk';
import { keepPreviewCurrent } from '../../stylesheet/index.records';
import { useStylesArrival } from '../../globalStyles/index.records';
import type * as Screens from './screens';
import styles from './StylesNavigator.module.css';

interface StylesNavigatorProps {
	/** Where in the styles to be, such as `/typography/link`. */
	readonly path: string;
	readonly onGo: ( path: string ) => void;
}

/** The styles of the whole site: a screen for each kind of them, loaded when they are first opened. */
export function StylesNavigator( { path, onGo }: StylesNavigatorProps ) {
	const screens = useChunk( SCREENS );
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

const SCREENS = defineChunk< typeof Screens >( () => import( './screens' ) );
