import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import styles from './GooglePermission.module.css';

/** Asks for permission before any request to Google. */
export const GooglePermission = ( {
	onAllow,
}: {
	readonly onAllow: () => void;
} ) => (
	<div className={ styles.question }>
		<h2 className={ styles.title }>
			{ __( 'Connect to Google Fonts', 'atelier' ) }
		</h2>
		<p className={ styles.text }>
			{ __(
				'To preview and install these fonts, your browser connects to Google’s servers, which can see your IP address. Your visitors don’t connect to Google, because installed fonts are stored on your site.',
				'atelier'
			) }
		</p>
		<p className={ styles.text }>
			{ __(
				'You can revoke access at any time. You can also upload fonts without it.',
				'atelier'
			) }
		</p>
		<Button __next40pxDefaultSize variant="primary" onClick={ onAllow }>
			{ __( 'Allow access to Google Fonts', 'atelier' ) }
		</Button>
	</div>
);
