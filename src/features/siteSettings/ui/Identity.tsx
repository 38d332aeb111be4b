import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Failure } from '../../../ui/Failure';
import { messageFor } from '../../../ui/messages';
import { Boundary } from '../../../ui/Region';
import { defineChunk, useChunk } from '../../../ui/useChunk';
import { useSite } from '../data/site';
import type * as Fields from './IdentityFields';
import styles from './Identity.module.css';

/** What the site is called and known by, each an unsaved change until the user saves. */
export function Identity() {
	const site = useSite();
	const fields = useChunk( FIELDS );
	const problem =
		fields.status === 'failed'
			? fields.error
			: site.status === 'failed'
				? site.error
				: null;
	const retry = () => {
		fields.retry();
		site.retry();
	};
	if ( problem ) {
		return (
			<div className={ styles.state }>
				<Failure
					title={ __(
						'The site’s settings could not be loaded',
						'atelier'
					) }
					text={ messageFor( problem ) }
					details={ JSON.stringify( problem ) }
					onRetry={ retry }
				/>
			</div>
		);
	}
	if ( fields.status !== 'ready' || site.status !== 'ready' ) {
		return (
			<div className={ styles.state }>
				<Spinner />
				<span className="screen-reader-text" role="status">
					{ __( 'Loading…', 'atelier' ) }
				</span>
			</div>
		);
	}
	return (
		<Boundary label={ __( 'Identity', 'atelier' ) }>
			<fields.value.IdentityFields site={ site.value } />
		</Boundary>
	);
}

const FIELDS = defineChunk< typeof Fields >(
	() => import( './IdentityFields' )
);
