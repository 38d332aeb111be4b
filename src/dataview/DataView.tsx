import { speak } from '@wordpress/a11y';
import { useEvent } from '@wordpress/compose';
import {
	useEffect,
	useId,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement, ReactNode } from 'react';
import {
	BulkFooter,
	Filters,
	FiltersToggle,
	LayoutMenu,
	Pagination,
	Search,
	ViewOptions,
} from './controls';
import styles from './DataView.module.css';
import { normalizeFields, type NormalizedField } from './fields';
import { Layout } from './layouts';
import {
	isSelectable,
	LIST_WIDTH,
	previewSizesFor,
	pruneSelection,
	reduceView,
	SEARCH_PAUSE,
	selectRange,
	toggleItem,
	type Selection,
	type ViewChange,
} from './model';
import {
	itemCount,
	ItemToolsContext,
	ListContext,
	useActionRunner,
	useWidth,
	type ItemLinkProps,
	type ItemTools,
	type List,
	type SelectingClick,
} from './parts';
import {
	LAYOUT_NAMES,
	type Action,
	type DefaultLayouts,
	type Field,
	type FieldId,
	type PaginationInfo,
	type View,
} from './types';

export interface DataViewProps<
	Item,
	Fields extends readonly Field< Item >[] = readonly Field< Item >[],
> {
	/** The state of the list; controlled, so never changed here. */
	readonly view: View< NoInfer< FieldId< Fields > > >;
	readonly onChangeView: (
		view: View< NoInfer< FieldId< Fields > > >
	) => void;
	/** Resets the view; false where it is unchanged. No reset button without it. */
	readonly onReset?: ( () => void ) | false | undefined;
	/** The items of the current page. */
	readonly data: readonly Item[];
	/** Keep the same array between renders, so that rows don't re-render; likewise `actions` and `renderItemLink`. */
	readonly fields: Fields;
	readonly actions?: readonly Action< Item >[] | undefined;
	readonly paginationInfo: PaginationInfo;
	/** The property `id` by default. */
	readonly getItemId?: ( ( item: Item ) => string ) | undefined;
	readonly getItemLevel?: ( ( item: Item ) => number ) | undefined;
	readonly isItemClickable?: ( ( item: Item ) => boolean ) | undefined;
	readonly onClickItem?: ( ( item: Item ) => void ) | undefined;
	/** Renders a link instead of a button, so that items can be opened in new tabs. */
	readonly renderItemLink?:
		( ( props: ItemLinkProps< Item > ) => ReactElement ) | undefined;
	/** Ids of the selected items; without it the list keeps them in its own state. */
	readonly selection?: Selection | undefined;
	readonly onChangeSelection?:
		( ( selection: string[] ) => void ) | undefined;
	readonly onActionPerformed?: ( ( items: Item[] ) => void ) | undefined;
	readonly isLoading?: boolean | undefined;
	/** Rendered without items. */
	readonly empty?: ReactNode;
	/** The layouts that users can choose, in this order; only the view's own by default. */
	readonly defaultLayouts?:
		DefaultLayouts< NoInfer< FieldId< Fields > > > | undefined;
	/** Rendered beside a list for the selected item, or else for the first one; null where the list is empty. */
	readonly renderPreview?: ( ( item: Item | null ) => ReactNode ) | undefined;
	readonly search?: boolean | undefined;
	readonly searchLabel?: string | undefined;
	/** How long the search waits for the next key, in milliseconds. Less is enough where all items are loaded. */
	readonly searchPause?: number | undefined;
	/** Rendered at the end of the row above the items. */
	readonly header?: ReactNode;
	/** The parts in a custom arrangement, instead of the default one. */
	readonly children?: ReactNode;
}

/** The minimum width for a preview beside a list, in pixels. */
const ROOM_FOR_PREVIEW = 780;

const NO_ACTIONS: readonly never[] = [];
const NO_LAYOUTS: DefaultLayouts = {};

