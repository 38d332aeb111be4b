import { isRecord, stringOr } from '../../../kernel/guards';
import {
	sendingProblem,
	type SendingProblem,
} from '../../../kernel/contentProblem';

/** A pattern as WordPress writes it to a file. */
export interface PatternFile {
	readonly title: string;
	/** Blocks as text. */
	readonly content: string;
	/** `unsynced`, or empty where every use of the pattern is the same. */
	readonly syncStatus: string;
}

/** Why a file cannot be imported. */
export type PatternProblem =
	| 'extension'
	| 'unreadable'
	| 'notJson'
	| 'notPattern'
	| 'noTitle'
	| 'longTitle'
	| SendingProblem[ 'kind' ];

export type ParsedPattern =
	| { readonly ok: true; readonly pattern: PatternFile }
	| { readonly ok: false; readonly problem: PatternProblem };

/** In bytes. What is larger is hardly a pattern, and most servers refuse to take it. */
export const MAX_FILE_SIZE = 5 * 1024 * 1024;

/** In characters; what is longer can be stored, but makes every list of titles useless. */
export const MAX_TITLE_LENGTH = 1000;

/** WordPress's mark of these files. */
const MARK = 'wp_block';

/** What is wrong with a file before it has been read; null where nothing is. */
export function fileProblem( {
	name,
	size,
}: {
	readonly name: string;
	readonly size: number;
} ): PatternProblem | null {
	if ( ! /\.json$/i.test( name ) ) {
		return 'extension';
	}
	return size > MAX_FILE_SIZE ? 'tooLarge' : null;
}

/** Reads the text of a file. */
export function parsePatternFile( text: string ): ParsedPattern {
	let raw: unknown;
	try {
		raw = JSON.parse( text );
	} catch {
		return { ok: false, problem: 'notJson' };
	}
	if (
		! isRecord( raw ) ||
		raw.__file !== MARK ||
		typeof raw.title !== 'string' ||
		typeof raw.content !== 'string'
	) {
		return { ok: false, problem: 'notPattern' };
	}
	const { title, content } = raw;
	const problem = contentProblemIn( title.trim(), content );
	return problem
		? { ok: false, problem }
		: {
				ok: true,
				pattern: {
					title: title.trim(),
					content,
					syncStatus:
						stringOr( raw.syncStatus ) === 'unsynced'
							? 'unsynced'
							: '',
				},
			};
}

function contentProblemIn(
	title: string,
	content: string
): PatternProblem | null {
	if ( title === '' ) {
		return 'noTitle';
	}
	if ( title.length > MAX_TITLE_LENGTH ) {
		return 'longTitle';
	}
	return sendingProblem( content )?.kind ?? null;
}

/** The text of a pattern's file, as WordPress itself would write it. */
export const buildPatternFile = ( {
	title,
	content,
	syncStatus,
}: PatternFile ): string =>
	JSON.stringify( { __file: MARK, title, content, syncStatus }, null, 2 );
