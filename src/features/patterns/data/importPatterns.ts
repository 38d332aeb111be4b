import apiFetch from '@wordpress/api-fetch';
import { isRecord, rawText } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { newRun, type RunHeader } from '@/platform/historyRun';
import { isStripped } from '@/features/documents/index.model';
import { sendingCopy } from '@/features/documents/index.records';
import { withoutAsking } from '@/features/saving/index.records';
import type { PatternFile } from '../model/patternFile';
import type { CategoryWish } from '../model/userCategory';
import {
	importFiles,
	type ImportOutcome,
	type ReadableFile,
} from './importFiles';
import { prepareCategories, refreshCategories } from './changeCategories';

/**
 * Creates patterns from files on the server.
 *
 * @param files
 * @param category   The patterns' category; null for none.
 * @param onProgress Called with the number of finished files.
 */
export async function importPatterns(
	files: readonly ReadableFile[],
	category: CategoryWish | null,
	onProgress: ( done: number ) => void
): Promise< ImportOutcome > {
	const run = newRun();
	const outcome = await importFiles(
		files,
		{
			prepare: () => prepareCategories( category ? [ category ] : [] ),
			send: ( file, categories ) => send( file, categories, run ),
		},
		onProgress
	);
	if ( outcome.imported.length > 0 ) {
		refreshCategories();
	}
	return outcome;
}

/** Not with core-data, which would refetch the list of all patterns after each. */
function send(
	{ title, content, syncStatus }: PatternFile,
	categories: readonly number[],
	run: RunHeader
): Promise< Result< { readonly isStripped: boolean } > > {
	return attempt( async () => {
		const made: unknown = await withoutAsking( content, () =>
			sendingCopy( content, () =>
				apiFetch( {
					path: '/wp/v2/blocks',
					method: 'POST',
					headers: run,
					data: {
						title,
						content,
						status: 'publish',
						wp_pattern_category: categories,
						...( syncStatus === ''
							? {}
							: {
									meta: {
										wp_pattern_sync_status: syncStatus,
									},
								} ),
					},
				} )
			)
		);
		return isRecord( made )
			? ok( {
					isStripped: isStripped( content, rawText( made.content ) ),
				} )
			: fail( { code: 'malformed' } );
	} );
}
