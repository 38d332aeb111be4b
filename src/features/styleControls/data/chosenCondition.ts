import { createSignal } from '../../../kernel/signal';
import type { Condition, StyleTarget } from '../../globalStyles/index.model';

/** The state or narrow window whose styles are edited on the screen of a block; null where those that always apply are. */
export const chosenCondition = createSignal< {
	readonly of: Pick< StyleTarget, 'block' | 'variation' >;
	readonly condition: Condition;
} | null >( null );

/** Has the screen of a block begin with what a target is about. States of elements are chosen at their colors. */
export function chooseConditionOf( {
	block,
	variation,
	viewport,
	element,
	customState,
	state,
}: StyleTarget ): void {
	chosenCondition.set( {
		of: { block, variation },
		condition: {
			viewport,
			...( element === undefined ? { customState, state } : {} ),
		},
	} );
}
