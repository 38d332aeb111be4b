import { PresetUsesList, usePresetUses } from '../../documents/index.records';
import { placesOf } from '../model/usedFonts';
import { useFontLibrary } from './useFontLibrary';

interface FamilyUsesProps {
	readonly slug: string;
	/** What is said before what uses it; what becomes of that, unless something else is said. */
	readonly introduction?: string;
}

/** What a font is used for: styles as they are now, and content as it is saved. */
export function FamilyUses( { slug, introduction }: FamilyUsesProps ) {
	const { used } = useFontLibrary();
	return (
		<PresetUsesList
			inStyles={ placesOf( used.uses, slug ) }
			load={ usePresetUses( 'fontFamily', slug ) }
			{ ...( introduction === undefined ? {} : { introduction } ) }
		/>
	);
}
