import type { BookItem } from './BookExamples';
import type { SwatchGroup } from './swatches';
import { Swatches } from './Swatches';

/** Colors as they are shown, each group leading to the palettes. */
export const colorItems = (
	groups: readonly SwatchGroup[]
): readonly BookItem[] =>
	groups.map( ( group ) => ( {
		key: group.title,
		title: group.title,
		path: '/colors/palette',
		picture: <Swatches { ...group } />,
	} ) );
