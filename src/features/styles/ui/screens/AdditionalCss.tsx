import { __ } from '@wordpress/i18n';
import {
	useCss,
	CssArea,
	ResetCss,
	StylesScreen,
	useLeaveOnEscape,
} from '@/features/styleControls/index.records';
import type { StyleTarget } from '@/features/globalStyles/index.model';
import styles from './AdditionalCss.module.css';

const SITE: StyleTarget = {};

/** Additional CSS of the whole site. */
export function AdditionalCss() {
	const css = useCss( SITE );
	useLeaveOnEscape();
	const title = __( 'Additional CSS', 'atelier' );
	return (
		<StylesScreen
			title={ title }
			description={ __(
				'Add your own CSS for the whole site. It’s applied after all other styles.',
				'atelier'
			) }
			actions={ <ResetCss css={ css } /> }
		>
			<div className={ styles.editor }>
				<CssArea label={ title } target={ SITE } css={ css } />
			</div>
		</StylesScreen>
	);
}
