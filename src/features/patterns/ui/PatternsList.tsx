import { useEvent } from '@wordpress/compose';
import { useCallback, useEffect, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ReactNode } from 'react';
import {
	DataView,
	filterSortAndPaginate,
	LOCAL_SEARCH_PAUSE,
	selectionIn,
	useListSelection,
} from '@/dataview';
import {
	cleanUpRoute,
	documentRoute,
	Link,
	navigate,
	pageOf,
	patternsRoute,
	registeredPatternRoute,
	type PatternsParams,
} from '@/routing';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { useEditingAhead } from '@/ui/useEditingAhead';
import { useWarmUp } from '@/ui/useWarmUp';
import { authorsOf } from '@/features/documents/index.model';
import { BesideList, NothingBeside } from '@/features/previews';
import { isFilteredByUse } from '@/features/uses/index.model';
import {
	UncheckedNote,
	useComparedCounts,
	useListCounts,
} from '@/features/uses';
import { mayAdd } from '../data/mayAdd';
import { useParts, usePatterns } from '../data/usePatterns';
import { useAreas, useCategories } from '../data/useSections';
import { isArranged, withoutArrangement } from '@/features/views';
import { ownViews } from '../data/viewState';
import { thingOf, UNCATEGORIZED, type Pattern } from '../model/pattern';
import { findPatterns } from '../model/search';
import { slugsOf, type Category } from '../model/sections';
import {
	DEFAULT_VIEWS,
	LAYOUTS,
	sectionAt,
	viewAt,
	withoutSearch,
	type PatternsView,
} from '../model/view';
import { useSignal } from '@/ui/useSignal';
import { makeActions, openPattern } from './actions';
import { makePartFields, makePatternFields } from './fields';
import { patternEditing } from './patternEditing';
import { PatternPreview } from './PatternPreview';

interface PatternsListProps {
	readonly params: PatternsParams;
}

/** The patterns of a category, or the template parts of an area. */
export const PatternsList = ( { params }: PatternsListProps ) =>
	params.isParts ? (
		<PartsOfArea params={ params } />
	) : (
		<PatternsOfCategory params={ params } />
	);

function PatternsOfCategory( { params }: PatternsListProps ) {
	return (
		<List
			params={ params }
			kind="pattern"
			load={ usePatterns() }
			categories={ useCategories() }
			makeFields={ makePatternFields }
			empty={ __( 'No patterns', 'atelier' ) }
		/>
	);
}

function PartsOfArea( { params }: PatternsListProps ) {
	const load = useParts();
	const makeFields = useCallback(
		( uses: Parameters< typeof makePatternFields >[ 0 ] ) =>
			makePartFields(
				load.status === 'ready' ? authorsOf( load.value ) : [],
				uses
			),
		[ load ]
	);
	return (
		<List
			params={ params }
			kind="part"
			load={ load }
			categories={ useAreas() }
			makeFields={ makeFields }
			empty={ __( 'No template parts', 'atelier' ) }
		/>
	);
}

interface ListProps extends PatternsListProps {
	readonly kind: 'pattern' | 'part';
	readonly load: ReturnType< typeof usePatterns >;
	readonly categories: readonly Category[];
	/** The fields, by the uses that filters compare. */
	readonly makeFields: typeof makePatternFields;
	readonly empty: string;
}

const NOTHING: readonly Pattern[] = [];

