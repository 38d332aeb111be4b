import { isRecord } from '@/kernel/guards';

/** The limits of the history, and the storage used. */
export interface Retention {
	/** Days; 0 for no limit. */
	readonly days: number;
	readonly megabytes: number;
	readonly entries: number;
	readonly bytes: number;
	/** The time of the oldest entry. */
	readonly oldest: Date | null;
	/** Bytes; null without enough data for an estimate. */
	readonly perYear: number | null;
}

export const MEGABYTES = { least: 10, most: 10_000 } as const;

export const FOREVER = 0;

/** The available limits. */
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

/** The expected size in bytes within the limits; null without enough data for an estimate. */
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
