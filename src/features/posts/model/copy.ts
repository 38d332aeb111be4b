import {
	isRecord,
	rawText,
	stringOr,
	type UnknownRecord,
} from '@/kernel/guards';

/** The properties that a copy shares with its original, where that has them. */
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

/**
 * Properties that WordPress keeps where they are stored, but may refuse for a new item, such as a template of another
 * theme or a deleted parent.
 */
const REFUSABLE = [
	'template',
	'parent',
	'featured_media',
	'format',
	'password',
] as const;

export type Refusable = ( typeof REFUSABLE )[ number ];

/** The ways to leave refusable properties out of a copy, each with those it leaves out: none, one of them, all. */
export function copyAttempts(
	copy: UnknownRecord
): readonly ( readonly Refusable[] )[] {
	const given = REFUSABLE.filter( ( name ) => Boolean( copy[ name ] ) );
	return [
		[],
		...given.map( ( name ) => [ name ] ),
		...( given.length > 1 ? [ given ] : [] ),
	];
}

/** The prefix of the link relations for taxonomies whose terms the user may assign. */
const ASSIGN = 'wp:action-assign-';

/** A draft with the content of a REST record, under another title. */
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
	// Footnotes belong to the text; other meta is plugins' data.
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
