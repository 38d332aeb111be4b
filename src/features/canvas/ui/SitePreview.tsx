import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { previewPage } from '../../styles';
import { refuseFileDrops } from '../../../ui/fileDrops';
import styles from './SitePreview.module.css';

interface SitePreviewProps {
	/** An address on this site. */
	readonly url: string;
	/** Called when the user clicks the page; absent where there is nothing to edit. */
	readonly onActivate: ( () => void ) | null;
	readonly onLoad?: () => void;
}

/**
 * The page as visitors see it. No script of the page runs in here, and nothing in it can be
 * focused or followed: a click anywhere asks for the edit canvas.
 */
export function SitePreview( { url, onActivate, onLoad }: SitePreviewProps ) {
	const frame = useRef< HTMLIFrameElement >( null );
	const activate = useRef( onActivate );
	const [ isReachable, setReachable ] = useState( false );
	useEffect( () => {
		activate.current = onActivate;
	}, [ onActivate ] );

	const prepare = () => {
		const page = pageOf( frame.current );
		if ( page ) {
			deaden( page, () => activate.current?.() );
			setReachable( true );
			previewPage.set( page );
		}
		onLoad?.();
	};

	return (
		<>
			<iframe
				ref={ frame }
				className={ styles.frame }
				title={ __( 'Site preview', 'atelier' ) }
				src={ url }
				sandbox="allow-same-origin"
				tabIndex={ -1 }
				onLoad={ prepare }
			/>
			{ ! isReachable && onActivate && (
				// Until its page can be listened to, clicks are caught in front of it. The keyboard
				// has a button of its own around the frame.
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
				<div className={ styles.shield } onClick={ onActivate } />
			) }
		</>
	);
}

/** The frame's document; null where the site has another origin than its admin area. */
function pageOf( frame: HTMLIFrameElement | null ): Document | null {
	try {
		return frame?.contentDocument ?? null;
	} catch {
		return null;
	}
}

const FOCUSABLE =
	'a[href], button, input, select, textarea, iframe, summary, [tabindex], [contenteditable]';

function deaden( page: Document, activate: () => void ) {
	refuseFileDrops( page );
	for ( const element of page.querySelectorAll( FOCUSABLE ) ) {
		element.setAttribute( 'tabindex', '-1' );
	}
	page.documentElement.style.cursor = 'pointer';
	page.addEventListener(
		'click',
		( event ) => {
			event.preventDefault();
			event.stopPropagation();
			activate();
		},
		true
	);
	page.addEventListener(
		'submit',
		( event ) => event.preventDefault(),
		true
	);
}
