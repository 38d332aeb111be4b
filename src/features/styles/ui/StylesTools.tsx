import { UndoTools } from '../../documents/index.records';
import { StyleBookButton } from '../../styleBook/index.records';
import { useChunk } from '../../../ui/useChunk';
import { SCREENS } from './screensChunk';

/** What can be done with the styles where no editor is around them. */
export function StylesTools( {
	isActive,
	isBookOpen,
	onBook,
	onGo,
}: {
	/** Whether the keyboard means them; in the editor it means the editor. */
	readonly isActive: boolean;
	readonly isBookOpen: boolean;
	/** Opens the style book, or closes it. */
	readonly onBook: () => void;
	/** Goes to a screen of the styles. */
	readonly onGo: ( path: string ) => void;
} ) {
	const screens = useChunk( SCREENS );
	return (
		<>
			<UndoTools isActive={ isActive } />
			<StyleBookButton isOpen={ isBookOpen } onToggle={ onBook } />
			{ screens.status === 'ready' && (
				<screens.value.StylesMenu onGo={ onGo } />
			) }
		</>
	);
}
