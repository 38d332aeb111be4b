import { isRecord } from '@/kernel/guards';
import { isSameTree } from '@/kernel/sameTree';
import {
	kebab,
	leavesOf,
	mergeLayers,
	referredSlugs,
	withLeaves,
	type Layers,
	type Leaf,
	type PresetKind,
	type StylesDoc,
} from '@/features/globalStyles/index.model';

/**
 * The user's document with one preset replaced by another in all styles, the theme's among them; the same document if it isn't
 * used. CSS and presets of the theme stay as they are.
 *
 * @param layers
 * @param kind
 * @param from   The slug of a preset, existing or not.
 * @param to     The slug of another one.
 */
export function replacePreset(
	layers: Layers,
	kind: PresetKind,
	from: string,
	to: string
): StylesDoc {
	const slugs = referredSlugs( kind );
	const name = kebab( from );
	const renamed = ( value: unknown ): unknown =>
		typeof value === 'string'
			? value.replace( slugs, ( slug ) =>
					kebab( slug ) === name ? kebab( to ) : slug
				)
			: Array.isArray( value )
				? value.map( renamed )
				: isRecord( value )
					? Object.fromEntries(
							Object.entries( value ).map(
								( [ key, inside ] ) => [
									key,
									renamed( inside ),
								]
							)
						)
					: value;
	const locations = [
		...leavesOf( mergeLayers( layers ) ).filter(
			( leaf ) => ! isOfOneLayer( leaf )
		),
		...leavesOf( layers.user ).filter( isOfOneLayer ),
	];
	return withLeaves(
		layers.user,
		locations.flatMap( ( location ) => {
			const value = renamed( location.value );
			return isSameTree( value, location.value )
				? []
				: [ { ...location, value } ];
		} )
	);
}

/** CSS, which is added to the theme's, and lists of presets, which would stay as they are now. */
const isOfOneLayer = ( { part, keys }: Leaf ): boolean =>
	part === 'settings' || keys.at( -1 ) === 'css';
