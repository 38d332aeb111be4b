/** The last edit, and its time. */
export interface LastEdit {
	/** The key of the control: edits with the same key belong together. */
	readonly key: string;
	readonly at: number;
	/** The document after the edit. */
	readonly result: unknown;
}

/** A pause of this length, in milliseconds, ends an undo step. */
const PAUSE = 1000;

/**
 * Whether an edit joins the previous undo step: the same control is dragged or typed into, and the document has no other
 * edit since.
 */
export const continuesStep = (
	last: LastEdit | null,
	next: { readonly key: string; readonly at: number; readonly on: unknown }
): boolean =>
	last !== null &&
	last.key === next.key &&
	last.result === next.on &&
	next.at - last.at < PAUSE;
