import { Modal, SelectControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, PointerEvent } from 'react';
import {
	currentAddress,
	documentPreviewUrl,
	documentRoute,
	homePreviewUrl,
	pagePreviewUrl,
} from '@/routing';
import { boot } from '@/platform/boot';
import { DRAFT_ARG, inDraft } from '@/platform/draftArg';
import type { DocumentRef } from '@/features/documents/index.model';
import { deaden, frameMender, pageIn } from '@/ui/visitorsPage';
import { TabList, TabPanel, useTabsId } from '@/ui/Tabs';
import type { NamedDraft } from '../data/draftDialog';
import { dividerAt, MIDDLE, moveDivider } from '@/ui/divider';
import { useChanges } from '../data/useSiteDraft';
import { documentOf } from '../model/change';
import {
	isNotFound,
	pageTitle,
	readablePath,
	shownDocument,
} from '../model/shownDocument';
import { changeTitle } from './changeTitle';
import { titleLabel } from './draftLabels';
import { OwnUnsaved } from './OwnUnsaved';
import styles from './CompareDraftDialog.module.css';

interface CompareDialogProps {
	readonly draft: NamedDraft;
	/** The homepage for null; what the screen shows if left out. */
	readonly of?: DocumentRef | null | undefined;
	readonly onClose: () => void;
}

type Mode = 'beside' | 'slider';

/** A page on the live site and in the draft. Links lead to others, and so does the list of what the draft changes. */
export function CompareDraftDialog( {
	draft,
	of,
	onClose,
}: CompareDialogProps ) {
	const [ mode, setMode ] = useState< Mode >( 'slider' );
	const [ page, setPage ] = useState( () => addressOf( of ) );
	const [ titles, setTitles ] = useState<
		Readonly< Record< string, string > >
	>( {} );
	const id = useTabsId();
	return (
		<Modal
			title={ sprintf(
				/* translators: %s: title of a site draft. */
				__( 'Compare “%s” with the live site', 'atelier' ),
				titleLabel( draft.title )
			) }
			isFullScreen
			className={ styles.dialog ?? '' }
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<OwnUnsaved draft={ draft.id } isBrief>
				{ __( 'Only saved changes are compared.', 'atelier' ) }
			</OwnUnsaved>
			<div className={ styles.tools }>
				<TabList
					id={ id }
					label={ __( 'How to compare', 'atelier' ) }
					tabs={ [
						{ name: 'slider', label: __( 'Slider', 'atelier' ) },
						{
							name: 'beside',
							label: __( 'Side by side', 'atelier' ),
						},
					] }
					selected={ mode }
					onSelect={ setMode }
				/>
				<PagePicker
					draft={ draft.id }
					page={ page }
					title={ titles[ page ] }
					onPage={ setPage }
				/>
			</div>
			<TabPanel id={ id } selected={ mode }>
				<Pages
					draft={ draft.id }
					page={ page }
					mode={ mode }
					onPage={ setPage }
					onTitle={ ( title ) =>
						setTitles( ( before ) => ( {
							...before,
							[ page ]: title,
						} ) )
					}
				/>
			</TabPanel>
		</Modal>
	);
}

interface PagesProps {
	readonly draft: number;
	/** Its address on the live site. */
	readonly page: string;
	readonly mode: Mode;
	readonly onPage: ( page: string ) => void;
	/** Called with the page's own title once it has loaded. */
	readonly onTitle: ( title: string ) => void;
}

