import type { DocumentAuthor } from '../../documents/records';
import type { Template } from './template';

/** Everyone whom templates come from, each name once, in alphabetical order. */
export function authorsOf(
	templates: readonly Template[]
): readonly DocumentAuthor[] {
	const byName = new Map< string, DocumentAuthor >();
	for ( const { author } of templates ) {
		if ( author.name !== '' && ! byName.has( author.name ) ) {
			byName.set( author.name, author );
		}
	}
	return [ ...byName.values() ].sort( ( one, other ) =>
		one.name.localeCompare( other.name )
	);
}
