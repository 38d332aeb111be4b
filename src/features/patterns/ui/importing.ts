import { dispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { shorten } from '@/kernel/shorten';
import { noteLocation } from '@/routing';
import { quoted } from '@/ui/quoted';
import type { ImportFailure, ImportOutcome } from '../data/importFiles';
import { importReport } from '../data/importReport';
import { importPatterns } from '../data/importPatterns';
import type { CategoryWish } from '../model/userCategory';
import { reasonFor } from './importMessages';

/** The destination of imported patterns. */
export interface ImportTarget {
	/** Their category; null where the list has none. */
	readonly category: CategoryWish | null;
	/** Called once something has been imported. */
	readonly onImported: () => void;
}

const NOTICE = 'atelier-import';
const FAILED_NOTICE = `${ NOTICE }-failed`;
const MAX_TITLE = 100;

let last = Promise.resolve();

/** Imports files as soon as earlier imports have finished, and reports the result. */
export function startImport(
	files: readonly File[],
	{ category, onImported }: ImportTarget
): void {
	const isHere = noteLocation();
	last = last.then( async () => {
		void dispatch( noticesStore ).removeNotice( FAILED_NOTICE );
		tellProgress( 0, files.length );
		const outcome = await importPatterns( files, category, ( done ) =>
			tellProgress( done, files.length )
		);
		tellImported( outcome );
		if ( outcome.imported.length > 0 && isHere() ) {
			onImported();
		}
	} );
}

/** Only several files take long enough. */
function tellProgress( done: number, total: number ) {
	if ( total > 1 && done < total ) {
		void dispatch( noticesStore ).createInfoNotice(
			sprintf(
				/* translators: 1: number of the file that is being imported, 2: number of all files. */
				__( 'Importing %1$d of %2$d…', 'atelier' ),
				done + 1,
				total
			),
			{
				type: 'snackbar',
				id: NOTICE,
				explicitDismiss: true,
				speak: false,
			}
		);
	}
}

function tellImported( { imported, failed, stripped }: ImportOutcome ) {
	const { createSuccessNotice, createErrorNotice, removeNotice } =
		dispatch( noticesStore );
	const [ title ] = imported;
	if ( title === undefined ) {
		void removeNotice( NOTICE );
	} else {
		void createSuccessNotice(
			imported.length === 1
				? sprintf(
						/* translators: %s: title of a pattern. */
						__( 'Imported "%s" from JSON.', 'atelier' ),
						shorten( title, MAX_TITLE )
					)
				: sprintf(
						/* translators: %d: number of patterns. */
						_n(
							'Imported %d pattern from JSON.',
							'Imported %d patterns from JSON.',
							imported.length,
							'atelier'
						),
						imported.length
					),
			{ type: 'snackbar', id: NOTICE }
		);
	}
	const [ failure ] = failed;
	if ( failed.length === 1 && failure ) {
		void createErrorNotice( failureMessage( failure ), {
			type: 'snackbar',
			id: FAILED_NOTICE,
			// Reading the message takes longer than a snackbar is shown.
			explicitDismiss: true,
		} );
	} else {
		importReport.set( failed );
	}
	tellStripped( stripped );
}

const failureMessage = ( failure: ImportFailure ): string =>
	sprintf(
		/* translators: 1: name of a file, 2: the reason why it was not imported. */
		__( '“%1$s” could not be imported. %2$s', 'atelier' ),
		shorten( failure.file, MAX_TITLE ),
		reasonFor( failure )
	);

function tellStripped( titles: readonly string[] ) {
	if ( titles.length > 0 ) {
		void dispatch( noticesStore ).createWarningNotice(
			sprintf(
				/* translators: %s: titles of patterns. */
				__(
					'Your role isn’t allowed to use some of the code in these patterns, so the site removed it. Everything else was imported. %s',
					'atelier'
				),
				titles
					.map( ( title ) => quoted( shorten( title, MAX_TITLE ) ) )
					.join( ' ' )
			),
			{ id: `${ NOTICE }-stripped` }
		);
	}
}