/** A list that users can search, filter, sort, page through, lay out, and run actions on. */
function DataViewRoot< Item, const Fields extends readonly Field< Item >[] >(
	props: DataViewProps< Item, Fields >
) {
	const { header, children, search = true, renderPreview } = props;
	const root = useRef< HTMLDivElement >( null );
	const { list, tools, selected, dialog } = useDataView( props, root );
	return (
		<ListContext.Provider value={ list }>
			<ItemToolsContext.Provider value={ tools }>
				<div
					ref={ root }
					className={ `atelier-dataview ${ styles.root ?? '' }` }
				>
					<div
						className={ styles.content }
						style={
							list.hasPreview
								? { flex: 'none', inlineSize: LIST_WIDTH }
								: undefined
						}
					>
						{ children ?? (
							<>
								<div className={ styles.bar }>
									<div className={ styles.start }>
										{ search && <Search /> }
										<FiltersToggle />
									</div>
									<div className={ styles.end }>
										<LayoutMenu />
										<ViewOptions />
										{ header }
									</div>
								</div>
								<Filters />
								<Layout />
								<Footer />
							</>
						) }
					</div>
					{ list.hasPreview && renderPreview && (
						<section
							className={ styles.preview }
							aria-label={ __( 'Preview', 'atelier' ) }
						>
							{ renderPreview(
								selected ?? props.data[ 0 ] ?? null
							) }
						</section>
					) }
					{ dialog }
				</div>
			</ItemToolsContext.Provider>
		</ListContext.Provider>
	);
}

/** The footer below the items. */
function Footer() {
	return (
		<div className={ styles.footer } data-keep-clear>
			<BulkFooter />
			<Pagination />
		</div>
	);
}

function useDataView< Item, Fields extends readonly Field< Item >[] >(
	{
		view,
		onChangeView,
		onReset,
		data,
		fields: definitions,
		actions = NO_ACTIONS,
		paginationInfo,
		getItemId = idOf,
		getItemLevel,
		isItemClickable = () => true,
		onClickItem,
		renderItemLink,
		onActionPerformed,
		isLoading = false,
		empty,
		defaultLayouts = NO_LAYOUTS,
		searchLabel,
		searchPause = SEARCH_PAUSE,
		renderPreview,
		...chosen
	}: DataViewProps< Item, Fields >,
	root: List< Item >[ 'root' ]
) {
	const fields = normalizeFields< Item >( definitions );
	const width = useWidth( root );
	const [ resets, setResets ] = useState( 0 );
	const change = useEvent( ( next: ViewChange ) => {
		if ( next.type === 'reset' ) {
			setResets( resets + 1 );
		}
		const changed = reduceView< string >( view, next, fields );
		if ( changed !== view ) {
			onChangeView( changed );
		}
	} );

	const selecting = useSelection( { ...chosen, data, actions, getItemId } );
	const filterBar = useFilterBar( view, fields, change );
	usePageThatExists( { view, paginationInfo, isLoading, change } );
	useAnnouncement( view, paginationInfo, isLoading );

	const id = useId();
	const layoutDefaults = defaultLayouts[ view.type ]?.layout;
	const arranged = useMemo(
		() => ( { ...view, layout: { ...layoutDefaults, ...view.layout } } ),
		[ view, layoutDefaults ]
	);
	const openItem = useEvent( ( item: Item ) => onClickItem?.( item ) );
	const canOpen = onClickItem !== undefined;
	const list: List< Item > = {
		id,
		root,
		view: arranged,
		change,
		resets,
		data,
		fields,
		actions,
		paginationInfo,
		getItemId,
		getItemLevel,
		isItemClickable,
		isLoading,
		empty,
		layouts: layoutsOf( view, defaultLayouts ),
		defaultLayouts,
		previewSizes: previewSizesFor( width ),
		...selecting,
		hasRoom: width >= ROOM_FOR_PREVIEW,
		hasPreview:
			renderPreview !== undefined &&
			view.type === 'list' &&
			width >= ROOM_FOR_PREVIEW,
		onReset,
		filterBar,
		searchLabel,
		searchPause,
	};
	const { select } = selecting;
	const { add: addFilter } = filterBar;
	const { run, dialog } = useActionRunner(
		useEvent( ( items: Item[] ) => onActionPerformed?.( items ) )
	);
	const tools = useMemo< ItemTools< Item > >(
		() => ( {
			actions,
			openItem: canOpen ? openItem : null,
			renderItemLink: renderItemLink ?? null,
			run,
			select,
			change,
			addFilter,
		} ),
		[
			actions,
			canOpen,
			openItem,
			renderItemLink,
			run,
			select,
			change,
			addFilter,
		]
	);
	// A context has no type parameter. Items are only passed to functions that came with them.
	return {
		dialog,
		selected:
			data.find(
				( item ) => getItemId( item ) === selecting.selection[ 0 ]
			) ?? null,
		list: list as unknown as List< unknown >,
		tools: tools as unknown as ItemTools< unknown >,
	};
}

const idOf = ( item: unknown ): string =>
	typeof item === 'object' && item !== null && 'id' in item
		? String( item.id )
		: '';

const layoutsOf = ( view: View, defaultLayouts: DefaultLayouts ) => {
	const offered = LAYOUT_NAMES.filter( ( name ) => name in defaultLayouts );
	return offered.length > 0 ? offered : [ view.type ];
};

