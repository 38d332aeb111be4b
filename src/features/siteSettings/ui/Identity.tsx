import { __ } from '@wordpress/i18n';
import { Arrival } from '@/ui/Arrival';
import { Boundary } from '@/ui/Region';
import { defineChunk, useChunk } from '@/ui/useChunk';
import { useSite } from '../data/site';
import type * as Fields from './IdentityFields';

/** The site's title, tagline, logo and icon; each change is unsaved until the user saves. */
export function Identity() {
	const site = useSite();
	const fields = useChunk( FIELDS );
	if ( fields.status !== 'ready' || site.status !== 'ready' ) {
		return (
			<Arrival
				loads={ [ fields, site ] }
				problem={ __(
					'The site’s settings could not be loaded',
					'atelier'
				) }
			/>
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
