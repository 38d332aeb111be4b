import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ComponentType, ReactNode } from 'react';
import { loadStage, stageIfLoaded } from '../../../platform/stages';
import { messageFor } from '../../../ui/messages';

interface MediaUploadProps {
	readonly render: ( button: { readonly open: () => void } ) => ReactNode;
}

const HOOK = 'editor.MediaUpload';

/** Has every button that opens the media library load its scripts first: no block needs them to be shown or written in. */
export function deferMediaUpload(): void {
	window.wp?.hooks?.addFilter( HOOK, 'atelier/deferred', deferred );
}

/** @param MediaUpload What renders a button and opens the library; WordPress's own, or a plugin's in its place. */
const deferred = ( MediaUpload: ComponentType< MediaUploadProps > ) =>
	function DeferredMediaUpload( props: MediaUploadProps ) {
		const whenLoaded = useWhenLoaded();
		return (
			<MediaUpload
				{ ...props }
				render={ ( { open } ) =>
					props.render( { open: () => whenLoaded( open ) } )
				}
			/>
		);
	};

/** Calls back once the library is there, unless whoever asked has gone meanwhile. */
function useWhenLoaded(): ( open: () => void ) => void {
	const { createErrorNotice } = useDispatch( noticesStore );
	const isHere = useRef( false );
	const isAsked = useRef( false );
	useEffect( () => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, [] );
	const load = async ( open: () => void ) => {
		isAsked.current = true;
		const media = await loadStage( 'media' );
		isAsked.current = false;
		if ( ! media.ok ) {
			void createErrorNotice( messageFor( media.error ), {
				id: HOOK,
				type: 'snackbar',
			} );
		} else if ( isHere.current ) {
			open();
		}
	};
	return ( open ) => {
		if ( stageIfLoaded( 'media' ) === true ) {
			open();
		} else if ( ! isAsked.current ) {
			void load( open );
		}
	};
}
