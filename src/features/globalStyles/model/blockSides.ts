import { getIn } from './tree';
import type { BlockFacts } from './features';
import { SIDES, type Side } from './sides';

/** The sides on which a block supports a kind of spacing; all sides unless it restricts them. */
export function blockSides(
	{ supports }: BlockFacts,
	kind: 'padding' | 'margin'
): readonly Side[] {
	const given = getIn( supports, [ 'spacing', kind ] );
	const named = Array.isArray( given )
		? SIDES.filter(
				( side ) =>
					given.includes( side ) ||
					given.includes(
						side === 'top' || side === 'bottom'
							? 'vertical'
							: 'horizontal'
					)
			)
		: [];
	return named.length > 0 ? named : SIDES;
}