interface Selecting< Item > {
	readonly data: readonly Item[];
	readonly actions: readonly Action< Item >[];
	readonly getItemId: ( item: Item ) => string;
	readonly selection?: Selection | undefined;
	readonly onChangeSelection?:
		( ( selection: string[] ) => void ) | undefined;
}

function useSelection< Item >( {
	data,
	actions,
	getItemId,
	selection: controlled,
	onChangeSelection,
}: Selecting< Item > ) {
	const [ own, setOwn ] = useState< Selection >( [] );
	const last = useRef< string | null >( null );
	const ids = data.map( getItemId );
	const selection = pruneSelection( controlled ?? own, new Set( ids ) );
	const selectable = data
		.filter( ( item ) => isSelectable( actions, item ) )
		.map( getItemId );

	const changeSelection = useEvent( ( next: Selection ) => {
		setOwn( next );
		onChangeSelection?.( [ ...next ] );
	} );
	const select = useEvent( ( id: string, click: SelectingClick ) => {
		const from = last.current;
		last.current = id;
		changeSelection(
			afterClick( { selection, selectable, from, id, click } )
		);
	} );
	return { selection, selectable, changeSelection, select };
}

function afterClick( {
	selection,
	selectable,
	from,
	id,
	click,
}: {
	readonly selection: Selection;
	readonly selectable: Selection;
	readonly from: string | null;
	readonly id: string;
	readonly click: SelectingClick;
} ): Selection {
	switch ( click ) {
		case 'alone':
			return [ id ];
		case 'toggle':
			return toggleItem( selection, id );
		case 'range':
			return selectRange( selection, selectable, { from, to: id } );
	}
}

function useFilterBar(
	view: View,
	fields: readonly {
		readonly id: string;
		readonly isPrimary: boolean;
		readonly operators: readonly string[];
	}[],
	change: ( change: ViewChange ) => void
) {
	const [ isOpen, setOpen ] = useState(
		() =>
			( view.filters ?? [] ).length > 0 ||
			fields.some(
				( { isPrimary, operators } ) =>
					isPrimary && operators.length > 0
			)
	);
	const [ added, setAdded ] = useState< string | null >( null );
	const add = useEvent( ( { id, operators }: NormalizedField< unknown > ) => {
		operators.slice( 0, 1 ).forEach( ( operator ) =>
			change( {
				type: 'filter',
				filter: { field: id, operator, value: undefined },
			} )
		);
		setAdded( id );
		setOpen( true );
	} );
	return useMemo(
		() => ( {
			isOpen,
			setOpen,
			added,
			add,
			forgetAdded: () => setAdded( null ),
		} ),
		[ isOpen, added, add ]
	);
}

/** Goes to the last page when the current one no longer exists, as after items were deleted. */
function usePageThatExists( {
	view: { page = 1 },
	paginationInfo: { totalPages },
	isLoading,
	change,
}: {
	readonly view: View;
	readonly paginationInfo: PaginationInfo;
	readonly isLoading: boolean;
	readonly change: ( change: ViewChange ) => void;
} ) {
	// No pages may also mean that the response is pending.
	const isBeyond = ! isLoading && totalPages > 0 && page > totalPages;
	useEffect( () => {
		if ( isBeyond ) {
			change( { type: 'page', page: totalPages } );
		}
	}, [ isBeyond, totalPages, change ] );
}

/** Announces the number of items after search, filters or page have changed. */
function useAnnouncement(
	{ search = '', filters, page = 1 }: View,
	{ totalItems, totalPages }: PaginationInfo,
	isLoading: boolean
) {
	const asked = JSON.stringify( [ search, filters, page ] );
	const said = useRef( asked );
	useEffect( () => {
		if ( isLoading || said.current === asked ) {
			return;
		}
		said.current = asked;
		const count =
			totalItems === 0
				? __( 'No results', 'atelier' )
				: itemCount( totalItems );
		speak(
			totalPages > 1
				? sprintf(
						/* translators: 1: number of items such as "45 items", 2: number of the page, 3: number of pages. */
						__( '%1$s, page %2$d of %3$d', 'atelier' ),
						count,
						page,
						totalPages
					)
				: count
		);
	}, [ asked, isLoading, page, totalItems, totalPages ] );
}

/** The list, and its parts for a custom arrangement. */
export const DataView = Object.assign( DataViewRoot, {
	Search,
	FiltersToggle,
	Filters,
	LayoutMenu,
	ViewOptions,
	Layout,
	BulkFooter,
	Pagination,
	Footer,
} );
