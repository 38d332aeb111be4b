import { getIn } from '../../globalStyles/index.model';

export type Alignment = 'left' | 'center' | 'right';

const ALL: readonly Alignment[] = [ 'left', 'center', 'right' ];

/** How the text of a block can be aligned, in the order they are read. */
export function alignmentsOf(
	supports: unknown,
	isRightToLeft: boolean
): readonly Alignment[] {
	const support = getIn( supports, [ 'typography', 'textAlign' ] );
	const found = Array.isArray( support )
		? ALL.filter( ( alignment ) => support.includes( alignment ) )
		: support === true
			? ALL
			: [];
	return isRightToLeft ? [ ...found ].reverse() : found;
}
