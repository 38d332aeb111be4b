import { isRecord, stringOr } from '@/kernel/guards';
import { sendingProblem, type SendingProblem } from '@/kernel/contentProblem';

/** A pattern in WordPress's JSON format. */
export interface PatternFile {
	readonly title: string;
	/** Serialized blocks. */
	readonly content: string;
	/** `unsynced`, or empty for a synced pattern. */
	readonly syncStatus: string;
}

/** The reason why a file can't be imported. */
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

/** In bytes. Larger files are hardly patterns, and most servers reject them. */
export const MAX_FILE_SIZE = 5 * 1024 * 1024;

/** In characters; longer titles can be stored, but make lists unusable. */
export const MAX_TITLE_LENGTH = 1000;

/** WordPress's `__file` value in these files. */
const MARK = 'wp_block';

/** The problem with a file before it is read; null without one. */
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

/** Parses the text of a file. */
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

/** The text of a pattern's file, in WordPress's own format. */
export const buildPatternFile = ( {
	title,
	content,
	syncStatus,
}: PatternFile ): string =>
	JSON.stringify( { __file: MARK, title, content, syncStatus }, null, 2 );
