import { locale } from '@/platform/locale';
import { __ } from '@wordpress/i18n';
import { file, symbol } from '@wordpress/icons';
import { documentIcon } from '@/features/documents';
import {
	ALL,
	ALL_PARTS,
	filledSections,
	MINE,
	namesOfSections,
	UNCATEGORIZED,
	useAreas,
	useCategories,
	useParts,
	usePatterns,
	type PatternSection,
} from '@/features/patterns';
import { boot } from '@/platform/boot';
import { patternsRoute } from '@/routing';
import { MenuList, type MenuEntry } from '../sidebar/MenuList';

interface NavigationProps {
	/** The current section; null where it isn't known. */
	readonly current: PatternSection | null;
}

/**
 * The areas of template parts and the categories of patterns that aren't empty. What is still loading comes below what is
 * shown, so that no entry moves under the pointer.
 */
export function PatternsNavigation( { current }: NavigationProps ) {
	const hasParts = boot().theme.supportsParts;
	const areas = useAreas();
	const { status } = useParts();
	return (
		<>
			{ hasParts && <Parts current={ current } /> }
			{ ( ! hasParts ||
				( status !== 'loading' && areas.length > 0 ) ) && (
				<Patterns current={ current } />
			) }
		</>
	);
}

function Parts( { current }: NavigationProps ) {
	const load = useParts();
	const areas = useAreas();
	const known = load.status === 'ready' ? load.value : undefined;
	const sections = filledSections( known ?? [], areas );
	const entry = entryOf( current, true );
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

function Patterns( { current }: NavigationProps ) {
	const load = usePatterns();
	const categories = useCategories();
	const known = load.status === 'ready' ? load.value : undefined;
	// The last one is known once all are. Users' own are listed without patterns, too: others would come in between.
	const areComplete =
		load.status !== 'loading' && categories.at( -1 )?.id === UNCATEGORIZED;
	const sections = areComplete
		? filledSections( known ?? [], categories )
		: [];
	const own = known?.filter( ( { type } ) => type === 'wp_block' );
	const entry = entryOf( current, false );
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

/** Without the count while that is unknown. */
const entryOf =
	( current: PatternSection | null, isParts: boolean ) =>
	( id: string, label: string, count: number | undefined ): MenuEntry => ( {
		key: id,
		icon: isParts
			? documentIcon( 'wp_template_part', id )
			: id === MINE
				? symbol
				: file,
		label,
		...( count === undefined
			? {}
			: { note: count.toLocaleString( locale() ) } ),
		address: patternsRoute.build( {
			...( isParts ? { isParts: true } : {} ),
			categoryId: id,
		} ),
		isCurrent: current?.isParts === isParts && current.section === id,
	} );
