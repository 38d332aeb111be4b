import { dirtyRecords } from '@/platform/experimental/dirtyRecords';
import { recordStore } from '@/platform/recordStore';

/** The parts of the user's global styles that affect the look of the site. */
export interface UnsavedStyles {
	readonly settings: unknown;
	readonly styles: unknown;
}

let last: UnsavedStyles | null = null;

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
	if ( ! record ) {
		last = null;
	} else if (
		last?.settings !== record.settings ||
		last?.styles !== record.styles
	) {
		last = { settings: record.settings, styles: record.styles };
	}
	return last;
}
