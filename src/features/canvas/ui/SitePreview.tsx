import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { previewPage } from '../../stylesheet';
import { deaden, pageIn } from '../../../ui/visitorsPage';
import styles from './SitePreview.module.css';

interface SitePreviewProps {
	/** An address on this site. */
	readonly url: string;
	/** Whether no one sees it: changes of the styles come to it once someone does. */
	readonly isBehind?: boolean;
	/** Called when the user clicks the page; absent where there is nothing to edit. */
	readonly onActivate: ( () => void ) | null;
	readonly onLoad?: () => void;
}

/**
 * The page as visitors see it. No script of the page runs in here, and nothing in it can be
 * focused or followed: a click anywhere asks for the edit canvas.
 */
export function SitePreview( {
	url,
	isBehind = false,
	onActivate,
	onLoad,
}: SitePreviewProps ) {
	const frame = useRef< HTMLIFrameElement >( null );
	const activate = useRef( onActivate );
	const [ loaded, setLoaded ] = useState< Document | null >( null );
	useEffect( () => {
		activate.current = onActivate;
	}, [ onActivate ] );

	useEffect( () => {
		if ( loaded ) {
			previewPage.set( isBehind ? null : loaded );
		}
	}, [ loaded, isBehind ] );

	const canActivate = onActivate !== null;
	useEffect( () => {
		if ( loaded ) {
			loaded.documentElement.style.cursor = canActivate
				? 'pointer'
				: 'default';
		}
	}, [ loaded, canActivate ] );

	const prepare = () => {
		const page = pageIn( frame.current );
		if ( page ) {
			deaden( page, () => activate.current?.() );
			setLoaded( page );
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
			{ ! loaded && onActivate && (
				// Until its page can be listened to, clicks are caught in front of it. The keyboard
				// has a button of its own around the frame.
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
				<div className={ styles.shield } onClick={ onActivate } />
			) }
		</>
	);
}
