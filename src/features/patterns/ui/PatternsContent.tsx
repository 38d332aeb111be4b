import { __ } from '@wordpress/i18n';
import { navigate, patternsRoute, type PatternsParams } from '@/routing';
import { ContentScreen } from '@/routing/ContentScreen';
import { useAreas, useCategories } from '../data/useSections';
import { useUserCategories } from '../data/userCategories';
import { UNCATEGORIZED } from '../model/pattern';
import { ALL, ALL_PARTS, MINE, type Category } from '../model/sections';
import { sectionAt } from '../model/view';
import { AddPatternMenu } from './AddPatternMenu';
import { CategoryMenu } from './CategoryMenu';
import type { ImportTarget } from './importing';
import { ImportDropZone } from './ImportDropZone';
import { PatternsList } from './PatternsList';
import { namesOfSections } from './sectionNames';

interface PatternsContentProps {
	readonly params: PatternsParams;
}

/** The screen of a category of patterns or an area of parts: description, list, and menu of items to add. */
export function PatternsContent( { params }: PatternsContentProps ) {
	const { isParts, section } = sectionAt( params );
	const areas = useAreas();
	const categories = useCategories();
	const names = namesOfSections();
	const category = ( isParts ? areas : categories ).find(
		( { id } ) => id === section
	);
	const { label, description } = category ??
		names[ section ] ?? { label: section, description: '' };
	const target = targetOf( isParts ? undefined : category, section );
	return (
		<ContentScreen
			title={ __( 'Patterns', 'atelier' ) }
			heading={ label }
			description={ description || undefined }
			menu={
				! isParts &&
				category?.termId !== undefined && (
					<OwnCategoryMenu termId={ category.termId } />
				)
			}
			actions={
				<AddPatternMenu
					target={ target }
					isParts={ isParts }
					area={ isParts && section !== ALL_PARTS ? section : '' }
				/>
			}
			back={ patternsRoute.build( {} ) }
		>
			<ImportDropZone target={ target }>
				<PatternsList params={ params } />
			</ImportDropZone>
		</ContentScreen>
	);
}

/** The category of imported patterns: the listed one, or else the section of user patterns. */
const targetOf = (
	category: Category | undefined,
	section: string
): ImportTarget =>
	category && section !== UNCATEGORIZED
		? {
				category: {
					id: category.termId ?? null,
					slug: category.id,
					label: category.label,
				},
				onImported: () => undefined,
			}
		: {
				category: null,
				onImported: () => {
					if ( section !== MINE ) {
						navigate( patternsRoute, { categoryId: ALL } );
					}
				},
			};

function OwnCategoryMenu( { termId }: { readonly termId: number } ) {
	const load = useUserCategories();
	const category =
		load.status === 'ready'
			? load.value.find( ( { id } ) => id === termId )
			: undefined;
	return category ? (
		<CategoryMenu
			category={ category }
			onDeleted={ () => navigate( patternsRoute, { categoryId: ALL } ) }
		/>
	) : null;
}
