import type { BookGroup, BookPage } from '../../model/book';
import { buildPath } from '@/features/styleControls/index.model';
import { BlockSample } from './BlockSample';
import type { BookSection } from './BookExamples';
import { SECTION_NAMES } from './bookLabels';

/**
 * The examples of the blocks on a page.
 *
 * @param groups
 * @param page
 * @param heightOf The expected height of a block, if known.
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
