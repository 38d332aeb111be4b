import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { savingLock } from '@/features/saving/index.records';

/** Respects the saving locks that plugins set for the open document in WordPress's editor store. */
export function useSavingLock(): void {
	const isLocked = useSelect(
		( select ) => select( editorStore ).isPostSavingLocked(),
		[]
	);
	useEffect( () => {
		savingLock.set( isLocked );
		return () => savingLock.set( false );
	}, [ isLocked ] );
}
