import {
	BlockCanvas,
	BlockList,
	store as blockEditorStore,
	type EditorStyle,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { siteLanguage } from '@/platform/siteLanguage';
import { useSignal } from '@/ui/useSignal';
import {
	isDesignType,
	type DocumentRef,
} from '@/features/documents/index.model';
import { useVariations } from '@/features/stylesheet/index.editor';
import { withSheet } from '@/features/stylesheet/index.model';
import { useSheet, useVariationCss } from '@/features/stylesheet/index.records';
import {
	watchSections,
	isZoomedOut,
	InsertionPoints,
} from '@/features/sections/index.editor';
import { watchPastes } from '@/features/uneditable/index.editor';
import { useEditorParts } from '../data/editorParts';
import { useSettled } from '../data/useSettled';
import { watchSpaceBelow } from '../data/watchSpaceBelow';
import { watchHeight } from '../data/watchHeight';
import { isPieceType } from '../model/documentKind';
import { CanvasSheet } from './CanvasSheet';
import { CONTENT_STYLE, PostBlocks } from './PostBlocks';
import styles from './BlocksCanvas.module.css';

interface BlocksCanvasProps {
	readonly document: DocumentRef;
	/** Whether it is shown inside its template. */
	readonly isInTemplate: boolean;
	/** Whether the canvas is in view mode, where a click opens the editor. */
	readonly isPicture: boolean;
	/** Whether the editor is in standby. */
	readonly isOutOfSight: boolean;
	readonly onActivate: () => void;
	readonly onReady: () => void;
	/** Called for a double click on the template around a post. Null without a template. */
	readonly onTemplate: ( () => void ) | null;
}

const ROOT_LAYOUT = { type: 'default' };

/** A constant element: while styles are dragged, no block renders again. */
const BLOCKS = <BlockList className="wp-site-blocks" layout={ ROOT_LAYOUT } />;

/** The scale of the zoomed-out canvas. */
const FAR = 0.5;

/** When zoomed out, sections are selected as a whole. */
const FAR_STYLE = {
	css: 'body{cursor:default;user-select:none}.wp-block.is-selected{outline:6px solid rgb(56 88 233);outline-offset:-3px}.block-editor-block-list__layout .block-editor-block-list__block::after,.block-list-appender,.block-editor-default-block-appender{display:none}',
};

/** Visitors see nothing of a menu without items, for which the editor has a placeholder. */
const PICTURE_STYLE = {
	css: 'body{cursor:pointer;min-height:100vh}.wp-block-navigation:has(.wp-block-navigation-placeholder__preview){display:none}',
};

/** The highlight of texts with notes; the front end doesn't show it. */
const MARKED_STYLE = {
	css: 'mark.wp-note{color:inherit;background:rgb(56 88 233 / 15%)}',
};
const UNMARKED_STYLE = {
	css: 'mark.wp-note{color:inherit;background:none}',
};

/** On pages these never touch the edges, so the canvas adds space. */
const FLOATING_TYPES: readonly string[] = [ 'wp_block', 'wp_navigation' ];
const FLOATING_STYLE = { css: 'body{padding:32px}' };

/** The frame with the blocks and the site's styles. */
export function BlocksCanvas( {
	document: { type, id },
	isInTemplate,
	isPicture,
	isOutOfSight,
	onActivate,
	onReady,
	onTemplate,
}: BlocksCanvasProps ) {
	const isFar = useSignal( isZoomedOut ) && ! isPicture;
	const isContent = ! isInTemplate && ! isDesignType( type );
	const siteStyles = useSelect(
		( select ) => select( blockEditorStore ).getSettings().styles,
		[]
	);
	const sheet = useSheet( isOutOfSight );
	const variationCss = useVariationCss( useVariations(), isOutOfSight );
	const canvasStyles = useMemo( () => {
		const own = Array.isArray( siteStyles )
			? ( siteStyles as EditorStyle[] )
			: [];
		return [
			...( sheet ? withSheet( own, sheet ) : own ),
			...( variationCss === '' ? [] : [ { css: variationCss } ] ),
			...( isPicture
				? [ PICTURE_STYLE, UNMARKED_STYLE ]
				: [ MARKED_STYLE ] ),
			...( FLOATING_TYPES.includes( type ) ? [ FLOATING_STYLE ] : [] ),
			...( isContent ? [ CONTENT_STYLE ] : [] ),
			...( isFar ? [ FAR_STYLE ] : [] ),
		];
	}, [ siteStyles, sheet, variationCss, type, isPicture, isContent, isFar ] );

	const deviceWidth = useEditorParts().devices.useWidth();
	const width = isPicture ? null : deviceWidth;

	const [ frame, setFrame ] = useState< Document | null >( null );
	const isSheet = isPieceType( type );
	const [ height, setHeight ] = useState< number | null >( null );

	return (
		// The keyboard uses the button beside the canvas.
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
		<div
			className={ styles.place }
			onClick={ isPicture ? onActivate : undefined }
		>
			<CanvasSheet
				givenWidth={ width }
				height={ isSheet ? height : null }
				isFramed={ isSheet }
				isResizable={
					! isPicture && ! isFar && ( isSheet || width !== null )
				}
				scale={ isFar ? FAR : 1 }
				above={
					isFar &&
					frame && (
						<InsertionPoints
							frame={ frame }
							scale={ FAR }
							isInTemplate={ isInTemplate }
						/>
					)
				}
			>
				<BlockCanvas height="100%" styles={ canvasStyles }>
					{ isContent ? (
						<PostBlocks id={ id } isPicture={ isPicture } />
					) : (
						BLOCKS
					) }
					<FrameDocument
						isPicture={ isPicture }
						isFar={ isFar }
						isInTemplate={ isInTemplate }
						isContent={ isContent }
						onActivate={ onActivate }
						onReady={ onReady }
						onTemplate={ onTemplate }
						onHeight={ isSheet ? setHeight : null }
						onFar={ setFrame }
					/>
				</BlockCanvas>
			</CanvasSheet>
		</div>
	);
}

/** Accesses the frame's document from inside; in view mode, a click anywhere opens the editor. */
function FrameDocument( {
	isPicture,
	isFar,
	isInTemplate,
	isContent,
	onActivate,
	onReady,
	onTemplate,
	onHeight,
	onFar,
}: Omit< BlocksCanvasProps, 'document' | 'isOutOfSight' > & {
	/** Whether the canvas is zoomed out. */
	readonly isFar: boolean;
	/** Whether only the content of a post is shown. */
	readonly isContent: boolean;
	/** Called with the height of the blocks in pixels, or null if it depends on the frame. Null if not needed. */
	readonly onHeight: ( ( height: number | null ) => void ) | null;
	/** Called with the frame's document while the canvas is zoomed out, and with null afterwards. */
	readonly onFar: ( frame: Document | null ) => void;
} ) {
	const marker = useRef< HTMLSpanElement >( null );
	const ready = useRef( onReady );
	const isSettled = useSettled();

	useEffect( () => {
		if ( isSettled ) {
			ready.current();
		}
	}, [ isSettled ] );

	const { lang, dir } = useSignal( siteLanguage );
	useEffect( () => {
		const root = marker.current?.ownerDocument.documentElement;
		if ( root ) {
			// WordPress gives it the direction of the admin page, which is the user's.
			root.lang = lang;
			root.dir = dir;
		}
	}, [ lang, dir ] );

	useEffect( () => {
		const frame = marker.current?.ownerDocument;
		if ( ! isPicture || ! frame ) {
			return undefined;
		}
		const activate = ( event: Event ) => {
			event.preventDefault();
			event.stopPropagation();
			onActivate();
		};
		frame.addEventListener( 'click', activate, true );
		return () => frame.removeEventListener( 'click', activate, true );
	}, [ isPicture, onActivate ] );

	useEffect( () => {
		const frame = marker.current?.ownerDocument;
		if ( ! isFar || ! frame ) {
			return undefined;
		}
		onFar( frame );
		const stop = watchSections( frame, isInTemplate );
		return () => {
			stop();
			onFar( null );
		};
	}, [ isFar, isInTemplate, onFar ] );

	useEffect( () => {
		const frame = marker.current?.ownerDocument;
		return isPicture || ! frame ? undefined : watchPastes( frame );
	}, [ isPicture ] );

	useEffect( () => {
		const frame = marker.current?.ownerDocument;
		return isContent && ! isPicture && frame
			? watchSpaceBelow( frame )
			: undefined;
	}, [ isContent, isPicture ] );

	useEffect( () => {
		const frame = marker.current?.ownerDocument;
		if ( isPicture || ! onTemplate || ! frame ) {
			return undefined;
		}
		// In the capture phase, before a template part opens itself, as on 7.1.
		const invite = ( event: Event ) => {
			if ( ! isOwnContent( event.target ) ) {
				event.preventDefault();
				event.stopPropagation();
				onTemplate();
			}
		};
		frame.addEventListener( 'dblclick', invite, true );
		return () => frame.removeEventListener( 'dblclick', invite, true );
	}, [ isPicture, onTemplate ] );

	useEffect( () => {
		const frame = marker.current?.ownerDocument;
		return onHeight && frame && isSettled
			? watchHeight( frame, onHeight )
			: undefined;
	}, [ onHeight, isSettled ] );

	return <span ref={ marker } hidden />;
}

/** The blocks of a template that make a post's own content editable. */
const OWN_CONTENT =
	'.wp-block-post-content, .wp-block-post-title, .wp-block-post-featured-image, .wp-block-post-excerpt';

/** Elements of the frame belong to its window, so `instanceof` doesn't work. */
const isOwnContent = ( target: EventTarget | null ): boolean =>
	target !== null &&
	'closest' in target &&
	( target as Element ).closest( OWN_CONTENT ) !== null;
