import { useCallback, useEffect, useState } from '@wordpress/element';
import type { EditorMode } from '@/features/canvas';
import { changedContentCount } from '@/features/documents';
import { isEditingLikely } from '@/platform/warmUp';
import { documentKey } from '@/features/documents/index.model';
import { useSignal } from '@/ui/useSignal';
import type { CanvasSubject } from './screenView';
import { useLoadedStage } from './useStage';

interface LiveCanvasState {
	/** The mode in which the live canvas is mounted; null where it isn't. */
	readonly mode: EditorMode | null;
	/** Whether the user should see it instead of the preview. */
	readonly isVisible: boolean;
	/** Called if there is no preview. */
	readonly onMissing: () => void;
	readonly onReady: () => void;
	readonly onFailed: () => void;
}

/** The result of the last canvas that was mounted. */
interface CanvasOutcome {
	readonly key: string;
	readonly isReady: boolean;
}

/**
 * Decides whether the live canvas replaces the preview: when the document is edited, when it has changes that the
 * preview can't show, when there is no preview, and from then on. For users who are likely to edit, it is mounted out
 * of sight when the browser is idle, so that opening it takes no time.
 */
export function useLiveCanvas(
	{ document }: CanvasSubject,
	isEditing: boolean
): LiveCanvasState {
	const key = document ? documentKey( document ) : '';
	const changes = useSignal( changedContentCount );
	const [ opened, setOpened ] = useState< string | null >( null );
	const [ missing, setMissing ] = useState< string | null >( null );
	const onMissing = useCallback( () => setMissing( key ), [ key ] );
	const [ outcome, setOutcome ] = useState< CanvasOutcome | null >( null );
	const onReady = useCallback(
		() => setOutcome( { key, isReady: true } ),
		[ key ]
	);
	const onFailed = useCallback(
		() => setOutcome( { key, isReady: false } ),
		[ key ]
	);
	const isSettled = outcome?.key === key;
	const isReady = isSettled && outcome.isReady;

	const isWanted =
		document !== null &&
		( isEditing || changes > 0 || opened === key || missing === key );
	useEffect( () => {
		// A canvas that failed is replaced by the preview when it is left.
		if ( isWanted && isReady ) {
			setOpened( key );
		}
	}, [ key, isWanted, isReady ] );

	const isStandingBy = useStandby( key, document !== null && ! isWanted );
	const mode = modeOf( isEditing, isWanted, isStandingBy );
	return {
		mode,
		isVisible: isWanted && isSettled,
		onMissing,
		onReady,
		onFailed,
	};
}

function modeOf(
	isEditing: boolean,
	isWanted: boolean,
	isStandingBy: boolean
): EditorMode | null {
	if ( isWanted ) {
		return isEditing ? 'edit' : 'view';
	}
	return isStandingBy ? 'standby' : null;
}

/** Whether the canvas should be mounted ahead of need. */
function useStandby( key: string, isUseful: boolean ): boolean {
	const hasEditor = useLoadedStage( 'editor' ) !== undefined;
	const isLikely = useSignal( isEditingLikely );
	const [ standingBy, setStandingBy ] = useState< string | null >( null );
	const isWanted = isUseful && hasEditor && isLikely && hasRoom();
	useEffect( () => {
		if ( ! isWanted || ! ( 'requestIdleCallback' in window ) ) {
			return undefined;
		}
		const idle = window.requestIdleCallback( () => setStandingBy( key ) );
		return () => window.cancelIdleCallback( idle );
	}, [ key, isWanted ] );
	return isWanted && standingBy === key;
}

/** Small screens mean slow devices, and open the editor as a screen of its own. */
const hasRoom = (): boolean => window.innerWidth >= 782;
