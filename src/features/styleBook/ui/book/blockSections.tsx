import type { BookGroup, BookPage } from '../../model/book';
import { buildPath } from '../../../styleControls/index.model';
import { BlockSample } from './BlockSample';
import type { BookSection } from './BookExamples';
import { SECTION_NAMES } from './bookLabels';

/**
 * The blocks of a page as they are shown.
 *
 * @param groups
 * @param page
 * @param heightOf How high a block is going to be, where that is known.
 */
export const blockSections = (
	groups: readonly BookGroup[],
	page: BookPage,
	heightOf: ( ( block: string ) => number | undefined ) | undefined
): readonly BookSection[] =>
	groups.map( ( { section, types } ) => ( {
		title: section && SECTION_NAMES[ section ](),
		items: types.map( ( type ) => ( {
			key: type.name,
			title: type.title,
			path: buildPath( '/blocks/{block}', { block: type.name } ),
			picture: (
				<BlockSample
					type={ type }
					isOverview={ page === 'overview' }
					heightOf={ heightOf }
				/>
			),
		} ) ),
	} ) );
