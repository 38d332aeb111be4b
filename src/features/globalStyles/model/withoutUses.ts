import { isRecord } from '@/kernel/guards';
import { mergeLayers, type Layers, type StylesDoc } from './doc';
import { leavesOf, withLeaves } from './leaves';
import { infixOf, kebab, presetBySlug, type PresetKind } from './presets';
import { parseReference } from './references';

/**
 * The user's document without uses of presets that no longer exist: visitors would get the browser's defaults instead of the
 * theme's. A value that only refers to the preset is removed; inside longer CSS the preset's last value takes its place.
 *
 * @param before The layers that still have the presets.
 * @param user   The user's document without them.
 * @param kind
 * @param slugs
 */
export function withoutUses(
	before: Layers,
	user: StylesDoc,
	kind: PresetKind,
	slugs: readonly string[]
): StylesDoc {
	const had = mergeLayers( before );
	const has = mergeLayers( { base: before.base, user } );
	const gone = new Map(
		slugs
			.filter( ( slug ) => ! presetBySlug( has, kind, slug ) )
			.map( ( slug ) => [
				`--wp--preset--${ infixOf( kind ) }--${ kebab( slug ) }`,
				presetBySlug( had, kind, slug )?.value ?? '',
			] )
	);
	const inlined = ( value: unknown ): unknown =>
		typeof value === 'string'
			? value.replace(
					/var\(\s*(--wp--preset--[^\s,()]+)\s*\)/g,
					( found, name: string ) => gone.get( name ) || found
				)
			: Array.isArray( value )
				? value.map( inlined )
				: isRecord( value )
					? Object.fromEntries(
							Object.entries( value ).map(
								( [ key, inside ] ) => [
									key,
									inlined( inside ),
								]
							)
						)
					: value;
	const isGone = ( value: unknown ): boolean => {
		const reference = parseReference( value );
		return (
			reference?.type === 'preset' &&
			reference.infix === infixOf( kind ) &&
			gone.has(
				`--wp--preset--${ reference.infix }--${ kebab( reference.slug ) }`
			)
		);
	};
	return gone.size === 0
		? user
		: withLeaves(
				user,
				leavesOf( user )
					.filter(
						( { value } ) =>
							usesAny( value, gone ) || isGone( value )
					)
					.map( ( leaf ) => ( {
						...leaf,
						value:
							leaf.part === 'styles' && isGone( leaf.value )
								? undefined
								: inlined( leaf.value ),
					} ) )
			);
}

const usesAny = (
	value: unknown,
	names: ReadonlyMap< string, string >
): boolean => {
	const text = typeof value === 'string' ? value : JSON.stringify( value );
	return [ ...names.keys() ].some( ( name ) => text.includes( name ) );
};
