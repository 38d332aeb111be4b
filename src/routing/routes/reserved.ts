/** The paths of Atelier's own screens, by which a plugin may name a post type. */
const RESERVED: readonly string[] = [
	'blocks',
	'clean-up',
	'drafts',
	'find',
	'history',
	'identity',
	'navigation',
	'pattern',
	'styles',
	'stylebook',
	'template',
];

/** What comes before a post type whose path is a screen's. */
const PREFIX = '/posts';

/** The path of a post type's items: `/page`, or `/posts/history`. */
export const pathOfType = ( type: string ): string =>
	RESERVED.includes( type ) ? `${ PREFIX }/${ type }` : `/${ type }`;

/** The path without what comes before such a post type. */
export function withoutPrefix( path: string ): string {
	const [ , rest = '', type = '' ] =
		/^\/posts(\/([a-z0-9_-]+)(?:\/.*)?)$/.exec( path ) ?? [];
	return RESERVED.includes( type ) ? rest : path;
}
