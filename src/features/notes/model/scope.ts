/** The properties of a block that determine whether it can have notes. */
export interface BlockContext {
	readonly name: string;
	readonly isValid: boolean;
	/** The names of its ancestors, outermost first. */
	readonly around: readonly string[];
}

/** Their inner blocks are stored in other documents, where notes would be lost. */
const OTHER_DOCUMENTS: ReadonlySet< string > = new Set( [
	'core/block',
	'core/template-part',
	'core/navigation',
] );

/** Blocks without metadata. */
const WITHOUT_NOTES: ReadonlySet< string > = new Set( [
	'core/missing',
	'core/freeform',
	'atelier/classic',
] );

/**
 * Whether a block can have notes.
 *
 * @param block
 * @param isInTemplate Whether the document is shown inside its template, whose own blocks belong to another document.
 */
export function canHaveNotes(
	{ name, isValid, around }: BlockContext,
	isInTemplate: boolean
): boolean {
	const content = around.lastIndexOf( 'core/post-content' );
	return (
		isValid &&
		! WITHOUT_NOTES.has( name ) &&
		( ! isInTemplate || content !== -1 ) &&
		! around
			.slice( content + 1 )
			.some( ( other ) => OTHER_DOCUMENTS.has( other ) )
	);
}
