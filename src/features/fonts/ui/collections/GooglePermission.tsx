import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import styles from './GooglePermission.module.css';

/** Asks before anything is asked of Google. */
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
				'To show these fonts and to install them, your browser loads them from the servers of Google, which see your IP address. Your visitors never do: installed fonts are kept on this site.',
				'atelier'
			) }
		</p>
		<p className={ styles.text }>
			{ __(
				'You can revoke access at any time. Fonts can also be uploaded without it.',
				'atelier'
			) }
		</p>
		<Button __next40pxDefaultSize variant="primary" onClick={ onAllow }>
			{ __( 'Allow access to Google Fonts', 'atelier' ) }
		</Button>
	</div>
);
