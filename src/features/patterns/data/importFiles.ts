import type { AppError, Result } from '../../../kernel/result';
import {
	fileProblem,
	parsePatternFile,
	type PatternProblem,
	type PatternFile,
} from '../model/patternFile';

/** A file that was not imported, and why. */
export interface ImportFailure {
	readonly file: string;
	readonly reason:
		| { readonly kind: 'problem'; readonly problem: PatternProblem }
		| { readonly kind: 'error'; readonly error: AppError };
}

/** What came of importing files. */
export interface ImportOutcome {
	/** Titles. */
	readonly imported: readonly string[];
	readonly failed: readonly ImportFailure[];
	/** Titles of imported patterns that have lost code which the user may not save. */
	readonly stripped: readonly string[];
}

/** What is needed of a file. */
export type ReadableFile = Pick< File, 'name' | 'size' | 'text' >;

/** Categories that exist on the server. */
export interface Prepared {
	readonly ids: readonly number[];
	/** Takes away those of them that did not exist before. */
	readonly undo: () => Promise< void >;
}

/** Where patterns are made. */
export interface PatternServer {
	/** Makes the categories that the patterns are to be in. */
	readonly prepare: () => Promise< Result< Prepared > >;
	readonly send: (
		pattern: PatternFile,
		categories: readonly number[]
	) => Promise< Result< { readonly isStripped: boolean } > >;
}

/**
 * Makes patterns of files, one after the other: each whole or not at all. Categories are made for what is
 * imported; where nothing is, none are.
 *
 * @param files
 * @param server
 * @param onProgress Called with the number of files that are done.
 */
export async function importFiles(
	files: readonly ReadableFile[],
	{ prepare, send }: PatternServer,
	onProgress: ( done: number ) => void
): Promise< ImportOutcome > {
	const imported: string[] = [];
	const failed: ImportFailure[] = [];
	const stripped: string[] = [];
	let prepared: Result< Prepared > | null = null;
	for ( const [ index, file ] of files.entries() ) {
		const read = await readFile( file );
		if ( 'problem' in read ) {
			const reason = { kind: 'problem', problem: read.problem } as const;
			failed.push( { file: file.name, reason } );
		} else {
			prepared ??= await prepare();
			const sent = prepared.ok
				? await send( read, prepared.value.ids )
				: prepared;
			if ( sent.ok ) {
				imported.push( read.title );
				stripped.push(
					...( sent.value.isStripped ? [ read.title ] : [] )
				);
			} else {
				const reason = { kind: 'error', error: sent.error } as const;
				failed.push( { file: file.name, reason } );
			}
		}
		onProgress( index + 1 );
	}
	if ( imported.length === 0 && prepared?.ok ) {
		await prepared.value.undo();
	}
	return { imported, failed, stripped };
}

async function readFile(
	file: ReadableFile
): Promise< PatternFile | { readonly problem: PatternProblem } > {
	const problem = fileProblem( file );
	if ( problem ) {
		return { problem };
	}
	try {
		const parsed = parsePatternFile( await file.text() );
		return parsed.ok ? parsed.pattern : { problem: parsed.problem };
	} catch {
		// It was moved, or may not be read.
		return { problem: 'unreadable' };
	}
}
