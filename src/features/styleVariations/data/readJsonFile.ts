import { findJsonProblem, type JsonProblem } from '../model/jsonProblem';

/** In bytes, as the server has it. */
export const MAX_FILE_SIZE = 1024 * 1024;

/** Why a file cannot be read, before the server is asked. */
export type FileProblem =
	| { readonly kind: 'tooLarge' }
	| { readonly kind: 'unreadable' }
	| { readonly kind: 'notJson'; readonly place: JsonProblem };

/** The part of `File` that is used. */
export type ReadableFile = Pick< File, 'name' | 'size' | 'text' >;

/** The text of a file, where it is JSON. */
export async function readJsonFile(
	file: ReadableFile
): Promise< { readonly text: string } | { readonly problem: FileProblem } > {
	if ( file.size > MAX_FILE_SIZE ) {
		return { problem: { kind: 'tooLarge' } };
	}
	try {
		// Some editors put a mark of the encoding before the first sign.
		const text = ( await file.text() ).replace( /^\uFEFF/, '' );
		const place = findJsonProblem( text );
		return place ? { problem: { kind: 'notJson', place } } : { text };
	} catch {
		// It was moved, or is a folder.
		return { problem: { kind: 'unreadable' } };
	}
}
