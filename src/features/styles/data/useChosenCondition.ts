import { useEffect } from '@wordpress/element';
import { useSignal } from '@/ui/useSignal';
import {
	targetId,
	type Condition,
	type StyleTarget,
} from '@/features/globalStyles/index.model';
import { chosenCondition } from '@/features/styleControls/index.records';

const ALWAYS: Condition = {};

/**
 * The state or viewport whose styles are edited while the screen of a block, or of one of its style variations, is mounted.
 */
export function useChosenCondition( {
	block,
	variation,
}: StyleTarget ): readonly [ Condition, ( condition: Condition ) => void ] {
	const chosen = useSignal( chosenCondition );
	const isOwn = ( found: typeof chosen ) =>
		found !== null &&
		targetId( found.of ) === targetId( { block, variation } );
	useEffect(
		() => () => {
			const last = chosenCondition.get();
			if (
				last?.of.block === block &&
				last?.of.variation === variation
			) {
				chosenCondition.set( null );
			}
		},
		[ block, variation ]
	);
	return [
		isOwn( chosen ) ? ( chosen?.condition ?? ALWAYS ) : ALWAYS,
		( condition ) =>
			chosenCondition.set( { of: { block, variation }, condition } ),
	];
}
