import { useEffect } from '@wordpress/element';
import {
	shownState,
	usePreviewWidth,
} from '@/features/stylesheet/index.records';
import {
	isConditional,
	type StyleTarget,
} from '@/features/globalStyles/index.model';
import { useCanvasDevice } from './useCanvasDevice';
import { useWindows } from './useConditions';

/** Shows the edited condition in the preview: the width of its viewport, and its state. */
export function useShownCondition( target: StyleTarget ): void {
	const { viewport } = target;
	const width = useWindows().breakpoints.find(
		( one ) => one.viewport === viewport
	)?.px;
	usePreviewWidth( width ?? null );
	useCanvasDevice( viewport );
	useShownState( target );
}

/** Shows a target's state in the preview while it is edited. */
export function useShownState( target: StyleTarget ): void {
	const { customState, state } = target;
	const hasState = isConditional( { customState, state } );
	useEffect( () => {
		if ( ! hasState ) {
			return undefined;
		}
		shownState.set( target );
		return () => shownState.set( null );
	}, [ target, hasState ] );
}
