import { useResizeObserver } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import styles from './Preview.module.css';

/** The viewport width for a whole page, in pixels. */
const VIEWPORT = 1200;

/** In pixels; no one scrolls further, and browsers run out of memory. */
const MAX_HEIGHT = 8000;

export interface FrameProps {
	readonly page: string;
	readonly viewport?: number | undefined;
	readonly isLarge?: boolean;
	/** Whether low content is centered vertically. */
	readonly isPlaced?: boolean;
	/** Whether it is as high as its content, instead of filling its container. */
	readonly isFitted?: boolean;
	/** Gets the page once it is drawn. */
	readonly onPage?: ( ( page: Document ) => void ) | undefined;
}

/**
 * An inert frame that runs no scripts. Of the same origin, because the site's fonts would be blocked otherwise.
 */
export function PreviewFrame( {
	page,
	viewport = VIEWPORT,
	isLarge = false,
	isPlaced = false,
	isFitted = false,
	onPage,
}: FrameProps ) {
	const frame = useRef< HTMLIFrameElement >( null );
	const [ content, setContent ] = useState< number | null >( null );
	const [ space, setSpace ] = useState( { width: 0, height: 0 } );
	const measure = useResizeObserver< HTMLDivElement >( ( [ entry ] ) => {
		if ( entry ) {
			const { width, height } = entry.contentRect;
			setSpace( { width, height } );
		}
	} );
	useEffect( () => {
		// React 18 doesn't support the attribute; without it one could tab into the frame.
		frame.current?.setAttribute( 'inert', '' );
	}, [] );
	const scale = Math.min( 1, space.width / viewport );
	const visible = scale > 0 ? space.height / scale : 0;
	const height = isFitted
		? ( content ?? 0 )
		: isLarge
			? Math.max( visible, content ?? 0 )
			: visible;
	return (
		<div
			ref={ measure }
			className={ styles.holder }
			data-large={ isLarge }
			data-fitted={ isFitted }
			{ ...( isLarge && height > visible ? scrolledByKeyboard() : {} ) }
		>
			<div style={ { blockSize: height * scale } }>
				<iframe
					ref={ frame }
					className={ styles.frame }
					title={ __( 'Preview', 'atelier' ) }
					aria-hidden
					tabIndex={ -1 }
					sandbox="allow-same-origin"
					srcDoc={
						isFitted || isPlaced
							? page.replace(
									'</head>',
									`${ isFitted ? FITTED : CENTRED }</head>`
								)
							: page
					}
					data-painted={ content !== null }
					style={ {
						inlineSize: Math.max( viewport, space.width ),
						blockSize: height,
						transform: `scale( ${ scale } )`,
					} }
					onLoad={ ( { currentTarget } ) => {
						setContent( heightOf( currentTarget, isFitted ) );
						if ( onPage && currentTarget.contentDocument ) {
							onPage( currentTarget.contentDocument );
						}
					} }
				/>
			</div>
		</div>
	);
}

/** Nothing in the frame can be focused, so its container can. */
const scrolledByKeyboard = () => ( {
	// The only role for which axe accepts a scrollable element that isn't a widget.
	role: 'region',
	tabIndex: 0,
	// Beside a list, the container is in a region “Preview” already.
	'aria-label': __( 'Scrollable preview', 'atelier' ),
} );

/** Content that is taller than its frame still starts at the top. */
const CENTRED =
	'<style>body{display:grid;align-content:safe center;grid-template-columns:minmax(0,1fr);min-block-size:100vh;margin-block:0}</style>';

/** As high as its content, whatever the theme's styles of pages. */
const FITTED =
	'<style>body{display:flow-root;margin:0;min-block-size:0!important;block-size:auto!important}</style>';

/** The height of a frame's content, in pixels; 0 if its document isn't accessible. */
function heightOf( frame: HTMLIFrameElement, isFitted: boolean ): number {
	const page = frame.contentDocument;
	const height = isFitted
		? page?.body.offsetHeight
		: page?.documentElement.scrollHeight;
	return Math.min( height ?? 0, MAX_HEIGHT );
}
