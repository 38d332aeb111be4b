import { createSignal } from '@/kernel/signal';
import type {
	Condition,
	StyleTarget,
} from '@/features/globalStyles/index.model';

/** The state or viewport whose styles are edited on a block's screen; null for styles without a condition. */
export const chosenCondition = createSignal< {
	readonly of: Pick< StyleTarget, 'block' | 'variation' >;
	readonly condition: Condition;
} | null >( null );

/** Opens a block's screen at the condition of a target. States of elements are chosen in their color controls. */
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
