import { __ } from '@wordpress/i18n';
import { homeRoute } from '@/routing';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import { StageContent } from './StageContent';
import styles from './StylesSidebar.module.css';
import { useLoadedStage, useStage } from '../useStage';

/** The site's title, tagline and icon, beside its homepage. */
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
	return (
		<StageContent
			stage={ stage }
			problem={ __(
				'The site’s settings could not be loaded',
				'atelier'
			) }
		>
			{ ( { Identity } ) => <Identity /> }
		</StageContent>
	);
}
