import { ok, type Result } from '../../../kernel/result';
import type { CollectionEntry, CollectionName } from '../model/collection';
import { isSameFont } from '../model/usedFonts';
import { GOOGLE, loadCollection, loadCollections } from './collections';
import { googlePermission } from './googlePermission';

/** A family that can be had from a collection. */
export interface FoundFamily {
	readonly collection: CollectionName;
	readonly entry: CollectionEntry;
}

/**
 * Looks for families in all collections, the first that has one counts. Those of Google only where that is
 * allowed, and those that cannot be loaded have nothing: their own tabs say so.
 *
 * @return By the slug that was looked for.
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
					isSameFont( one.slug, slug )
				);
			if ( entry && ! found.has( slug ) ) {
				found.set( slug, { collection, entry } );
			}
		}
	}
	return ok( found );
}
