import { useResizeObserver } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { WhenInView } from '../../../ui/WhenInView';
import { useTemplatePreview } from '../data/previews';
import { isEmpty, type Template } from '../model/template';
import styles from './TemplatePreview.module.css';

/** The width of the window in which the site is shown before it is made small. */
const VIEWPORT = 1200;

/** Beyond this nobody looks, and browsers run out of memory for it. */
const MAX_HEIGHT = 8000;

interface TemplatePreviewProps {
	readonly template: Template;
	/** Whether it can be scrolled, where there is room to read it. */
	readonly isLarge?: boolean;
}

/** What visitors see where a template is used. */
export function TemplatePreview( {
	template,
	isLarge = false,
}: TemplatePreviewProps ) {
	if ( isEmpty( template ) ) {
		return (
			<div className={ styles.none }>
				{ __( 'Empty template', 'atelier' ) }
			</div>
		);
	}
	return (
		<WhenInView className={ styles.preview }>
			<Picture template={ template } isLarge={ isLarge } />
		</WhenInView>
	);
}

function Picture( { template, isLarge }: Required< TemplatePreviewProps > ) {
	const load = useTemplatePreview( template );
	if ( load.status !== 'ready' ) {
		return <div className={ styles.waiting } />;
	}
	return load.value === null ? (
		<div className={ styles.none }>{ __( 'No preview', 'atelier' ) }</div>
	) : (
		<Frame page={ load.value } isLarge={ isLarge } />
	);
}

interface FrameProps {
	readonly page: string;
	readonly isLarge: boolean;
}

/**
 * A frame that runs no scripts and takes no part in the page around it. Of the same origin, or the
 * site's fonts would be refused.
 */
function Frame( { page, isLarge }: FrameProps ) {
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
		// React 18 does not know the attribute; without it one could tab to what is in the frame.
		frame.current?.setAttribute( 'inert', '' );
	}, [] );
	const scale = Math.min( 1, space.width / VIEWPORT );
	const visible = scale > 0 ? space.height / scale : 0;
	const height = isLarge ? Math.max( visible, content ?? 0 ) : visible;
	return (
		<div ref={ measure } className={ styles.holder } data-large={ isLarge }>
			<div style={ { blockSize: height * scale } }>
				<iframe
					ref={ frame }
					className={ styles.frame }
					title={ __( 'Preview', 'atelier' ) }
					aria-hidden
					tabIndex={ -1 }
					sandbox="allow-same-origin"
					srcDoc={ page }
					data-painted={ content !== null }
					style={ {
						inlineSize: Math.max( VIEWPORT, space.width ),
						blockSize: height,
						transform: `scale( ${ scale } )`,
					} }
					onLoad={ ( { currentTarget } ) =>
						setContent( heightOf( currentTarget ) )
					}
				/>
			</div>
		</div>
	);
}

/** How much there is to see in a frame; 0 where its page cannot be looked into. */
const heightOf = ( frame: HTMLIFrameElement ): number =>
	Math.min(
		frame.contentDocument?.documentElement.scrollHeight ?? 0,
		MAX_HEIGHT
	);
