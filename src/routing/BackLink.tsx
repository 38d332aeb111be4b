import { Icon } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { anyRoute, Link, type Address } from '.';
import styles from './BackLink.module.css';

/** The back button for screens without room for the menu, which has its own. */
export const BackLink = ( { to }: { readonly to: Address } ) => (
	<Link
		to={ anyRoute }
		params={ to }
		isBack
		className={ styles.back }
		aria-label={ __( 'Back', 'atelier' ) }
	>
		<Icon icon={ isRTL() ? chevronRight : chevronLeft } />
	</Link>
);
