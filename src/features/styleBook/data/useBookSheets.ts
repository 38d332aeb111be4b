import { useEffect, useMemo } from '@wordpress/element';
import { withSheet, type EditorSheet } from '@/features/stylesheet/index.model';
import {
	loadEngine,
	sheetsOfServer,
	useSheet,
} from '@/features/stylesheet/index.records';

/**
 * The stylesheets of a frame in the current styles: with unsaved changes, or of the displayed revision. The saved ones until
 * the engine is loaded.
 */
export function useBookSheets(): readonly EditorSheet[] {
	useEffect( () => void loadEngine(), [] );
	const sheet = useSheet( false );
	return useMemo(
		() =>
			sheet ? withSheet( sheetsOfServer(), sheet ) : sheetsOfServer(),
		[ sheet ]
	);
}
