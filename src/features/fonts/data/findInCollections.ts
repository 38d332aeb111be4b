import { ok, type Result } from '@/kernel/result';
import type { CollectionEntry, CollectionName } from '../model/collection';
import { isSameFont } from '../model/usedFonts';
import { GOOGLE, loadCollection, loadCollections } from './collections';
import { googlePermission } from './googlePermission';

/** A family of a collection. */
export interface FoundFamily {
	readonly collection: CollectionName;
	readonly entry: CollectionEntry;
}

/**
 * Looks for families in all collections; the first match wins. Google Fonts is included only with permission, and
 * collections that fail to load are skipped: their own tabs show the error.
 *
 * @return By the requested slug.
 */
export async function findInCollections(
	slugs: readonly string[]
): Promise< Result< ReadonlyMap< string, FoundFamily > > > {
	const found = new Map< string, FoundFamily >();
	const collections = slugs.length === 0 ? ok( [] ) : await loadCollections();
	for ( const collection of collections.ok ? collections.value : [] ) {
		const loaded =
			collection.slug === GOOGLE && ! googlePermission.get()
				? null
				: await loadCollection( collection.slug );
		for ( const slug of loaded?.ok ? slugs : [] ) {
			const entry =
				loaded?.ok &&
				loaded.value.entries.find( ( one ) =>
					isSameFont(
						withoutAccents( one.slug ),
						withoutAccents( slug )
					)
				);
			if ( entry && ! found.has( slug ) ) {
				found.set( slug, { collection, entry } );
			}
		}
	}
	return ok( found );
}

/** WordPress stores the slugs of installed families so; the collection has its own spelling. */
const withoutAccents = ( slug: string ): string =>
	slug.normalize( 'NFD' ).replace( /\p{Mn}/gu, '' );
