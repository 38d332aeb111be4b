import type { Entry } from './entry';

export interface Day {
	/** Midnight at its start in the browser's time zone. */
	readonly date: Date;
	readonly entries: readonly Entry[];
}

/** Entries grouped by day, newest first. */
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
