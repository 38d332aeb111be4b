import { getIn } from '@/features/globalStyles/index.model';

export type Alignment = 'left' | 'center' | 'right';

const ALL: readonly Alignment[] = [ 'left', 'center', 'right' ];

/** The supported text alignments of a block, from left to right. */
export function alignmentsOf( supports: unknown ): readonly Alignment[] {
	const support = getIn( supports, [ 'typography', 'textAlign' ] );
	if ( Array.isArray( support ) ) {
		return ALL.filter( ( alignment ) => support.includes( alignment ) );
	}
	return support === true ? ALL : [];
}
