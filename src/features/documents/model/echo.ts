type Raw = Readonly< Record< string, unknown > >;

/**
 * Leaves out content that is what the record already has. The block editor gives content as a function
 * of the blocks, which core-data takes for a change whatever comes out of it.
 *
 * @param edits             About to be made to a record.
 * @param edited            The record with the edits so far. Content that is a function has changed already, and
 *                          need not be worked out to know that.
 * @param options
 * @param options.blocksToo Whether the record's blocks may differ from its content and count for nothing.
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
