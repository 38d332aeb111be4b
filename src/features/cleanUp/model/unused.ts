import type { StylesDoc } from '@/features/globalStyles/index.model';
import { presetLocations } from '@/features/presets/index.model';
import type { UsedKind } from '@/features/uses/index.model';
import { isPattern, presetKindOf, thingOf, type Own } from './own';

/** How many documents use each thing, by kind; what isn't there isn't known. */
export type UseCounts = ReadonlyMap< UsedKind, ReadonlyMap< string, number > >;

/** What nothing uses. Whatever isn't known counts as used. */
export const unusedOf = < Item extends Own >(
	own: readonly Item[],
	counts: UseCounts,
	styles: StylesDoc
): readonly Item[] =>
	own.filter( ( one ) => {
		const thing = thingOf( one );
		return (
			thing === null ||
			( counts.get( thing.kind )?.get( thing.thing ) === 0 &&
				! isInStyles( one, styles ) )
		);
	} );

const isInStyles = ( own: Own, styles: StylesDoc ): boolean => {
	const thing = thingOf( own );
	return (
		thing !== null &&
		! isPattern( own ) &&
		presetLocations( styles, presetKindOf( own ), thing.thing ).length > 0
	);
};

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
