import {
	asTree,
	SIDES,
	type StyleTarget,
	type StyleEdit,
} from '../../globalStyles/index.model';

const PARTS = [ 'color', 'style', 'width' ] as const;

/** The names of what a border is made of: for all sides, or for one. The radius is something else. */
const NAMES = [ ...PARTS, ...SIDES ] as const;

/** Another border in the place of a target's; undefined takes it away. The radius stays. */
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

/** Whether a stored border says anything but how round it is. */
export const hasBorder = ( stored: unknown ): boolean =>
	NAMES.some( ( name ) => asTree( stored )[ name ] !== undefined );
