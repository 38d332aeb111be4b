import { usePresetUses } from '@/features/uses';
import { FACE_KIND, faceThings, stylesWith } from '../model/faceThings';
import type { FontFace, FontFamily } from '../model/family';
import { useFontLibrary } from './useFontLibrary';

/** The styles and the content that use a variant, for their list. */
export function useVariantUses( family: FontFamily, face: FontFace ) {
	const { used } = useFontLibrary();
	return {
		inStyles: stylesWith( face, family, used ),
		load: usePresetUses( FACE_KIND, ...faceThings( face, family, used ) ),
	};
}
