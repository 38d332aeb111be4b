import { Button } from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { noteLanguage } from '@/platform/siteLanguage';
import { Failure } from '@/ui/Failure';
import { useSignal } from '@/ui/useSignal';
import {
	deaden,
	frameMender,
	pageIn,
	type BlockedFrame,
} from '@/ui/visitorsPage';
import { previewPage } from '@/features/stylesheet';
import styles from './SitePreview.module.css';

interface SitePreviewProps {
	/** A URL of this site. */
	readonly url: string;
	/** Whether it is hidden: style changes are applied when it is shown. */
	readonly isBehind?: boolean;
	/** Called when the user clicks the page; null if there is nothing to edit. */
	readonly onActivate: ( () => void ) | null;
	readonly onLoad?: () => void;
}

/**
 * A preview of the front end. Scripts don't run in it, and its elements can't be focused: a click anywhere opens the
 * editor.
 */
export function SitePreview( {
	url,
	isBehind = false,
	onActivate,
	onLoad,
}: SitePreviewProps ) {
	const frame = useRef< HTMLIFrameElement >( null );
	const activate = useEvent( () => onActivate?.() );
	const [ loaded, setLoaded ] = useState< Document | null >( null );
	const [ loads, setLoads ] = useState( 0 );
	const [ blocked, setBlocked ] = useState< BlockedFrame | null >( null );
	const mend = useSignal( frameMender );
	useEffect( () => {
		if ( loads > 0 && mend && frame.current ) {
			void mend( frame.current ).then( setBlocked );
		}
	}, [ loads, mend ] );

	const canActivate = onActivate !== null;
	useEffect( () => {
		if ( loaded ) {
			previewPage.set( isBehind ? null : loaded );
			loaded.documentElement.style.cursor = canActivate
				? 'pointer'
				: 'default';
		}
	}, [ loaded, isBehind, canActivate ] );

	const prepare = () => {
		const page = pageIn( frame.current );
		if ( page ) {
			deaden( page, activate );
			noteLanguage( page );
			setLoaded( page );
		}
		setLoads( ( before ) => before + 1 );
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
			{ ! loaded && (
				// Catches clicks until the page's listener is attached. The keyboard uses the button around the frame.
				// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
				<div className={ styles.shield } onClick={ activate } />
			) }
			{ blocked && (
				<div className={ styles.blocked }>
					<Failure { ...blocked }>
						{ onActivate && (
							<Button variant="primary" onClick={ onActivate }>
								{ __( 'Edit', 'atelier' ) }
							</Button>
						) }
					</Failure>
				</div>
			) }
		</>
	);
}
