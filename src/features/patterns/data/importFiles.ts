import type { AppError, Result } from '@/kernel/result';
import {
	fileProblem,
	parsePatternFile,
	type PatternProblem,
	type PatternFile,
} from '../model/patternFile';

/** A file that wasn't imported, with the reason. */
export interface ImportFailure {
	readonly file: string;
	readonly reason:
		| { readonly kind: 'problem'; readonly problem: PatternProblem }
		| { readonly kind: 'error'; readonly error: AppError };
}

/** The result of an import. */
export interface ImportOutcome {
	/** Titles of imported patterns. */
	readonly imported: readonly string[];
	readonly failed: readonly ImportFailure[];
	/** Titles of imported patterns without code that the user may not save (`unfiltered_html`). */
	readonly stripped: readonly string[];
}

/** The properties of a file that an import reads. */
export type ReadableFile = Pick< File, 'name' | 'size' | 'text' >;

/** Categories that exist on the server. */
export interface Prepared {
	readonly ids: readonly number[];
	/** Deletes those of them that were created for the import. */
	readonly undo: () => Promise< void >;
}

/** The requests of an import. */
export interface PatternServer {
	/** Creates the missing categories of the patterns. */
	readonly prepare: () => Promise< Result< Prepared > >;
	readonly send: (
		pattern: PatternFile,
		categories: readonly number[]
	) => Promise< Result< { readonly isStripped: boolean } > >;
}

/**
 * Creates patterns from files, one after the other; each completely or not at all. Categories are only created if
 * something is imported.
 *
 * @param files
 * @param server
 * @param onProgress Called with the number of finished files.
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
		// The file was moved, or isn't readable.
		return { problem: 'unreadable' };
	}
}
