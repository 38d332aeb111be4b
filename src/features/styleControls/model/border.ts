import {
	asTree,
	SIDES,
	type StyleTarget,
	type StyleEdit,
} from '@/features/globalStyles/index.model';

const PARTS = [ 'color', 'style', 'width' ] as const;

/** The keys of a border: for all sides, or for one. The radius is separate. */
const NAMES = [ ...PARTS, ...SIDES ] as const;

/** The edits that replace a target's border; undefined removes it. The radius stays. */
export function borderEdits(
	target: StyleTarget,
	border: unknown
): readonly StyleEdit[] {
	const given = asTree( border );
	return NAMES.map( ( name ) => ( {
		target,
		path: `border.${ name }`,
		value: isNothing( given[ name ] ) ? undefined : given[ name ],
	} ) );
}

const isNothing = ( value: unknown ): boolean =>
	value === '' ||
	( typeof value === 'object' &&
		Object.keys( asTree( value ) ).length === 0 );

/** Whether a stored border has properties other than its radius. */
export const hasBorder = ( stored: unknown ): boolean =>
	NAMES.some( ( name ) => asTree( stored )[ name ] !== undefined );
