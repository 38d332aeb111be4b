import apiFetch from '@wordpress/api-fetch';
import { isRecord, rawText } from '../../../kernel/guards';
import { fail, ok, type AppError, type Result } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import { isStripped } from '../../documents/records';
import {
	faultOf,
	parsePatternFile,
	type PatternFault,
	type PatternFile,
} from '../model/patternFile';
import type { CategoryWish } from '../model/userCategory';
import {
	prepareCategories,
	refreshCategories,
	type Prepared,
} from './userCategories';

/** A file that was not imported, and why. */
export interface ImportFailure {
	readonly file: string;
	readonly reason:
		| { readonly kind: 'fault'; readonly fault: PatternFault }
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
type ReadableFile = Pick< File, 'name' | 'size' | 'text' >;

/**
 * Makes patterns of files, one after the other: each whole or not at all.
 *
 * @param files
 * @param category   What they are to be in; it is made only if one of them is imported.
 * @param onProgress Called with the number of files that are done.
 */
export async function importPatterns(
	files: readonly ReadableFile[],
	category: CategoryWish | null,
	onProgress: ( done: number ) => void = () => undefined
): Promise< ImportOutcome > {
	const imported: string[] = [];
	const failed: ImportFailure[] = [];
	const stripped: string[] = [];
	let prepared: Result< Prepared > | null = null;
	for ( const [ index, file ] of files.entries() ) {
		const read = await readFile( file );
		if ( 'fault' in read ) {
			const reason = { kind: 'fault', fault: read.fault } as const;
			failed.push( { file: file.name, reason } );
		} else {
			prepared ??= await prepareCategories(
				category ? [ category ] : []
			);
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
	if ( imported.length > 0 ) {
		refreshCategories();
	} else if ( prepared?.ok ) {
		await prepared.value.undo();
	}
	return { imported, failed, stripped };
}

async function readFile(
	file: ReadableFile
): Promise< PatternFile | { readonly fault: PatternFault } > {
	const fault = faultOf( file );
	if ( fault ) {
		return { fault };
	}
	try {
		const parsed = parsePatternFile( await file.text() );
		return parsed.ok ? parsed.pattern : { fault: parsed.fault };
	} catch {
		// It was moved, or may not be read.
		return { fault: 'unreadable' };
	}
}

/** Not by core-data, which would fetch the list of all patterns again after each. */
async function send(
	{ title, content, syncStatus }: PatternFile,
	categories: readonly number[]
): Promise< Result< { readonly isStripped: boolean } > > {
	try {
		const made = await apiFetch( {
			path: '/wp/v2/blocks',
			method: 'POST',
			data: {
				title,
				content,
				status: 'publish',
				wp_pattern_category: categories,
				...( syncStatus === ''
					? {}
					: { meta: { wp_pattern_sync_status: syncStatus } } ),
			},
		} );
		return isRecord( made )
			? ok( {
					isStripped: isStripped( content, rawText( made.content ) ),
				} )
			: fail( { code: 'malformed' } );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}
