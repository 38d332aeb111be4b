import { findJsonProblem, type JsonProblem } from '../model/jsonProblem';

/** The maximum size in bytes, as on the server. */
export const MAX_FILE_SIZE = 1024 * 1024;

/** The reason why a file can't be read, before any request. */
export type FileProblem =
	| { readonly kind: 'tooLarge' }
	| { readonly kind: 'unreadable' }
	| { readonly kind: 'notJson'; readonly position: JsonProblem };

/** The parts of `File` that are used. */
export type ReadableFile = Pick< File, 'name' | 'size' | 'text' >;

/** The text of a JSON file, or the problem. */
export async function readJsonFile(
	file: ReadableFile
): Promise< { readonly text: string } | { readonly problem: FileProblem } > {
	if ( file.size > MAX_FILE_SIZE ) {
		return { problem: { kind: 'tooLarge' } };
	}
	try {
		// Some editors add a byte order mark.
		const text = ( await file.text() ).replace( /^\uFEFF/, '' );
		const position = findJsonProblem( text );
		return position ? { problem: { kind: 'notJson', position } } : { text };
	} catch {
		// The file was moved, or is a folder.
		return { problem: { kind: 'unreadable' } };
	}
}
