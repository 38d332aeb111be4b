import { __ } from '@wordpress/i18n';
import { recordLabel } from '@/features/documents/index.records';
import { styleLocationLabel } from '@/features/globalStyles/index.records';
import type { FoundPlace } from '../model/placesIn';
import { SITE, STYLES } from '../model/subject';

const LABELS: Readonly< Record< string, () => string > > = {
	title: () => __( 'Title', 'atelier' ),
	excerpt: () => __( 'Excerpt', 'atelier' ),
	description: () => __( 'Description', 'atelier' ),
	featured_media: () => __( 'Featured image', 'atelier' ),
};

/** Where in a document a place is; empty for its blocks. */
export function propertyLabel(
	type: string,
	{ property, keys }: Pick< FoundPlace, 'property' | 'keys' >
): string {
	switch ( type ) {
		case SITE:
			return recordLabel( { name: 'site', title: '', property } );
		case STYLES:
			return styleLocationLabel( [ property, ...namesIn( keys ) ] );
		default:
			return LABELS[ property ]?.() ?? '';
	}
}

/** The names up to the first list: its entries have no labels. */
function namesIn( keys: FoundPlace[ 'keys' ] ): readonly string[] {
	const names = keys.map( String );
	const list = keys.findIndex( ( key ) => typeof key === 'number' );
	return list < 0 ? names : names.slice( 0, list );
}
