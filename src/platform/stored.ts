import { upgrade, type Steps } from '@/kernel/upgrade';
import { owner } from './owner';

/** Something that the browser stores for later pages of the site. */
export interface Stored< Value > {
	/** Null if there is none, if it has expired, or if it can't be read. */
	readonly read: () => Value | null;
	/** Replaces it; null removes it. False if storage is denied or full. */
	readonly write: ( value: Value | null ) => boolean;
}

interface StoredOptions< Value > {
	/** Until the tab is closed, or as long as the browser keeps it. */
	readonly area: 'tab' | 'browser';
	readonly name: string;
	/** Whether each user of each site has one, or all that use the browser and share its origin. */
	readonly of: 'user' | 'browser';
	/** Of the format, from 1. What a newer version has stored isn't read. */
	readonly version: number;
	/** The steps from each earlier version of the format to the next. */
	readonly steps?: Steps;
	/** Null for what isn't a value. */
	readonly parse: ( raw: unknown ) => Value | null;
	/** In milliseconds; without an end by default. */
	readonly lifetime?: number;
}

/** As JSON. Where it is something else, reading that throws, or nothing of it is a value. */
interface Kept {
	readonly version?: unknown;
	readonly value?: unknown;
	/** In milliseconds. */
	readonly until?: unknown;
}

/** One stored thing, with its format and its end. */
export function createStored< Value >( {
	area,
	name,
	of,
	version,
	steps = {},
	parse,
	lifetime,
}: StoredOptions< Value > ): Stored< Value > {
	const storage = () => ( area === 'tab' ? sessionStorage : localStorage );
	const key = () => ( of === 'user' ? `${ name } ${ owner() }` : name );
	return {
		read() {
			try {
				const kept = JSON.parse(
					storage().getItem( key() ) ?? ''
				) as Kept;
				return Number( kept.until ) < Date.now()
					? null
					: parse(
							upgrade( kept.value, kept.version, version, steps )
						);
			} catch {
				return null;
			}
		},
		write( value ) {
			try {
				if ( value === null ) {
					storage().removeItem( key() );
				} else {
					const until = lifetime && Date.now() + lifetime;
					storage().setItem(
						key(),
						JSON.stringify( { version, value, until } )
					);
				}
				return true;
			} catch {
				return false;
			}
		},
	};
}
