/** The last edit, and its time. */
export interface LastEdit {
	/** Names the control: edits with the same key are of the same thing. */
	readonly key: string;
	readonly at: number;
	/** What it made of the document. */
	readonly result: unknown;
}

/** A pause of so many milliseconds ends a step of undo. */
const PAUSE = 1000;

/**
 * Whether an edit belongs to the step of undo before it: someone drags or types, and nothing else
 * has happened to the document since.
 */
export const continuesStep = (
	last: LastEdit | null,
	next: { readonly key: string; readonly at: number; readonly on: unknown }
): boolean =>
	last !== null &&
	last.key === next.key &&
	last.result === next.on &&
	next.at - last.at < PAUSE;
