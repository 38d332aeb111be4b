import { useEvent } from '@wordpress/compose';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DataView } from '@/dataview';
import { atPage } from '@/dataview/model';
import type { PostTypeSummary } from '@/platform/boot';
import {
	documentRoute,
	leftBehind,
	navigate,
	pageOf,
	postsRoute,
	type PostsParams,
} from '@/routing';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { useEditingAhead } from '@/ui/useEditingAhead';
import { useWarmUp } from '@/ui/useWarmUp';
import type { DocumentRef } from '@/features/documents/index.model';
import { pathOf, useListing, type Listing } from '../data/listing';
import { useEdits, useFreshness } from '../data/useEdits';
import {
	arrangeList,
	currentView,
	leaveView,
	ownViews,
	queryFor,
	untouchedView,
} from '../data/viewState';
import { presetOf } from '../model/preset';
import type { Post } from '../model/post';
import { LAYOUTS, type PostsView } from '../model/view';
import { isArranged, withoutArrangement } from '@/features/views';
import { QuickEdit, QuickEditToggle } from '@/features/quickEdit';
import { useSignal } from '@/ui/useSignal';
import { isEditable, makeActions, openPost } from './actions';
import { Changes } from './Changes';
import { postEditing } from './postEditing';
import { makeFields } from './fields';
import { LevelsToggle, NewestFirst, PresetChoice } from './ListTools';
import { PostBeside } from './PostBeside';
import { PostLink } from './PostLink';
import { useQuickEdit } from './useQuickEdit';
import styles from './PostsList.module.css';

const NOTHING: readonly Post[] = [];

export interface PostsListProps {
	readonly params: PostsParams;
	readonly postType: PostTypeSummary;
	/** The URL of an item on the front end; null for types without one. */
	readonly previewUrl: ( document: DocumentRef ) => string | null;
	/** A custom view instead of the user's own. */
	readonly custom?: {
		readonly view: PostsView;
		readonly onChangeView: ( view: PostsView ) => void;
	};
}

/** The posts of a type in the view of the address and the user. The server searches, sorts and paginates. */
export function PostsList( {
	params,
	postType,
	previewUrl,
	custom,
}: PostsListProps ) {
	const { type } = params;
	const preset = presetOf( params.activeView );
	const { view, change } = useView( params, custom );
	const quickEdit = useQuickEdit( params, view );
	// On the way back from an item, such as a new one, the list shows that one.
	const [ from ] = useState( () => itemLeft( type ) );
	const selected =
		params.selected ?? ( view.type === 'list' ? from : NO_SELECTION );
	const { listing, isLoading, error, retry } = useListing(
		pathOf( postType.route, queryFor( type, view, preset ) ),
		( { totalPages } ) =>
			( view.page ?? 1 ) < totalPages
				? pathOf(
						postType.route,
						queryFor(
							type,
							{ ...view, page: ( view.page ?? 1 ) + 1 },
							preset
						)
					)
				: null
	);
	useFreshness();
	useWarmUp( listing !== null );
	useEditingAhead( listing !== null, postEditing );
	const posts = useEdits( listing?.posts ?? NOTHING );
	const fields = useMemo(
		() => makeFields( type, postType, preset ),
		[ type, postType, preset ]
	);
	const quickEdited = quickEdit.isOffered ? quickEdit.onItems : undefined;
	const actions = useMemo(
		() => makeActions( postType, quickEdited ),
		[ postType, quickEdited ]
	);
	const select = useSelecting( params, isLoading || error ? null : listing );
	const untouched = untouchedView( type, preset );
	const onReset = isArranged( view, untouched )
		? () => change( withoutArrangement( view, untouched ) )
		: false;

	if ( error && ! listing ) {
		return (
			<Failure
				title={ sprintf(
					/* translators: %s: name of the listed items, such as "Pages". */
					__( '%s could not be loaded', 'atelier' ),
					postType.plural
				) }
				text={ messageFor( error ) }
				details={ JSON.stringify( error ) }
				onRetry={ retry }
			/>
		);
	}
	return (
		<div className={ styles.columns }>
			<DataView
				view={ view }
				onChangeView={ change }
				onReset={ custom ? undefined : onReset }
				fields={ fields }
				actions={ actions }
				data={ posts }
				paginationInfo={ listing ?? NO_PAGES }
				isLoading={ isLoading }
				getItemLevel={ levelOf }
				isItemClickable={ isEditable }
				onClickItem={ openPost }
				renderItemLink={ PostLink }
				selection={ selected }
				onChangeSelection={ select }
				defaultLayouts={ LAYOUTS }
				empty={ <p>{ __( 'No items found', 'atelier' ) }</p> }
				renderPreview={
					custom
						? undefined
						: ( post ) => (
								<PostBeside
									post={ post }
									url={ post && previewUrl( post ) }
								/>
							)
				}
				header={
					<>
						{ postType.isHierarchical && preset !== 'trash' && (
							<LevelsToggle view={ view } onChange={ change } />
						) }
						{ ! postType.isHierarchical && preset !== 'trash' && (
							<NewestFirst
								view={ view }
								untouched={ untouched }
								onChange={ change }
							/>
						) }
						{ quickEdit.isOffered && (
							<QuickEditToggle
								ref={ quickEdit.toggle }
								isOpen={ quickEdit.isOpen }
								onToggle={ quickEdit.onToggle }
							/>
						) }
						<PresetChoice params={ params } view={ view } />
					</>
				}
			/>
			{ quickEdit.isOpen && (
				<QuickEdit
					type={ type }
					ids={ params.selected ?? NO_SELECTION }
					wantsFocus={ quickEdit.wantsFocus }
					onClose={ quickEdit.onClose }
				/>
			) }
			<Changes onDone={ () => select( [] ) } />
		</div>
	);
}

