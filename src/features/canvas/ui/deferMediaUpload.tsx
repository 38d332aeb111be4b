import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ComponentType, ReactNode } from 'react';
import { loadStage, stageIfLoaded } from '@/platform/stages';
import { messageFor } from '@/ui/messages';

interface MediaUploadProps {
	readonly render: ( button: { readonly open: () => void } ) => ReactNode;
}

const HOOK = 'editor.MediaUpload';

/** Loads the media library's scripts when a button that needs them is clicked: blocks don't need them to render. */
export function deferMediaUpload(): void {
	window.wp?.hooks?.addFilter( HOOK, 'atelier/deferred', deferred );
}

/** @param MediaUpload Renders a button and opens the library: WordPress's component, or a plugin's replacement. */
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

/** Calls back once the library has loaded, unless the component has unmounted. */
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
