import type { Edit } from './search';

/** A text with some edits made. */
export function withEdits( text: string, edits: readonly Edit[] ): string {
	const pieces: string[] = [];
	let at = 0;
	for ( const edit of [ ...edits ].sort(
		( one, other ) => one.start - other.start
	) ) {
		// What overlaps would take apart what another edit has made.
		if ( edit.start >= at ) {
			pieces.push( text.slice( at, edit.start ), edit.text );
			at = edit.end;
		}
	}
	return pieces.join( '' ) + text.slice( at );
}
