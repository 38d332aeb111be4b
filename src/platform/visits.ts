/** Whether the user usually edits, from their last visits in this browser. */

import { stringOr } from '@/kernel/guards';
import { createStored } from './stored';

const visits = createStored( {
	area: 'browser',
	name: 'atelier-visits',
	of: 'browser',
	version: 1,
	parse: stringOr,
} );

/** The number of stored visits, and the number of those with edits that make a user who usually edits. */
const REMEMBERED = 5;
const USUAL = 2;

const EDITED = 'e';
const LOOKED = 'l';

/** The visits before this one, latest first. */
const earlier = visits.read() ?? '';
let hasEdited = false;

/** Whether to load the block editor before the user asks for it. */
export const usuallyEdits = (): boolean =>
	earlier.split( EDITED ).length > USUAL;

/** Stores this visit; again once the user edits. */
export function rememberVisit( { isEditing }: { isEditing: boolean } ): void {
	hasEdited ||= isEditing;
	// If storage is denied, the editor is loaded on demand.
	visits.write(
		( ( hasEdited ? EDITED : LOOKED ) + earlier ).slice( 0, REMEMBERED )
	);
}
