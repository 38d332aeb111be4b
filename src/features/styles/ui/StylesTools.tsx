import { UndoTools } from '@/features/documents/index.records';
import { StyleBookButton } from '@/features/styleBook/index.records';
import { useChunk } from '@/ui/useChunk';
import { SCREENS } from './screensChunk';
import styles from './StylesTools.module.css';

/** Tools for the styles outside the editor. */
export function StylesTools( {
	isActive,
	isBookOpen,
	onBook,
	onGo,
}: {
	/** Whether keyboard shortcuts apply to the styles; in the editor they apply to the editor. */
	readonly isActive: boolean;
	readonly isBookOpen: boolean;
	/** Opens or closes the style book. */
	readonly onBook: () => void;
	/** Opens a screen of the styles. */
	readonly onGo: ( path: string ) => void;
} ) {
	const screens = useChunk( SCREENS );
	return (
		<>
			<UndoTools isActive={ isActive } />
			<StyleBookButton isOpen={ isBookOpen } onToggle={ onBook } />
			{ screens.status === 'ready' ? (
				<screens.value.StylesMenu onGo={ onGo } />
			) : (
				<span className={ styles.reserved } />
			) }
		</>
	);
}
