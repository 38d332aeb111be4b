import { isRecord } from '../../../kernel/guards';

/** How long and how much history is kept, and what there is. */
export interface Retention {
	/** Days; 0 for as long as there is space. */
	readonly days: number;
	readonly megabytes: number;
	readonly entries: number;
	readonly bytes: number;
	/** When the oldest entry was made. */
	readonly oldest: Date | null;
	/** Bytes; null while too little is known. */
	readonly perYear: number | null;
}

export const MEGABYTES = { least: 10, most: 10_000 } as const;

export const FOREVER = 0;

/** How long can be chosen. */
export const DAYS: readonly number[] = [ 30, 90, 365, 730, 1825, FOREVER ];

export function parseRetention( raw: unknown ): Retention | null {
	if ( ! isRecord( raw ) || typeof raw.days !== 'number' ) {
		return null;
	}
	const { days, megabytes, entries, bytes, oldest, perYear } = raw;
	return {
		days,
		megabytes: Number( megabytes ) || MEGABYTES.least,
		entries: Number( entries ) || 0,
		bytes: Number( bytes ) || 0,
		oldest: typeof oldest === 'string' ? new Date( oldest ) : null,
		perYear: typeof perYear === 'number' ? perYear : null,
	};
}

/** How much will be kept once the limits hold; null while too little is known. */
export function expectedBytes( {
	days,
	megabytes,
	perYear,
}: Pick< Retention, 'days' | 'megabytes' | 'perYear' > ): number | null {
	if ( perYear === null ) {
		return null;
	}
	const most = megabytes * 1024 * 1024;
	return days === FOREVER ? most : Math.min( most, ( perYear * days ) / 365 );
}
