/** Whether somebody usually edits, from what they did on their last visits in this browser. */

const KEY = 'atelier-visits';

/** How many visits are remembered, and on how many of them somebody who usually edits has edited. */
const REMEMBERED = 5;
const USUAL = 2;

const EDITED = 'e';
const LOOKED = 'l';

/** The visits before this page, the latest first. */
const earlier = readVisits();
let hasEdited = false;

/** Whether it is worth it to load the block editor before anybody asks for it. */
export const usuallyEdits = (): boolean =>
	earlier.split( EDITED ).length > USUAL;

/** Remembers this visit; again once somebody edits on it. */
export function rememberVisit( { isEditing }: { isEditing: boolean } ): void {
	hasEdited ||= isEditing;
	try {
		localStorage.setItem(
			KEY,
			( ( hasEdited ? EDITED : LOOKED ) + earlier ).slice( 0, REMEMBERED )
		);
	} catch {
		// Then the editor is loaded when it is needed.
	}
}

function readVisits(): string {
	try {
		return localStorage.getItem( KEY ) ?? '';
	} catch {
		return '';
	}
}
