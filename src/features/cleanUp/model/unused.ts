import type { StylesDoc } from '@/features/globalStyles/index.model';
import { presetLocations } from '@/features/presets/index.model';
import type { UsedKind } from '@/features/uses/index.model';
import { thingOf, type Own } from './own';

/** How many documents use each thing, by kind; what isn't there isn't known. */
export type UseCounts = ReadonlyMap< UsedKind, ReadonlyMap< string, number > >;

/** What nothing uses. Whatever isn't known counts as used. */
export const unusedOf = (
	own: readonly Own[],
	counts: UseCounts,
	styles: StylesDoc
): readonly Own[] =>
	own.filter( ( one ) => {
		const thing = thingOf( one );
		return (
			thing === null ||
			( counts.get( thing.kind )?.get( thing.thing ) === 0 &&
				! isInStyles( one, styles ) )
		);
	} );

/** Whether the styles use it. */
export function isInStyles( own: Own, styles: StylesDoc ): boolean {
	const thing = thingOf( own );
	return (
		thing !== null &&
		thing.kind !== 'pattern' &&
		presetLocations( styles, thing.kind, thing.thing ).length > 0
	);
}

/** What the server is asked about, by kind. */
export function thingsOf(
	own: readonly Own[]
): ReadonlyMap< UsedKind, readonly string[] > {
	const things = new Map< UsedKind, Set< string > >();
	for ( const one of own ) {
		const thing = thingOf( one );
		if ( thing ) {
			things.set(
				thing.kind,
				( things.get( thing.kind ) ?? new Set() ).add( thing.thing )
			);
		}
	}
	return new Map(
		[ ...things ].map( ( [ kind, names ] ) => [ kind, [ ...names ] ] )
	);
}
