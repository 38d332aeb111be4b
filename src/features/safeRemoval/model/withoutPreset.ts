import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { PRESET_WORDS, type PresetKind } from '@/kernel/presetKinds';
import { isSameTree } from '@/kernel/sameTree';
import { cssSlug, isSlugName } from '@/features/replacing/index.model';

/**
 * A block's attributes without its choice of a preset, as if it had never made one. References within longer values, and in what
 * the block says, stay.
 *
 * @param attributes
 * @param kind
 * @param slug       As it is stored, or as in CSS.
 * @return Null if it hasn't chosen it.
 */
export function withoutPreset(
	attributes: UnknownRecord,
	kind: PresetKind,
	slug: string
): UnknownRecord | null {
	const inCss = cssSlug( slug );
	const reference = new RegExp(
		`^(?:var:preset\\|${ PRESET_WORDS[ kind ] }\\||var\\(--wp--preset--${ PRESET_WORDS[ kind ] }--)([^|,()]+)\\)?$`
	);
	const isChoice = ( value: unknown ): boolean => {
		const [ , found ] =
			typeof value === 'string' ? ( reference.exec( value ) ?? [] ) : [];
		return found !== undefined && cssSlug( found ) === inCss;
	};
	const isSlug = ( name: string, value: unknown ): boolean =>
		typeof value === 'string' &&
		cssSlug( value ) === inCss &&
		isSlugName( kind, name );
	const after = Object.fromEntries(
		Object.entries( attributes )
			.filter( ( [ name, value ] ) => ! isSlug( name, value ) )
			.flatMap( ( [ name, value ] ) => without( name, value, isChoice ) )
	);
	return isSameTree( after, attributes ) ? null : after;
}

type Entry = readonly [ string, unknown ];

/** A value without what is chosen in it; nothing if nothing else is left. */
function without(
	name: string,
	value: unknown,
	isChoice: ( value: unknown ) => boolean
): readonly Entry[] {
	if ( isChoice( value ) ) {
		return [];
	}
	if ( ! isPlain( value ) ) {
		return [ [ name, value ] ];
	}
	const entries = Object.entries( value );
	const kept = entries.flatMap( ( [ key, inside ] ) =>
		without( key, inside, isChoice )
	);
	return kept.length === 0 && entries.length > 0
		? []
		: [ [ name, Object.fromEntries( kept ) ] ];
}

/** Not an object of a class, such as rich text, which is a value of its own. */
const isPlain = ( value: unknown ): value is UnknownRecord =>
	isRecord( value ) &&
	[ Object.prototype, null ].includes(
		Object.getPrototypeOf( value ) as null
	);
