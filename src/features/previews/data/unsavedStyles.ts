import { rememberLast } from '@/kernel/rememberLast';
import { dirtyRecords } from '@/platform/experimental/dirtyRecords';
import { recordStore } from '@/platform/recordStore';

/** The parts of the user's global styles that affect the look of the site. */
export interface UnsavedStyles {
	readonly settings: unknown;
	readonly styles: unknown;
}

/** The edited global styles; null without edits. The same object as long as they don't change. */
export function unsavedStyles(): UnsavedStyles | null {
	const core = recordStore();
	if ( ! core ) {
		return null;
	}
	const changed = dirtyRecords( core ).find(
		( { kind, name } ) => kind === 'root' && name === 'globalStyles'
	);
	const key = changed?.key;
	const record =
		typeof key === 'string' || typeof key === 'number'
			? core.getEditedEntityRecord( 'root', 'globalStyles', key )
			: undefined;
	return record ? stylesOf( record.settings, record.styles ) : null;
}

const stylesOf = rememberLast(
	( settings: unknown, styles: unknown ): UnsavedStyles => ( {
		settings,
		styles,
	} )
);
