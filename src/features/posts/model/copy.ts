import {
	isRecord,
	rawText,
	stringOr,
	type UnknownRecord,
} from '../../../kernel/guards';

/** What a copy shares with its original, where that has it. */
const SHARED = [
	'parent',
	'password',
	'template',
	'format',
	'featured_media',
	'menu_order',
	'ping_status',
	'comment_status',
];

/** How links name the taxonomies whose terms the user may give. */
const ASSIGN = 'wp:action-assign-';

/** A draft like a record of REST, under another title. */
export function copyOf(
	original: UnknownRecord,
	title: string
): UnknownRecord {
	const links = isRecord( original._links ) ? original._links : {};
	const taxonomies = Object.keys( links )
		.filter( ( name ) => name.startsWith( ASSIGN ) )
		.map( ( name ) => name.slice( ASSIGN.length ) )
		.filter( ( name ) => Array.isArray( original[ name ] ) );
	const shared = [ ...SHARED, ...taxonomies ].filter(
		( name ) => name in original
	);
	// The notes at the foot of a text belong to it; other plugins' data is theirs.
	const footnotes = isRecord( original.meta )
		? stringOr( original.meta.footnotes )
		: '';
	return {
		...Object.fromEntries(
			shared.map( ( name ) => [ name, original[ name ] ] )
		),
		...( footnotes ? { meta: { footnotes } } : {} ),
		status: 'draft',
		title,
		content: rawText( original.content ),
		...( 'excerpt' in original
			? { excerpt: rawText( original.excerpt ) }
			: {} ),
	};
}
