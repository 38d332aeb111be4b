import { isSameTree } from '@/kernel/sameTree';
import {
	listIn,
	presetPath,
	PRESET_KINDS,
	readPreset,
	type Preset,
	type PresetKind,
} from './presets';
import { isSameLook } from './references';

/** A change of one preset, or of the order of a list. */
export type PresetChange =
	| {
			readonly type: 'added';
			readonly name: string;
			readonly value: string;
	  }
	| { readonly type: 'removed'; readonly name: string }
	| {
			readonly type: 'renamed';
			readonly name: string;
			readonly before: string;
	  }
	| {
			readonly type: 'changed';
			readonly name: string;
			readonly from: string;
			readonly to: string;
	  }
	/** A change of a font size's fluid range, as stored. */
	| {
			readonly type: 'fluid';
			readonly name: string;
			readonly from: unknown;
			readonly to: unknown;
	  }
	/** A change of other properties than name and value. */
	| { readonly type: 'other'; readonly name: string }
	| { readonly type: 'ordered' };

/** The preset kind of the list at a path of the settings; undefined if there is none. */
export const kindAt = ( keys: readonly string[] ): PresetKind | undefined =>
	keys.length === 3
		? PRESET_KINDS.find(
				( kind ) =>
					presetPath( kind ) === keys.slice( 0, 2 ).join( '.' )
			)
		: undefined;

/** The differences between two lists, which may be invalid. Presets are identified by their slugs. */
export function presetChanges(
	kind: PresetKind,
	before: unknown,
	after: unknown
): readonly PresetChange[] {
	const old = bySlug( kind, before );
	const now = bySlug( kind, after );
	const changed = [ ...now.values() ].flatMap( ( preset ) => {
		const other = old.get( preset.slug );
		return other
			? changesOf( other, preset )
			: [
					{
						type: 'added' as const,
						name: preset.name,
						value: preset.value,
					},
				];
	} );
	const removed = [ ...old.values() ]
		.filter( ( { slug } ) => ! now.has( slug ) )
		.map( ( { name } ) => ( { type: 'removed' as const, name } ) );
	const kept = [ ...now.keys() ].filter( ( slug ) => old.has( slug ) );
	const keptBefore = [ ...old.keys() ].filter( ( slug ) => now.has( slug ) );
	return [
		...changed,
		...removed,
		...( isSameTree( kept, keptBefore )
			? []
			: [ { type: 'ordered' as const } ] ),
	];
}

function changesOf( before: Preset, after: Preset ): readonly PresetChange[] {
	const { name } = after;
	const isRenamed = before.name !== name;
	const hasOtherValue = ! isSameLook( before.value, after.value );
	const [ from, to ] = [ before.raw.fluid, after.raw.fluid ];
	const isFluidOtherwise = ! isSameTree( from, to );
	return [
		...( isRenamed
			? [ { type: 'renamed' as const, name, before: before.name } ]
			: [] ),
		...( hasOtherValue
			? [
					{
						type: 'changed' as const,
						name,
						from: before.value,
						to: after.value,
					},
				]
			: [] ),
		...( isFluidOtherwise
			? [ { type: 'fluid' as const, name, from, to } ]
			: [] ),
		...( ! isRenamed &&
		! hasOtherValue &&
		! isFluidOtherwise &&
		before.value === after.value &&
		! isSameTree( before.raw, after.raw )
			? [ { type: 'other' as const, name } ]
			: [] ),
	];
}

/** Of presets with the same slug, the first one is effective. */
function bySlug(
	kind: PresetKind,
	list: unknown
): ReadonlyMap< string, Preset > {
	const found = new Map< string, Preset >();
	for ( const raw of listIn( list ) ?? [] ) {
		const preset = readPreset( raw, kind );
		if ( preset.slug !== '' && ! found.has( preset.slug ) ) {
			found.set( preset.slug, preset );
		}
	}
	return found;
}
