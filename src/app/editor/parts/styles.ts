import { useEffect } from '@wordpress/element';
import type { EditorParts } from '@/features/canvas/index.model';
import { isBookWanted, isPanelWanted } from '@/features/styles';
import { useSignal } from '@/ui/useSignal';
import { BookOrBlocks } from './BookOrBlocks';
import { GlobalStylesPanel } from './GlobalStylesPanel';

/** Global styles and the style book. */
export const STYLES: EditorParts[ 'styles' ] = {
	Panel: GlobalStylesPanel,
	Cover: BookOrBlocks,
	useIsCoverWanted: () => useSignal( isBookWanted ),
	useWanted,
};

function useWanted( show: () => void ) {
	const isWanted = useSignal( isPanelWanted );
	useEffect( () => {
		if ( isWanted ) {
			isPanelWanted.set( false );
			show();
		}
	} );
}
