import { createContext, useContext } from '@wordpress/element';
import { invariant } from '@/kernel/invariant';
import type { EditorParts } from '../model/editorParts';

const Parts = createContext< EditorParts | null >( null );

export const EditorPartsProvider = Parts.Provider;

export function useEditorParts(): EditorParts {
	const parts = useContext( Parts );
	invariant( parts, 'The app gives the editor its parts.' );
	return parts;
}
