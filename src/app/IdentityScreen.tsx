import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { homeRoute } from '../routing';
import { Failure } from '../ui/Failure';
import { messageFor } from '../ui/messages';
import { SidebarScreen } from './sidebar/SidebarScreen';
import styles from './StylesScreen.module.css';
import { useLoadedStage, useStage } from './useStage';

/** What the site is called and known by, beside its homepage. */
export function IdentitySidebar() {
	const records = useLoadedStage( 'records' );
	return (
		<div className={ styles.sidebar }>
			<SidebarScreen
				title={ __( 'Identity', 'atelier' ) }
				back={ homeRoute.build( { isEditing: false } ) }
				actions={ records && <records.UndoTools isActive /> }
			/>
			<div className={ styles.panel }>
				<Panel />
			</div>
		</div>
	);
}

function Panel() {
	const stage = useStage( 'records', true );
	switch ( stage.status ) {
		case 'ready':
			return <stage.value.Identity />;
		case 'failed':
			return (
				<Failure
					title={ __(
						'The site’s settings could not be loaded',
						'atelier'
					) }
					text={ messageFor( stage.error ) }
					details={ JSON.stringify( stage.error ) }
					onRetry={ stage.retry }
				/>
			);
		case 'loading':
			return (
				<div className={ styles.loading }>
					<Spinner />
				</div>
			);
	}
}
