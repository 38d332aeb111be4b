import { useMemo } from '@wordpress/element';
import type { StyleTarget } from '../model/target';

/** A stable object for equal targets. */
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
