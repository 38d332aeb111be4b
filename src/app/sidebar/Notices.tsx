import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { homeRoute, Link } from '../../routing';
import styles from './Notices.module.css';

/** For an address that is no screen's. */
export function NotFound() {
	return (
		<div className={ styles.notice }>
			<Notice status="error" isDismissible={ false }>
				{ __(
					'The requested page could not be found. Please check the URL.',
					'atelier'
				) }
			</Notice>
			<p>
				<Link to={ homeRoute } params={ { isEditing: false } }>
					{ __( 'Go to Design', 'atelier' ) }
				</Link>
			</p>
		</div>
	);
}

/** For a screen that is for people with other rights. */
export function Forbidden() {
	return (
		<div className={ styles.notice }>
			<Notice status="error" isDismissible={ false }>
				{ __(
					'Sorry, you are not allowed to manage options for this site.',
					'atelier'
				) }
			</Notice>
			<p>
				<Link to={ homeRoute } params={ { isEditing: false } }>
					{ __( 'Go to Design', 'atelier' ) }
				</Link>
			</p>
		</div>
	);
}

/** For a screen that the active theme cannot have. */
export function Unsupported() {
	return (
		<div className={ styles.notice }>
			<Notice status="warning" isDismissible={ false }>
				{ __(
					'The theme you are currently using does not support this screen.',
					'atelier'
				) }
			</Notice>
			<p>
				<Link to={ homeRoute } params={ { isEditing: false } }>
					{ __( 'Go to Design', 'atelier' ) }
				</Link>
			</p>
		</div>
	);
}
