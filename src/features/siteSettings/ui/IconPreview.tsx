import { __, sprintf } from '@wordpress/i18n';
import { wordpress } from '@wordpress/icons';
import { Icon } from '@wordpress/components';
import styles from './IdentityFields.module.css';

interface IconPreviewProps {
	/** The URL of the icon; empty for none. */
	readonly url: string;
	readonly title: string;
	readonly tagline: string;
}

/** The icon and the title as in a browser tab and on a home screen. */
export function IconPreview( { url, title, tagline }: IconPreviewProps ) {
	const tab = [ title, tagline ]
		.map( ( text ) => text.trim() )
		.filter( ( text ) => text !== '' )
		// WordPress's own separator between the two.
		.join( ' – ' );
	const name = title.trim() || tab || window.location.host;
	return (
		<div
			role="img"
			className={ styles.preview }
			aria-label={ sprintf(
				/* translators: %s: title of the site. */
				__(
					'Preview of the site icon on a browser tab and as an app: %s',
					'atelier'
				),
				name
			) }
		>
			<div className={ styles.tab }>
				<Picture url={ url } size={ 16 } />
				<span dir="auto" className={ styles.tabTitle }>
					{ tab || window.location.host }
				</span>
			</div>
			<div className={ styles.app }>
				<Picture url={ url } size={ 56 } />
				<span dir="auto" className={ styles.appTitle }>
					{ name }
				</span>
			</div>
		</div>
	);
}

const Picture = ( {
	url,
	size,
}: {
	readonly url: string;
	readonly size: number;
} ) =>
	url ? (
		<img src={ url } alt="" width={ size } height={ size } />
	) : (
		// Browsers show WordPress's icon for a site without one.
		<Icon icon={ wordpress } size={ size } />
	);
