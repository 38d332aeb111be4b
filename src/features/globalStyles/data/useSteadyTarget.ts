import { useMemo } from '@wordpress/element';
import type { StyleTarget } from '../model/target';

/** The same object for the same target. */
export const useSteadyTarget = ( {
	block,
	variation,
	viewport,
	element,
	customState,
	state,
}: StyleTarget ): StyleTarget =>
	useMemo(
		() => ( { block, variation, viewport, element, customState, state } ),
		[ block, variation, viewport, element, customState, state ]
	);
