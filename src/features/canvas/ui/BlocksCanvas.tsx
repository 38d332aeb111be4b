import { BlockCanvas, BlockList, type EditorStyle } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useEffect, useMemo, useRef } from '@wordpress/element';

interface BlocksCanvasProps {
	readonly isEditing: boolean;
	readonly onActivate: () => void;
	readonly onReady: () => void;
}

const ROOT_LAYOUT = { type: 'default' };

/** The frame with the blocks in it, in the site's own styles. */
export function BlocksCanvas( { isEditing, onActivate, onReady }: BlocksCanvasProps ) {
	const siteStyles = useSelect(
		( select ) => select( blockEditorStore ).getSettings().styles,
		[]
	);
	const canvasStyles = useMemo( () => {
		const own: EditorStyle[] = Array.isArray( siteStyles ) ? siteStyles : [];
		return isEditing
			? own
			: [ ...own, { css: 'body{cursor:pointer;min-height:100vh}' } ];
	}, [ siteStyles, isEditing ] );

	return (
		<BlockCanvas height="100%" styles={ canvasStyles }>
			<BlockList className="wp-site-blocks" layout={ ROOT_LAYOUT } />
			<FrameDocument
				isEditing={ isEditing }
				onActivate={ onActivate }
				onReady={ onReady }
			/>
		</BlockCanvas>
	);
}

/** Reaches the frame's document from inside: in view mode a click anywhere in it asks for the editor. */
function FrameDocument( { isEditing, onActivate, onReady }: BlocksCanvasProps ) {
	const marker = useRef< HTMLSpanElement >( null );
	const ready = useRef( onReady );

	useEffect( () => {
		ready.current();
	}, [] );

	useEffect( () => {
		const frame = marker.current?.ownerDocument;
		if ( isEditing || ! frame ) {
			return undefined;
		}
		const activate = ( event: Event ) => {
			event.preventDefault();
			event.stopPropagation();
			onActivate();
		};
		frame.addEventListener( 'click', activate, true );
		return () => frame.removeEventListener( 'click', activate, true );
	}, [ isEditing, onActivate ] );

	return <span ref={ marker } hidden />;
}
