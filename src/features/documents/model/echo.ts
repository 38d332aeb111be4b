type Raw = Readonly< Record< string, unknown > >;

/**
 * Leaves out content that is what the record already has. The block editor gives content as a function
 * of the blocks, which core-data takes for a change whatever comes out of it.
 *
 * @param edits  About to be made to a record.
 * @param edited The record with the edits so far. Content that is a function has changed already, and
 *               need not be worked out to know that.
 */
export function withoutEcho( edits: Raw, edited: Raw ): Raw {
	const { content, ...others } = edits;
	if ( typeof content !== 'function' || typeof edited.content !== 'string' ) {
		return edits;
	}
	const next: unknown = Reflect.apply( content, undefined, [
		{ ...edited, ...others },
	] );
	return next === edited.content ? others : edits;
}
