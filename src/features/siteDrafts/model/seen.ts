import type { Subject } from '@/kernel/subject';
import type { DraftChange } from './change';

/** Changes as the user has seen them. */
export type SeenChange = Pick< DraftChange, 'key' | 'version' >;

/** The same, as routes take them. */
export const seenArgs = ( seen: readonly SeenChange[] ) => ( {
	keys: seen.map( ( { key } ) => key ),
	versions: seen.map( ( { version } ) => version ),
} );

/** The key of a record within a draft: the inverse of `subjectOf`. */
export const changeKeyOf = ( { kind, name, id }: Subject ): string =>
	kind === 'root' && name === 'site'
		? 'site'
		: `${ name === 'globalStyles' ? 'wp_global_styles' : name }:${ id }`;

/**
 * What is different from what was seen: added, changed, or not in the draft anymore.
 *
 * @param before
 * @param now
 */
export function differences< T extends SeenChange >(
	before: readonly T[],
	now: readonly T[]
): readonly T[] {
	const lacks = ( all: readonly T[] ) => {
		const versions = new Map(
			all.map( ( { key, version } ) => [ key, version ] )
		);
		return ( { key, version }: T ) => versions.get( key ) !== version;
	};
	const changed = now.filter( lacks( before ) );
	const keys = new Set( now.map( ( { key } ) => key ) );
	return [ ...changed, ...before.filter( ( { key } ) => ! keys.has( key ) ) ];
}
