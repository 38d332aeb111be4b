/** The number of previews per request; the server's maximum. */
const BATCH = 12;

/** The number of pages that are kept, unless more are shown at once: each has the style sheets of the site in it. */
const LIMIT = 200;

/** The state of a preview. */
export interface KnownPreview< Value > {
	/** The version that was rendered; null if something has changed since. */
	readonly version: string | null;
	/** Null where the server has none. */
	readonly value: Value | null;
}

/** The document to show, and its version. */
export interface PreviewWish {
	/** Its type, a colon and its id, such as `wp_block:12`; a registered pattern is `pattern:name`. */
	readonly of: string;
	/** A string that changes whenever the preview is outdated, such as the document's content. */
	readonly version: string;
}

/** The pending requests, each document once with its latest version. */
export function openWishes< Value >(
	wishes: readonly PreviewWish[],
	known: ReadonlyMap< string, KnownPreview< Value > >
): readonly PreviewWish[] {
	const latest = new Map( wishes.map( ( wish ) => [ wish.of, wish ] ) );
	return [ ...latest.values() ].filter(
		( { of, version } ) => known.get( of )?.version !== version
	);
}

/** Splits a list into batches of the size that the server accepts. */
export function inBatches< Item >(
	items: readonly Item[],
	size: number = BATCH
): readonly ( readonly Item[] )[] {
	const count = Math.ceil( items.length / size );
	return Array.from( { length: count }, ( _nothing, at ) =>
		items.slice( at * size, ( at + 1 ) * size )
	);
}

/** Outdated previews, which are shown until each has been rendered again. */
export const outdated = < Value >(
	known: ReadonlyMap< string, KnownPreview< Value > >
): ReadonlyMap< string, KnownPreview< Value > > =>
	new Map(
		[ ...known ].map( ( [ of, { value } ] ) => [
			of,
			{ version: null, value },
		] )
	);

/**
 * What is known after a batch has been rendered.
 *
 * @param known
 * @param batch
 * @param found By document; null if the request failed.
 * @param shown The documents whose previews are shown, which stay.
 */
export function withRendered< Value >(
	known: ReadonlyMap< string, KnownPreview< Value > >,
	batch: readonly PreviewWish[],
	found: ReadonlyMap< string, Value > | null,
	shown: Pick< ReadonlyMap< string, unknown >, 'has' >
): ReadonlyMap< string, KnownPreview< Value > > {
	const next = new Map( known );
	for ( const { of, version } of batch ) {
		const before = next.get( of )?.value ?? null;
		next.delete( of );
		next.set(
			of,
			found
				? { version, value: found.get( of ) ?? null }
				: // Failed requests are retried when the preview is next visible.
					{ version: null, value: before }
		);
	}
	for ( const of of next.keys() ) {
		if ( next.size > LIMIT && ! shown.has( of ) ) {
			next.delete( of );
		}
	}
	return next;
}
