import { __, sprintf } from '@wordpress/i18n';
import { fail, ok, type Result } from '@/kernel/result';
import type { Use } from '@/features/uses/index.model';
import { fetchUsesPage } from '@/features/uses';
import { thingOf, TYPES, type Removed } from '../model/repair';

/** Of one request, as the server allows. */
const PER_PAGE = 100;

/** More are not repaired in one go. */
const MOST = 1000;

/**
 * All documents that use something themselves and that the user may edit. Those that are removed themselves aren't among them.
 *
 * @param removed Things of one kind.
 * @param by      The ID of what comes in their place, which must not contain one of them: it would contain itself then. Empty for nothing.
 */
export async function usesToRepair(
	removed: readonly Removed[],
	by: string
): Promise< Result< readonly Use[] > > {
	const [ first ] = removed;
	if ( ! first ) {
		return ok( [] );
	}
	const { kind } = first;
	if ( removed.length > PER_PAGE ) {
		return fail( { code: 'tooMany' } );
	}
	const found: Use[] = [];
	for ( let page = 1; ; page++ ) {
		const uses = await fetchUsesPage( {
			kind,
			things: removed.map( thingOf ),
			isContent: true,
			page,
			perPage: PER_PAGE,
		} );
		if ( ! uses.ok ) {
			return uses;
		}
		const { documents, total, isComplete } = uses.value;
		if ( total > MOST ) {
			return fail( { code: 'tooMany' } );
		}
		if ( ! isComplete ) {
			return fail( { code: 'busy' } );
		}
		const container = documents.find(
			( one ) => one.type === TYPES[ kind ] && one.id === by
		);
		if ( container ) {
			return fail( {
				code: 'unsendable',
				detail: sprintf(
					/* translators: %s: title of a pattern or template part. */
					__(
						'“%s” can’t come in its place, because it contains it. Choose another one.',
						'atelier'
					),
					container.title || __( '(no title)', 'atelier' )
				),
			} );
		}
		// Widgets have no record here.
		found.push(
			...documents.filter(
				( one ) =>
					one.isDirect &&
					one.id !== '' &&
					one.type !== 'site' &&
					! removed.some( ( { id } ) => id === one.id )
			)
		);
		if ( page * PER_PAGE >= total ) {
			return ok( found );
		}
	}
}
