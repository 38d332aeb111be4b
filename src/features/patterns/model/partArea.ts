import { isRecord, stringOr } from '@/kernel/guards';

/** An area of template parts. */
export interface PartArea {
	/** The slug, such as `header`. */
	readonly area: string;
	readonly label: string;
	readonly description: string;
}

/** The area of general template parts. */
export const ANYWHERE = 'uncategorized';

/** The areas in the record of the theme. */
export const parseAreas = ( raw: unknown ): readonly PartArea[] =>
	( Array.isArray( raw ) ? raw : [] )
		.filter( isRecord )
		.map( ( { area, label, description } ) => ( {
			area: stringOr( area ),
			label: stringOr( label ) || stringOr( area ),
			description: stringOr( description ),
		} ) )
		.filter( ( { area } ) => area !== '' );

/** An existing template part. */
export interface KnownPart {
	readonly slug: string;
	readonly title: string;
}

/**
 * The title and slug of a new part. Both get a number if they are taken: a second part with the slug of a theme's file
 * would replace that everywhere.
 */
export function nameOfPart(
	title: string,
	parts: readonly KnownPart[]
): KnownPart {
	const name = title.trim();
	return {
		title: firstFree(
			name,
			' ',
			parts.map( ( part ) => part.title )
		),
		slug: firstFree(
			slugOf( name ),
			'-',
			parts.map( ( part ) => part.slug )
		),
	};
}

/** WordPress only allows ASCII letters in file names, and uses the same for slugs of parts. */
const slugOf = ( title: string ): string =>
	title
		.normalize( 'NFD' )
		.toLowerCase()
		.replace( /\p{M}/gu, '' )
		.replace( /[^a-z0-9]+/g, '-' )
		.replace( /^-|-$/g, '' )
		.slice( 0, 150 ) || 'wp-custom-part';

function firstFree(
	wanted: string,
	joint: string,
	taken: readonly string[]
): string {
	const known = new Set( taken.map( ( name ) => name.toLowerCase() ) );
	let name = wanted;
	for ( let count = 2; known.has( name.toLowerCase() ); count++ ) {
		name = `${ wanted }${ joint }${ count }`;
	}
	return name;
}
