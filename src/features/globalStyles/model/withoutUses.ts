import { isRecord } from '@/kernel/guards';
import { mergeLayers, type Layers, type StylesDoc } from './doc';
import { leavesOf, withLeaves, type Leaf } from './leaves';
import { infixOf, kebab, presetBySlug, type PresetKind } from './presets';
import { parseReference } from './references';
import type { SettingTarget } from './target';

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
	const found = new Map< string, Gone >();
	/** What is gone for a block, or for the site: a block may have a preset of its own, and inherits the site's. */
	const goneFor = ( target: SettingTarget ): Gone => {
		const key = target.block ?? '';
		const gone =
			found.get( key ) ?? goneOf( had, has, kind, slugs, target );
		found.set( key, gone );
		return gone;
	};
	const leaves = leavesOf( user ).flatMap( ( leaf ): readonly Leaf[] => {
		const gone = goneFor( targetOf( leaf ) );
		const isGone = refersToAny( leaf.value, kind, gone );
		return isGone || usesAny( leaf.value, gone )
			? [
					{
						...leaf,
						value:
							leaf.part === 'styles' && isGone
								? undefined
								: inlined( leaf.value, gone ),
					},
				]
			: [];
	} );
	return leaves.length === 0 ? user : withLeaves( user, leaves );
}

/** The last values of presets that no longer exist, by the names of their variables. */
type Gone = ReadonlyMap< string, string >;

const targetOf = ( { keys: [ group, block ] }: Leaf ): SettingTarget =>
	group === 'blocks' && block !== undefined ? { block } : {};

function goneOf(
	had: StylesDoc,
	has: StylesDoc,
	kind: PresetKind,
	slugs: readonly string[],
	target: SettingTarget
): Gone {
	const presetIn = ( doc: StylesDoc, slug: string ) =>
		presetBySlug( doc, kind, slug, target ) ??
		presetBySlug( doc, kind, slug );
	return new Map(
		slugs
			.filter( ( slug ) => ! presetIn( has, slug ) )
			.map( ( slug ) => [
				variableOf( infixOf( kind ), slug ),
				presetIn( had, slug )?.value ?? '',
			] )
	);
}

const variableOf = ( infix: string, slug: string ): string =>
	`--wp--preset--${ infix }--${ kebab( slug ) }`;

/** The depth of presets that are made of others, all of which are gone. */
const MOST_NESTED = 5;

/** Values of presets in the place of their variables; without a value, the variable stays. */
function inlined( value: unknown, gone: Gone, depth = 0 ): unknown {
	if ( typeof value === 'string' ) {
		return value.replace(
			/var\(\s*(--wp--preset--[^\s,()]+)\s*\)/g,
			( found, name: string ) => {
				const last = gone.get( name ) || found;
				return last === found || depth >= MOST_NESTED
					? last
					: String( inlined( last, gone, depth + 1 ) );
			}
		);
	}
	if ( Array.isArray( value ) ) {
		return value.map( ( inside ) => inlined( inside, gone, depth ) );
	}
	return isRecord( value )
		? Object.fromEntries(
				Object.entries( value ).map( ( [ key, inside ] ) => [
					key,
					inlined( inside, gone, depth ),
				] )
			)
		: value;
}

function refersToAny( value: unknown, kind: PresetKind, gone: Gone ): boolean {
	const reference = parseReference( value );
	return (
		reference?.type === 'preset' &&
		reference.infix === infixOf( kind ) &&
		gone.has( variableOf( reference.infix, reference.slug ) )
	);
}

function usesAny( value: unknown, gone: Gone ): boolean {
	const text = typeof value === 'string' ? value : JSON.stringify( value );
	return [ ...gone.keys() ].some( ( name ) => text.includes( name ) );
}
