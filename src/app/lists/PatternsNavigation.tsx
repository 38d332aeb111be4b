import { __ } from '@wordpress/i18n';
import { file, symbol } from '@wordpress/icons';
import { documentIcon } from '../../features/documents';
import {
	ALL,
	ALL_PARTS,
	filledSections,
	MINE,
	namesOfSections,
	placeAt,
	useAreas,
	useCategories,
	useParts,
	usePatterns,
} from '../../features/patterns/records';
import { boot } from '../../platform/boot';
import { patternsPlace, type PatternsParams } from '../../routing';
import { MenuList, type MenuEntry } from '../sidebar/MenuList';

interface NavigationProps {
	readonly params: PatternsParams;
}

/** The areas of template parts and the categories of patterns in which there is something. */
export const PatternsNavigation = ( { params }: NavigationProps ) => (
	<>
		{ boot().theme.supportsParts && <Parts params={ params } /> }
		<Patterns params={ params } />
	</>
);

function Parts( { params }: NavigationProps ) {
	const load = useParts();
	const areas = useAreas();
	const known = load.status === 'ready' ? load.value : undefined;
	const sections = filledSections( known ?? [], areas );
	const entry = entryOf( params, true );
	return (
		<MenuList
			heading={ __( 'Template parts', 'atelier' ) }
			entries={ [
				entry( ALL_PARTS, nameOf( ALL_PARTS ), known?.length ),
				...sections.map( ( { id, label, count } ) =>
					entry( id, label, count )
				),
			] }
		/>
	);
}

function Patterns( { params }: NavigationProps ) {
	const load = usePatterns();
	const categories = useCategories();
	const known = load.status === 'ready' ? load.value : undefined;
	const sections = filledSections( known ?? [], categories );
	const own = known?.filter( ( { type } ) => type === 'wp_block' );
	const entry = entryOf( params, false );
	return (
		<MenuList
			heading={ __( 'Patterns', 'atelier' ) }
			entries={ [
				entry( ALL, nameOf( ALL ), known?.length ),
				entry( MINE, nameOf( MINE ), own?.length ),
				...sections.map( ( { id, label, count } ) =>
					entry( id, label, count )
				),
			] }
		/>
	);
}

const nameOf = ( section: string ): string =>
	namesOfSections()[ section ]?.label ?? section;

const entryOf = ( params: PatternsParams, isParts: boolean ) => {
	const here = placeAt( params );
	/** The number is left out while it is not known. */
	return (
		id: string,
		label: string,
		count: number | undefined
	): MenuEntry => ( {
		key: id,
		icon: isParts
			? documentIcon( 'wp_template_part', id )
			: id === MINE
				? symbol
				: file,
		label,
		...( count === undefined ? {} : { note: count.toLocaleString() } ),
		address: patternsPlace.build( {
			...( isParts ? { isParts: true } : {} ),
			categoryId: id,
		} ),
		isCurrent: here.isParts === isParts && here.section === id,
	} );
};
