import {
	BlockEditorProvider,
	BlockList,
	store as blockEditorStore,
	type EditorStyle,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { BlockFrame, EditorStyles } from '@/platform/experimental/blockFrame';
import { withSheet } from '@/features/stylesheet/index.model';
import { useSheet } from '@/features/stylesheet/index.records';
import type { EditorBlock } from '../data/currentState';
import { elementOf, FATE, markBlocks, MARK_CSS, type Mark } from './markBlocks';
import styles from './RevisionFrame.module.css';

/** The layout of a document's blocks on its canvas. */
export interface FrameLayout {
	/** Whether they are the content of a post, below its title. */
	readonly isContent: boolean;
	/** Whether they are a part of a page, with space around them. */
	readonly isPiece: boolean;
	readonly layout: Readonly< Record< string, unknown > >;
	readonly className: string;
}

interface RevisionFrameProps {
	readonly frame: FrameLayout;
	readonly title: ReactNode;
	readonly blocks: readonly EditorBlock[];
	readonly marks: ReadonlyMap< string, Mark >;
	/** The client id of the selected block. */
	readonly chosen: string | null;
	readonly onChoose: ( clientId: string ) => void;
}

const PIECE_CSS = 'body{padding:32px}';
const TITLE = 'editor-visual-editor__post-title-wrapper';
const CONTENT_CSS = `.${ TITLE }{margin-block:4rem var(--wp--style--block-gap,1.5em)}body{padding-block-end:4rem}`;

/** A revision in the site's own styles, at full size. Nothing in it can be edited or clicked. */
export function RevisionFrame( {
	frame,
	title,
	blocks,
	...marked
}: RevisionFrameProps ) {
	const around = useSelect(
		( select ) => select( blockEditorStore ).getSettings(),
		[]
	);
	const settings = useMemo(
		() => ( { ...around, focusMode: false, isPreviewMode: true } ),
		[ around ]
	);
	const list = (
		<BlockList
			className={
				frame.isContent
					? `wp-block-post-content ${ frame.className }`
					: 'wp-site-blocks'
			}
			layout={ frame.layout }
			renderAppender={ false }
		/>
	);
	return (
		<BlockEditorProvider value={ blocks } settings={ settings }>
			<BlockFrame
				name=""
				title={ __( 'Revision preview', 'atelier' ) }
				tabIndex={ 0 }
				className={ styles.frame }
			>
				<Sheets site={ around.styles } frame={ frame } />
				{ frame.isContent && (
					<div className={ `${ TITLE } ${ frame.className }` }>
						{ title }
					</div>
				) }
				{ list }
				<Marks { ...marked } blocks={ blocks } />
			</BlockFrame>
		</BlockEditorProvider>
	);
}

function Sheets( {
	site,
	frame: { isContent, isPiece },
}: {
	readonly site: unknown;
	readonly frame: FrameLayout;
} ) {
	const sheet = useSheet( false );
	const sheets = useMemo( () => {
		const own = Array.isArray( site ) ? ( site as EditorStyle[] ) : [];
		return [
			...( sheet ? withSheet( own, sheet ) : own ),
			...( isPiece ? [ { css: PIECE_CSS } ] : [] ),
			...( isContent ? [ { css: CONTENT_CSS } ] : [] ),
		];
	}, [ site, sheet, isPiece, isContent ] );
	return (
		<>
			<EditorStyles styles={ sheets } />
			<style>{ MARK_CSS }</style>
		</>
	);
}

/** Gets the frame's document from inside of it. */
function Marks( {
	marks,
	chosen,
	blocks,
	onChoose,
}: Omit< RevisionFrameProps, 'frame' | 'title' > ) {
	const marker = useRef< HTMLSpanElement >( null );
	const [ page, setPage ] = useState< Document | null >( null );
	useEffect( () => setPage( marker.current?.ownerDocument ?? null ), [] );

	useEffect(
		() => ( page ? markBlocks( page, marks, chosen ) : undefined ),
		[ page, marks, chosen, blocks ]
	);

	useEffect( () => {
		if ( page && chosen !== null ) {
			show( page, chosen );
		}
	}, [ page, chosen ] );

	const choose = useRef( onChoose );
	useEffect( () => {
		choose.current = onChoose;
	}, [ onChoose ] );
	useEffect( () => {
		if ( ! page ) {
			return undefined;
		}
		const act = ( event: Event ) => {
			// Links and buttons are disabled here.
			event.preventDefault();
			event.stopPropagation();
			const id = markedAround( event.target );
			if ( id ) {
				choose.current( id );
			}
		};
		const press = ( event: KeyboardEvent ) => {
			if ( event.key === 'Enter' ) {
				act( event );
			}
		};
		page.addEventListener( 'click', act, true );
		page.addEventListener( 'keydown', press, true );
		return () => {
			page.removeEventListener( 'click', act, true );
			page.removeEventListener( 'keydown', press, true );
		};
	}, [ page ] );

	return <span ref={ marker } hidden />;
}

/** Moves the focus if it is in the frame already; otherwise only scrolls. */
function show( page: Document, clientId: string ): void {
	const element = elementOf( page, clientId );
	element?.scrollIntoView( { block: 'center' } );
	if ( page.hasFocus() && page.activeElement !== page.body ) {
		element?.focus( { preventScroll: true } );
	}
}

/** Elements of the frame belong to its window, so `instanceof` doesn't work for them. */
const markedAround = ( target: EventTarget | null ): string | null =>
	target !== null && 'closest' in target
		? ( ( target as Element )
				.closest( `[${ FATE }]` )
				?.getAttribute( 'data-block' ) ?? null )
		: null;