/** The item of a type that was left for its list. */
function itemLeft( type: string ): readonly string[] {
	const left = leftBehind();
	const item = left && documentRoute.parse( left );
	return item?.type === type ? [ item.id ] : NO_SELECTION;
}

const NO_PAGES = { totalItems: 0, totalPages: 0 };
const NO_SELECTION: readonly string[] = [];
const levelOf = ( { level }: Post ): number => level;

/** The view at the address, and its change handler. */
function useView( params: PostsParams, custom: PostsListProps[ 'custom' ] ) {
	const { type, activeView, layout, page } = params;
	const preset = presetOf( activeView );
	const owns = useSignal( ownViews );
	const own = useMemo(
		() =>
			currentView(
				{
					type,
					...( activeView === undefined ? {} : { activeView } ),
					...( layout === undefined ? {} : { layout } ),
					...( page === undefined ? {} : { page } ),
				},
				owns
			),
		[ owns, type, activeView, layout, page ]
	);
	const isCustom = custom !== undefined;
	const view = custom ? atPage( custom.view, page ?? 1 ) : own;
	useEffect( () => {
		if ( ! isCustom ) {
			leaveView( type, preset, own );
		}
	}, [ type, preset, own, isCustom ] );
	const change = ( next: PostsView ) => {
		if ( custom ) {
			custom.onChangeView( next );
		} else {
			arrangeList( type, preset, next );
		}
		const { selected, page: _page, ...others } = params;
		navigate(
			postsRoute,
			{
				...others,
				...pageOf( next ),
				// A custom view has a layout of its own.
				...( custom ? {} : { layout: next.type } ),
				...( selected
					? { selected: selectedIn( next, selected ) }
					: {} ),
			},
			{ replace: true }
		);
	};
	return { view, change };
}

/** The list layout shows one item beside it. */
const selectedIn = (
	{ type }: PostsView,
	selected: readonly string[]
): readonly string[] => ( type === 'list' ? selected.slice( 0, 1 ) : selected );

/** Keeps the selection in the address. Items that have left the results are deselected. */
function useSelecting(
	params: PostsParams,
	listing: Listing | null
): ( selected: readonly string[] ) => void {
	// What ends after the user has left the list mustn't bring it back.
	const isHere = useRef( true );
	useEffect( () => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, [] );
	const select = useEvent( ( selected: readonly string[] ) => {
		if ( isHere.current ) {
			navigate( postsRoute, { ...params, selected }, { replace: true } );
		}
	} );
	const { selected } = params;
	useEffect( () => {
		if ( ! listing || ! selected ) {
			return;
		}
		const there = new Set( listing.posts.map( ( { id } ) => id ) );
		const left = selected.filter( ( id ) => there.has( id ) );
		if ( left.length < selected.length ) {
			select( left );
		}
	}, [ listing, selected, select ] );
	return select;
}
