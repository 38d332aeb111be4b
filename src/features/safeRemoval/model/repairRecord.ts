import { fail, ok, type Result } from '@/kernel/result';
import { slugOf, type Change } from './repair';
import { refersTo, rewrite } from './rewrite';

/** What of a record can use something: its text, and the slug of the template that it has chosen. */
export interface StoredValues {
	readonly content: string;
	readonly template: string;
}

/**
 * What changes in a record so that it doesn't use some things any more; nothing where it doesn't, or where only WordPress's fallback is
 * used, such as a menu in a navigation block without one. A failure if it would still use one of them.
 */
export function repaired(
	stored: StoredValues,
	changes: readonly Change[]
): Result< Partial< StoredValues > > {
	let { content, template } = stored;
	for ( const { removed, repair } of changes ) {
		if ( removed.kind === 'template' ) {
			template =
				template !== slugOf( removed.id )
					? template
					: repair.way === 'replace'
						? slugOf( repair.by )
						: '';
			continue;
		}
		const after = rewrite( content, removed, repair );
		if ( ! after.ok ) {
			return after;
		}
		if ( refersTo( after.value, removed ) ) {
			return fail( { code: 'invalid' } );
		}
		content = after.value;
	}
	return ok( {
		...( content === stored.content ? {} : { content } ),
		...( template === stored.template ? {} : { template } ),
	} );
}
