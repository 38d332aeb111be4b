import { __ } from '@wordpress/i18n';
import { navigate, patternsRoute, type PatternsParams } from '../../../routing';
import { ContentScreen } from '../../../routing/ContentScreen';
import { useAreas, useCategories } from '../data/useSections';
import { useUserCategories } from '../data/userCategories';
import { UNCATEGORIZED } from '../model/pattern';
import { ALL, ALL_PARTS, MINE, type Category } from '../model/sections';
import { placeAt } from '../model/view';
import { AddPatternMenu } from './AddPatternMenu';
import { CategoryMenu } from './CategoryMenu';
import type { ImportTarget } from './importing';
import { ImportDropZone } from './ImportDropZone';
import { PatternsList } from './PatternsList';
import { namesOfSections } from './sectionNames';

interface PatternsContentProps {
	readonly params: PatternsParams;
}

/** The patterns of a category or the parts of an area: what it is, what is in it, and what can be added to it. */
export function PatternsContent( { params }: PatternsContentProps ) {
	const { isParts, section } = placeAt( params );
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

/** Where imported patterns go: into the category that is listed, else to where they can be seen. */
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
