/** How many previews are asked for at once; the server answers no more. */
const BATCH = 12;

/** What is known of a preview. */
export interface KnownPreview< Value > {
	/** The content that it was made from; null where something has changed since. */
	readonly content: string | null;
	/** Null where the server has none. */
	readonly value: Value | null;
}

/** A wish for the preview of something with this content. */
export interface PreviewWish {
	readonly id: string;
	readonly content: string;
}

/** The wishes that are not fulfilled yet, each thing once with its latest content. */
export function openWishes< Value >(
	wishes: readonly PreviewWish[],
	known: ReadonlyMap< string, KnownPreview< Value > >
): readonly PreviewWish[] {
	const latest = new Map( wishes.map( ( wish ) => [ wish.id, wish ] ) );
	return [ ...latest.values() ].filter(
		( { id, content } ) => known.get( id )?.content !== content
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

/** The same previews, to be shown until each has been made anew. */
export const outdated = < Value >(
	known: ReadonlyMap< string, KnownPreview< Value > >
): ReadonlyMap< string, KnownPreview< Value > > =>
	new Map(
		[ ...known ].map( ( [ id, { value } ] ) => [
			id,
			{ content: null, value },
		] )
	);
