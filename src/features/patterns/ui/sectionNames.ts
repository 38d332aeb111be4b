import { __ } from '@wordpress/i18n';
import { UNCATEGORIZED } from '../model/pattern';
import { ALL, ALL_PARTS, MINE } from '../model/sections';

interface SectionName {
	readonly label: string;
	readonly description: string;
}

/** The names of sections that aren't categories. */
export const namesOfSections = (): Readonly<
	Record< string, SectionName >
> => ( {
	[ ALL ]: {
		label: __( 'All patterns', 'atelier' ),
		description: __(
			'Your patterns, and those from your theme and plugins.',
			'atelier'
		),
	},
	[ MINE ]: {
		label: __( 'My patterns', 'atelier' ),
		description: __( 'Patterns created on this site.', 'atelier' ),
	},
	[ ALL_PARTS ]: {
		label: __( 'All Template Parts', 'atelier' ),
		description: __(
			'Includes every template part defined for any area.',
			'atelier'
		),
	},
	// Used until all categories are known, which then include it.
	[ UNCATEGORIZED ]: {
		label: __( 'Uncategorized', 'atelier' ),
		description: '',
	},
} );
