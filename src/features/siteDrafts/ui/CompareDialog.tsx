import { Modal } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, PointerEvent } from 'react';
import {
	currentAddress,
	documentPreviewUrl,
	documentRoute,
	homePreviewUrl,
} from '../../../routing';
import { DRAFT_ARG } from '../../../platform/draftArg';
import { deaden, pageIn } from '../../../ui/visitorsPage';
import { TabList, TabPanel, useTabsId } from '../../../ui/Tabs';
import type { NamedDraft } from '../data/draftDialog';
import { dividerAt, MIDDLE, moveDivider } from '../../../ui/divider';
import { titleLabel } from './draftLabels';
import styles from './CompareDialog.module.css';

interface CompareDialogProps {
	readonly draft: NamedDraft;
	readonly onClose: () => void;
}

type Mode = 'beside' | 'slider';

/** The open page on the live site and in the draft. */
export function CompareDialog( { draft, onClose }: CompareDialogProps ) {
	const [ mode, setMode ] = useState< Mode >( 'slider' );
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
			<TabList
				id={ id }
				label={ __( 'How to compare', 'atelier' ) }
				tabs={ [
					{ name: 'slider', label: __( 'Slider', 'atelier' ) },
					{ name: 'beside', label: __( 'Side by side', 'atelier' ) },
				] }
				selected={ mode }
				onSelect={ setMode }
			/>
			<TabPanel id={ id } selected={ mode }>
				<Pages mode={ mode } />
			</TabPanel>
		</Modal>
	);
}

/** Each page loads once, regardless of the mode. */
function Pages( { mode }: { readonly mode: Mode } ) {
	const { live, draft } = addresses();
	const [ at, setAt ] = useState< number >( MIDDLE );
	const [ isDragging, setDragging ] = useState( false );
	const place = useRef< HTMLDivElement >( null );
	const frames = useTogether();
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
					ref={ frames.live }
					className={ styles.frame }
					title={ __( 'Live site', 'atelier' ) }
					src={ live }
					sandbox="allow-same-origin"
					onLoad={ frames.onLoad }
				/>
			</figure>
			<figure className={ styles.page } data-side="draft">
				<figcaption className={ styles.caption }>
					{ __( 'Draft', 'atelier' ) }
				</figcaption>
				<iframe
					ref={ frames.draft }
					className={ styles.frame }
					title={ __( 'Draft', 'atelier' ) }
					src={ draft }
					sandbox="allow-same-origin"
					onLoad={ frames.onLoad }
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
				'Divider between the live site and the draft',
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

/** Synchronizes the scroll positions of both pages, and disables their links. */
function useTogether() {
	const live = useRef< HTMLIFrameElement >( null );
	const draft = useRef< HTMLIFrameElement >( null );
	const [ loads, setLoads ] = useState( 0 );
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
		pages.forEach( ( page ) => {
			deaden( page.document, () => undefined );
			page.addEventListener( 'scroll', follow );
		} );
		return () =>
			pages.forEach( ( page ) =>
				page.removeEventListener( 'scroll', follow )
			);
	}, [ loads ] );
	return { live, draft, onLoad: () => setLoads( ( count ) => count + 1 ) };
}

/** The URLs of the open screen's page, or of the homepage. */
function addresses(): { readonly live: string; readonly draft: string } {
	const address = currentAddress.get();
	const shown = documentRoute.parse( address );
	const { [ DRAFT_ARG ]: _draft, ...others } = address.query;
	const urlIn = ( query: Readonly< Record< string, string > > ) =>
		( shown ? documentPreviewUrl( shown, query ) : null ) ??
		homePreviewUrl( query );
	return { live: urlIn( others ), draft: urlIn( address.query ) };
}