/** Each page loads once, regardless of the mode. */
function Pages( { draft: id, page, mode, onPage, onTitle }: PagesProps ) {
	const live = page;
	const draft = inDraft( page, id );
	const [ at, setAt ] = useState< number >( MIDDLE );
	const [ isDragging, setDragging ] = useState( false );
	const place = useRef< HTMLDivElement >( null );
	const frames = useTogether( page, onPage, onTitle );
	return (
		<div
			ref={ place }
			className={ styles.pages }
			data-mode={ mode }
			data-dragging={ isDragging }
			style={ { '--divider': `${ at }%` } }
		>
			<figure className={ styles.page } data-side="live">
				<figcaption className={ styles.caption }>
					{ __( 'Live site', 'atelier' ) }
				</figcaption>
				<iframe
					key={ live }
					ref={ frames.live }
					className={ styles.frame }
					title={ __( 'Live site', 'atelier' ) }
					src={ live }
					sandbox="allow-same-origin"
					onLoad={ ( { currentTarget } ) => {
						frames.onLoad( 'live' );
						void frameMender.get()?.( currentTarget, {
							isReview: true,
						} );
					} }
				/>
			</figure>
			<figure className={ styles.page } data-side="draft">
				<figcaption className={ styles.caption }>
					{ __( 'Site draft', 'atelier' ) }
				</figcaption>
				<iframe
					key={ draft }
					ref={ frames.draft }
					className={ styles.frame }
					title={ __( 'Site draft', 'atelier' ) }
					src={ draft }
					sandbox="allow-same-origin"
					onLoad={ ( { currentTarget } ) => {
						frames.onLoad( 'draft' );
						void frameMender.get()?.( currentTarget, {
							isReview: true,
						} );
					} }
				/>
			</figure>
			{ mode === 'slider' && (
				<Divider
					at={ at }
					onMove={ setAt }
					trackOf={ () => place.current?.getBoundingClientRect() }
					onDragging={ setDragging }
				/>
			) }
		</div>
	);
}

interface DividerProps {
	readonly at: number;
	readonly onMove: ( at: number ) => void;
	readonly trackOf: () => DOMRect | undefined;
	readonly onDragging: ( isDragging: boolean ) => void;
}

/** The divider between the pages, moved by pointer and keyboard. */
function Divider( { at, onMove, trackOf, onDragging }: DividerProps ) {
	const move = ( { clientX }: PointerEvent ) => {
		const track = trackOf();
		if ( track ) {
			onMove( dividerAt( clientX, track, isRTL() ) );
		}
	};
	const press = ( event: KeyboardEvent ) => {
		const next = moveDivider( at, event.key, {
			isLarge: event.shiftKey,
			isRtl: isRTL(),
		} );
		if ( next !== null ) {
			event.preventDefault();
			onMove( next );
		}
	};
	return (
		<div
			role="slider"
			tabIndex={ 0 }
			className={ styles.divider }
			aria-label={ __(
				'Divider between the live site and the site draft',
				'atelier'
			) }
			aria-valuemin={ 0 }
			aria-valuemax={ 100 }
			aria-valuenow={ Math.round( at ) }
			aria-valuetext={ sprintf(
				/* translators: %d: a number of percent. */
				__( '%d%% live site', 'atelier' ),
				Math.round( at )
			) }
			onKeyDown={ press }
			onPointerDown={ ( event ) => {
				event.currentTarget.setPointerCapture( event.pointerId );
				onDragging( true );
			} }
			onPointerMove={ ( event ) => {
				if (
					event.currentTarget.hasPointerCapture( event.pointerId )
				) {
					move( event );
				}
			} }
			onPointerUp={ () => onDragging( false ) }
			onPointerCancel={ () => onDragging( false ) }
		>
			<span className={ styles.grip } />
		</div>
	);
}

type Side = 'live' | 'draft';

