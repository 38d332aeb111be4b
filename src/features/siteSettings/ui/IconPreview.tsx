import { __, sprintf } from '@wordpress/i18n';
import { wordpress } from '@wordpress/icons';
import { Icon } from '@wordpress/components';
import styles from './IdentityFields.module.css';

interface IconPreviewProps {
	/** The address of the icon; empty where there is none. */
	readonly url: string;
	readonly title: string;
	readonly tagline: string;
}

/** The icon and the title where visitors meet them: on a tab of their browser, and among their apps. */
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
		// What browsers show for a site of WordPress without an icon of its own.
		<Icon icon={ wordpress } size={ size } />
	);
