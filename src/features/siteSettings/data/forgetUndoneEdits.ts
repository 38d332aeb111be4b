import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { ARGS } from '../model/siteRecord';

/** WordPress 6.8 keeps undone edits even if they equal the stored values: they would count as unsaved changes. */
export function forgetUndoneEdits(): void {
	const core = select( coreStore );
	const saved = core.getEntityRecord( ...ARGS );
	const undone = Object.entries(
		core.getEntityRecordEdits( ...ARGS ) ?? {}
	).filter( ( [ name, value ] ) => saved && saved[ name ] === value );
	if ( undone.length > 0 ) {
		void dispatch( coreStore ).editEntityRecord(
			...ARGS,
			undefined,
			Object.fromEntries(
				undone.map( ( [ name ] ) => [ name, undefined ] )
			),
			{ undoIgnore: true }
		);
	}
}
