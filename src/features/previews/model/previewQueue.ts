/** How many previews are asked for at once; the server answers no more. */
const BATCH = 12;

/** The state of a preview. */
export interface KnownPreview< Value > {
	/** The version that it was made from; null where something has changed since. */
	readonly version: string | null;
	/** Null where the server has none. */
	readonly value: Value | null;
}

/** The document to show, and its version. */
export interface PreviewWish {
	/** Its type, a colon and its id, such as `wp_block:12`; a registered pattern is `pattern:name`. */
	readonly of: string;
	/** Anything that is another text once its preview has to be made again, such as its content. */
	readonly version: string;
}

/** The wishes that are not fulfilled yet, each thing once with its latest version. */
export function openWishes< Value >(
	wishes: readonly PreviewWish[],
	known: ReadonlyMap< string, KnownPreview< Value > >
): readonly PreviewWish[] {
	const latest = new Map( wishes.map( ( wish ) => [ wish.of, wish ] ) );
	return [ ...latest.values() ].filter(
		( { of, version } ) => known.get( of )?.version !== version
	);
}

/** The same in portions of a size that the server takes. */
export function inBatches< Item >(
	items: readonly Item[],
	size: number = BATCH
): readonly ( readonly Item[] )[] {
	const count = Math.ceil( items.length / size );
	return Array.from( { length: count }, ( _nothing, at ) =>
		items.slice( at * size, ( at + 1 ) * size )
	);
}

/** The same previews, to be shown until each has been made again. */
export const outdated = < Value >(
	known: ReadonlyMap< string, KnownPreview< Value > >
): ReadonlyMap< string, KnownPreview< Value > > =>
	new Map(
		[ ...known ].map( ( [ of, { value } ] ) => [
			of,
			{ version: null, value },
		] )
	);
