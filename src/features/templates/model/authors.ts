import type { Template, TemplateAuthor } from './template';

/** Everyone whom templates come from, each name once, in alphabetical order. */
export function authorsOf(
	templates: readonly Template[]
): readonly TemplateAuthor[] {
	const byName = new Map< string, TemplateAuthor >();
	for ( const { author } of templates ) {
		if ( author.name !== '' && ! byName.has( author.name ) ) {
			byName.set( author.name, author );
		}
	}
	return [ ...byName.values() ].sort( ( one, other ) =>
		one.name.localeCompare( other.name )
	);
}
