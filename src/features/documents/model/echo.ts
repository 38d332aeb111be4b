type Raw = Readonly< Record< string, unknown > >;

/**
 * Removes content from edits that equals the record's content. The block editor sets content as a function of the
 * blocks, which core-data always counts as a change.
 *
 * @param edits             The new edits for a record.
 * @param edited            The record with its edits. If its content is a function, it has already changed and isn't
 * serialized.
 * @param options
 * @param options.blocksToo Whether to ignore blocks that differ from the record's content.
 */
export function withoutEcho(
	edits: Raw,
	edited: Raw,
	{ blocksToo = false }: { readonly blocksToo?: boolean } = {}
): Raw {
	const { content, ...others } = edits;
	if ( typeof content !== 'function' || typeof edited.content !== 'string' ) {
		return edits;
	}
	const contentOf = ( record: Raw ): unknown =>
		Reflect.apply( content, undefined, [ record ] );
	const next = contentOf( { ...edited, ...others } );
	const isEcho =
		next === edited.content ||
		( blocksToo && edited.blocks && next === contentOf( edited ) );
	return isEcho ? others : edits;
}
