import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useRef } from '@wordpress/element';
import { usePreference } from '@/platform/editorPreferences';
import { isZoomedOut } from '@/features/sections/index.editor';

/** What opens the style book closes the panels that insert and list blocks, also for when it closes. */
export function useClosedTools( isCovered: boolean ): void {
	const { setIsInserterOpened, setIsListViewOpened } =
		useDispatch( editorStore );
	useEffect( () => {
		if ( isCovered ) {
			void setIsInserterOpened( false );
			void setIsListViewOpened( false );
			isZoomedOut.set( false );
		}
	}, [ isCovered, setIsInserterOpened, setIsListViewOpened ] );
}

const isWide = (): boolean => window.innerWidth >= 782;

/** The editor opens without a selection or open panels. */
export function useCleanEntry( isEditing: boolean ): void {
	const [ hasOverview ] = usePreference( 'showListViewByDefault' );
	const isOverviewWanted = useRef( hasOverview );
	isOverviewWanted.current = hasOverview;
	const { clearSelectedBlock } = useDispatch( blockEditorStore );
	const { setDeviceType, setIsInserterOpened, setIsListViewOpened } =
		useDispatch( editorStore );
	useEffect( () => {
		if ( isEditing ) {
			void clearSelectedBlock();
			void setDeviceType( 'Desktop' );
			isZoomedOut.set( false );
			void setIsInserterOpened( false );
			void setIsListViewOpened( isOverviewWanted.current && isWide() );
		}
	}, [
		isEditing,
		clearSelectedBlock,
		setDeviceType,
		setIsInserterOpened,
		setIsListViewOpened,
	] );
}
