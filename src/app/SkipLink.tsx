import { __ } from '@wordpress/i18n';
import { skipToContent } from '@/ui/navigateRegions';
import styles from './SkipLink.module.css';

/** The first tab stop of the page: skips the content that is the same on every screen. */
export const SkipLink = () => (
	<a
		href="#atelier"
		className={ styles.link }
		onClick={ ( event ) => {
			event.preventDefault();
			skipToContent();
		} }
	>
		{ __( 'Skip to main content', 'atelier' ) }
	</a>
);