function List( {
	params,
	kind,
	load,
	categories,
	makeFields,
	empty,
}: ListProps ) {
	const { view, change, onReset } = useView( params );
	const isByUse = isFilteredByUse( view );
	const compared = useComparedCounts( kind, view );
	const isPlain = view.type === 'list';
	const fields = useMemo(
		() => makeFields( { counts: compared, isPlain } ),
		[ makeFields, compared, isPlain ]
	);
	useWarmUp( load.status === 'ready' );
	useEditingAhead( load.status === 'ready', patternEditing );
	const actions = useMemo(
		() => makeActions( mayAdd(), categories ),
		[ categories ]
	);
	const { section } = sectionAt( params );
	const words = view.search ?? '';
	const isLoading =
		load.status === 'loading' || ! isDecided( params, categories );
	const patterns =
		load.status === 'ready' && ! isLoading ? load.value : NOTHING;
	const found = useMemo(
		() => findPatterns( patterns, section, words, slugsOf( categories ) ),
		[ patterns, section, words, categories ]
	);
	const shown = useMemo(
		() => filterSortAndPaginate( found, withoutSearch( view ), fields ),
		[ found, view, fields ]
	);
	const counting = useListCounts( {
		kind,
		view,
		all: patterns,
		shown: shown.data,
		thingOf,
	} );
	const selecting = useListSelection(
		view.type,
		params.selected,
		( selected ) =>
			navigate(
				patternsRoute,
				{ ...params, selected },
				{ replace: true }
			)
	);
	const settle = useEvent( () => selecting.onChange( [] ) );

	if ( load.status === 'failed' ) {
		return (
			<Failure
				title={ __( 'The list could not be loaded', 'atelier' ) }
				text={ messageFor( load.error ) }
				details={ JSON.stringify( load.error ) }
				onRetry={ load.retry }
			/>
		);
	}
	return (
		<DataView
			view={ view }
			onChangeView={ change }
			onReset={ onReset }
			fields={ fields }
			actions={ actions }
			data={ shown.data }
			paginationInfo={ shown.paginationInfo }
			isLoading={
				isLoading || ( isByUse && counting.status === 'loading' )
			}
			header={ isByUse && <UnusedNote load={ counting } /> }
			onClickItem={ openPattern }
			onActionPerformed={ settle }
			renderItemLink={ PatternLink }
			selection={ selecting.selection }
			onChangeSelection={ selecting.onChange }
			defaultLayouts={ LAYOUTS }
			searchPause={ LOCAL_SEARCH_PAUSE }
			empty={ <p>{ empty }</p> }
			renderPreview={ ( pattern ) => <Beside pattern={ pattern } /> }
		/>
	);
}

/** Above the list of what isn't used: what may be missing, and the way to remove it together. */
const UnusedNote = ( {
	load,
}: {
	readonly load: ComponentProps< typeof UncheckedNote >[ 'load' ];
} ) => (
	<>
		<UncheckedNote load={ load } />
		<Link to={ cleanUpRoute } params={ {} }>
			{ __( 'Clean up unused…', 'atelier' ) }
		</Link>
	</>
);

/** Whether the loaded categories decide a section: for the uncategorized one, all must be known. */
const isDecided = (
	params: PatternsParams,
	categories: readonly Category[]
): boolean =>
	params.isParts ||
	params.categoryId !== UNCATEGORIZED ||
	categories.some( ( { id } ) => id === UNCATEGORIZED );

/** The user's view of the list at an address, and its change handler. */
function useView( params: PatternsParams ) {
	const list = sectionAt( params ).isParts ? 'parts' : 'patterns';
	const state = ownViews[ list ];
	const own = useSignal( state );
	const { layout, page } = params;
	const view = useMemo(
		() =>
			viewAt( own, {
				...( layout === undefined ? {} : { layout } ),
				...( page === undefined ? {} : { page } ),
			} ),
		[ own, layout, page ]
	);
	useEffect( () => state.set( view ), [ state, view ] );
	const change = ( next: PatternsView ) => {
		state.arrange( next );
		const { selected, page: _page, ...others } = params;
		navigate(
			patternsRoute,
			{
				...others,
				layout: next.type,
				...pageOf( next ),
				...selectionIn( next.type, selected ),
			},
			{ replace: true }
		);
	};
	const untouched = DEFAULT_VIEWS[ list ];
	const onReset = isArranged( view, untouched )
		? () => change( withoutArrangement( view, untouched ) )
		: ( false as const );
	return { view, change, onReset };
}

interface PatternLinkProps {
	readonly item: Pattern;
	readonly className?: string;
	readonly children?: ReactNode;
}

/** Links to a pattern's edit canvas, or to the screen of a registered one. */
function PatternLink( { item, ...link }: PatternLinkProps ) {
	return item.type === 'pattern' ? (
		<Link
			{ ...link }
			to={ registeredPatternRoute }
			params={ { name: item.id } }
		/>
	) : (
		<Link
			{ ...link }
			to={ documentRoute }
			params={ { type: item.type, id: item.id, isEditing: true } }
		/>
	);
}

/** The preview of the selected pattern beside the list; a click opens it. */
function Beside( { pattern }: { readonly pattern: Pattern | null } ) {
	if ( ! pattern ) {
		// An empty list has nothing to select.
		return <NothingBeside />;
	}
	return (
		<BesideList
			key={ pattern.id }
			preview={ <PatternPreview pattern={ pattern } isLarge /> }
			title={ pattern.title }
			link={ PatternLink }
			item={ pattern }
			{ ...( pattern.type === 'pattern'
				? { label: __( 'Open', 'atelier' ) }
				: {} ) }
		/>
	);
}
