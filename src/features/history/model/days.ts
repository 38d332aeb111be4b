import type { Entry } from './entry';

export interface Day {
	/** Its midnight in the time of the browser. */
	readonly date: Date;
	readonly entries: readonly Entry[];
}

/** Entries, the newest first, by the day on which they were made. */
export function byDay( entries: readonly Entry[] ): readonly Day[] {
	const days: { date: Date; entries: Entry[] }[] = [];
	for ( const entry of entries ) {
		const date = midnight( entry.date );
		const last = days.at( -1 );
		if ( last?.date.getTime() === date.getTime() ) {
			last.entries.push( entry );
		} else {
			days.push( { date, entries: [ entry ] } );
		}
	}
	return days;
}

const midnight = ( date: Date ): Date =>
	new Date( date.getFullYear(), date.getMonth(), date.getDate() );
