import type { BookItem } from './BookExamples';
import type { SwatchGroup } from './swatchGroups';
import { Swatches } from './Swatches';

/** Examples of colors; each group opens the palettes. */
export const colorItems = (
	groups: readonly SwatchGroup[]
): readonly BookItem[] =>
	groups.map( ( group ) => ( {
		key: group.title,
		title: group.title,
		path: '/colors/palette',
		picture: <Swatches { ...group } />,
	} ) );
