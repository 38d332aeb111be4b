import { isRecord, stringOr } from '@/kernel/guards';
import { createStored } from '@/platform/stored';
import { LIFETIME } from '@/features/recovery';

/** Settings of a custom view that the server doesn't have yet. */
export interface Unsent {
	/** The type of the view's list. */
	readonly type: string;
	readonly settings: string;
	/** The version of the view that they are based on. */
	readonly version: string;
}

type ById = Readonly< Record< string, Unsent > >;

/** Views are changed before the code of the journal is there, which can't come without a connection. */
const stored = createStored< ById >( {
	area: 'browser',
	name: 'atelier-unsent-views',
	of: 'user',
	version: 1,
	parse: ( raw ) =>
		isRecord( raw )
			? Object.fromEntries(
					Object.entries( raw ).map( ( [ id, entry ] ) => [
						id,
						parseUnsent( entry ),
					] )
				)
			: null,
	// As long as entries of the journal.
	lifetime: LIFETIME,
} );

const parseUnsent = ( raw: unknown ): Unsent => {
	const { type, settings, version } = isRecord( raw ) ? raw : {};
	return {
		type: stringOr( type ),
		settings: stringOr( settings ),
		version: stringOr( version ),
	};
};

/** By id, also of other pages. */
export const unsentByPages = (): ById => stored.read() ?? {};

/** Keeps settings for the next page, or forgets that of a view. */
export function keepUnsent( id: string, unsent: Unsent | null ): void {
	const { [ id ]: _before, ...others } = unsentByPages();
	const next = unsent ? { ...others, [ id ]: unsent } : others;
	stored.write( Object.keys( next ).length > 0 ? next : null );
}