/** Synchronizes the scroll positions of both pages. Their links open the page on both sides. */
function useTogether(
	page: string,
	onPage: PagesProps[ 'onPage' ],
	onTitle: PagesProps[ 'onTitle' ]
) {
	const live = useRef< HTMLIFrameElement >( null );
	const draft = useRef< HTMLIFrameElement >( null );
	const [ loads, setLoads ] = useState( 0 );
	const loaded = useRef( new Set< Side >() );
	useEffect( () => loaded.current.clear(), [ page ] );
	useEffect( () => {
		const pages = [ live, draft ].flatMap(
			( { current } ) => pageIn( current )?.defaultView ?? []
		);
		const follow = ( event: Event ) => {
			const source = pages.find(
				( page ) => page.document === event.target
			);
			for ( const page of pages ) {
				if (
					source &&
					page !== source &&
					page.scrollY !== source.scrollY
				) {
					page.scrollTo( {
						top: source.scrollY,
						behavior: 'instant',
					} );
				}
			}
		};
		const open = ( event: Event ) => {
			const link = (
				event.target as Partial< Element > | null
			 )?.closest?.( 'a[href]' );
			const address =
				link &&
				pagePreviewUrl(
					( link as HTMLAnchorElement ).href,
					liveQuery()
				);
			if ( address ) {
				onPage( address );
			}
		};
		pages.forEach( ( page ) => {
			// Before the page is made inert, which stops clicks.
			page.document.addEventListener( 'click', open, true );
			deaden( page.document, () => undefined );
			page.addEventListener( 'scroll', follow );
		} );
		return () =>
			pages.forEach( ( page ) =>
				page.removeEventListener( 'scroll', follow )
			);
	}, [ loads, onPage ] );
	const onLoad = ( side: Side ) => {
		setLoads( ( count ) => count + 1 );
		loaded.current.add( side );
		if ( loaded.current.size === 2 ) {
			const pages = [ live, draft ].map( ( { current } ) =>
				pageIn( current )
			);
			onTitle( titleOf( pages ) );
			const byId = addressOnBoth( pages );
			if ( byId ) {
				onPage( byId );
			}
		}
	};
	return { live, draft, onLoad };
}

/** The title in the draft, or on the live site if the draft has none, without the site's own after it; empty if neither has one. */
function titleOf( pages: readonly ( Document | null )[] ): string {
	const found = pages.filter(
		( page ) => page?.body && ! isNotFound( page.body )
	);
	return pageTitle( found.at( -1 )?.title ?? '', boot().site.title );
}

/** Where the draft changes a page's address, a link leads to it on one side only, and its ID on both. */
function addressOnBoth( pages: readonly ( Document | null )[] ): string | null {
	const bodies = pages.flatMap( ( page ) => page?.body ?? [] );
	const found = bodies.filter( ( body ) => ! isNotFound( body ) );
	const document =
		bodies.length === 2 && found.length === 1 && found[ 0 ]
			? shownDocument( found[ 0 ] )
			: null;
	return document && documentPreviewUrl( document, liveQuery() );
}

/** The arguments of the open screen that pages on the live site keep, such as a theme's preview. */
const liveQuery = (): Readonly< Record< string, string > > => {
	const { [ DRAFT_ARG ]: _draft, ...others } = currentAddress.get().query;
	return others;
};

/** The address of a document on the live site; of the homepage for others. */
function addressOf( of: DocumentRef | null | undefined ): string {
	const shown =
		of === undefined ? documentRoute.parse( currentAddress.get() ) : of;
	return (
		( shown ? documentPreviewUrl( shown, liveQuery() ) : null ) ??
		homePreviewUrl( liveQuery() )
	);
}

interface PagePickerProps {
	readonly draft: number;
	readonly page: string;
	/** The title of that page, once it is known. */
	readonly title: string | undefined;
	readonly onPage: ( page: string ) => void;
}

/** Chooses one of the pages that the draft changes: links in frames can't be reached by keyboard. */
function PagePicker( { draft, page, title, onPage }: PagePickerProps ) {
	const load = useChanges( draft );
	const changes = load.status === 'ready' ? load.value : [];
	const options = [
		{
			value: homePreviewUrl( liveQuery() ),
			label: __( 'Homepage', 'atelier' ),
		},
		...changes.flatMap( ( change ) => {
			const record = documentOf( change );
			const value = record && documentPreviewUrl( record, liveQuery() );
			return value ? [ { value, label: changeTitle( change ) } ] : [];
		} ),
	];
	const isListed = options.some( ( { value } ) => value === page );
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			className={ styles.picker ?? '' }
			label={ __( 'Page', 'atelier' ) }
			labelPosition="side"
			value={ page }
			options={ [
				...options,
				...( isListed
					? []
					: [ { value: page, label: title || pathOf( page ) } ] ),
			] }
			onChange={ onPage }
		/>
	);
}

/** The address as visitors know it. */
function pathOf( page: string ): string {
	const url = new URL( page );
	const id = url.searchParams.get( 'page_id' ) ?? url.searchParams.get( 'p' );
	// Nothing says what it is before it has loaded.
	return id ? __( 'Loading…', 'atelier' ) : readablePath( url.pathname );
}
