import { usePresetUses, UsesList } from '@/features/uses';
import { locationsOf } from '../model/usedFonts';
import { useFontLibrary } from './useFontLibrary';

interface FamilyUsesProps {
	readonly slug: string;
	/** The text above the list; a default if absent. */
	readonly introduction?: string;
}

/** The uses of a font: edited styles, and saved content. */
export function FamilyUses( { slug, introduction }: FamilyUsesProps ) {
	const { used } = useFontLibrary();
	return (
		<UsesList
			inStyles={ locationsOf( used.uses, slug ) }
			load={ usePresetUses( 'fontFamily', slug ) }
			{ ...( introduction === undefined ? {} : { introduction } ) }
		/>
	);
}
