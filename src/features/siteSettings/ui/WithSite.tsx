import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { messageFor } from '@/ui/messages';
import { useSite } from '../data/site';
import type { SiteSettings } from '../model/site';
import styles from './HomepagePanels.module.css';

/** Renders its children with the site's settings, and a small placeholder while they load. */
export function WithSite( {
	children,
}: {
	readonly children: ( site: SiteSettings ) => ReactNode;
} ) {
	const site = useSite();
	switch ( site.status ) {
		case 'loading':
			return (
				<div className={ styles.fields }>
					<Spinner />
				</div>
			);
		case 'failed':
			return (
				<div className={ styles.fields } role="alert">
					<p className={ styles.problem }>
						{ __(
							'The site’s settings could not be loaded.',
							'atelier'
						) }{ ' ' }
						{ messageFor( site.error ) }
					</p>
					<Button variant="secondary" onClick={ site.retry }>
						{ __( 'Try again', 'atelier' ) }
					</Button>
				</div>
			);
		case 'ready':
			return <>{ children( site.value ) }</>;
	}
}
