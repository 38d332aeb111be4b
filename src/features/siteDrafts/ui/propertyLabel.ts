import { __ } from '@wordpress/i18n';
import { fieldLabel, recordLabel } from '@/features/documents/index.records';
import { WHOLE, type DraftChange } from '../model/change';

/** The label of a property by its name in REST, such as `content` or `meta.footnotes`. */
export function propertyLabel(
	{ type }: Pick< DraftChange, 'type' >,
	property: string
): string {
	if ( property === WHOLE ) {
		return __( 'The whole change', 'atelier' );
	}
	if ( property === 'meta.footnotes' ) {
		return __( 'Footnotes', 'atelier' );
	}
	if ( type === 'site' ) {
		return recordLabel( { name: 'site', title: '', property } );
	}
	// The names of custom fields may have dots.
	return fieldLabel(
		property.startsWith( 'meta.' )
			? [ 'meta', property.slice( 'meta.'.length ) ]
			: property.split( '.' )
	);
}
