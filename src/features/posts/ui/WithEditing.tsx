import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Arrival } from '@/ui/Arrival';
import { useChunk } from '@/ui/useChunk';
import { postEditing, type PostEditing } from './postEditing';

interface WithEditingProps {
	readonly children: ( editing: PostEditing ) => ReactNode;
}

/** The content of a dialog that changes posts, once it has been loaded. */
export function WithEditing( { children }: WithEditingProps ) {
	const editing = useChunk( postEditing );
	const hasWaited = useRef( editing.status !== 'ready' );
	if ( editing.status !== 'ready' ) {
		return (
			<Arrival
				loads={ [ editing ] }
				problem={ __( 'The dialog could not be loaded', 'atelier' ) }
			/>
		);
	}
	const content = children( editing.value );
	return hasWaited.current ? <Arrived>{ content }</Arrived> : content;
}

/** Content that a dialog didn't have yet when it moved the focus to the first control. */
function Arrived( { children }: { readonly children: ReactNode } ) {
	const content = useRef< HTMLDivElement >( null );
	useEffect( () => {
		content.current
			?.querySelector< HTMLElement >( 'input, select, textarea, button' )
			?.focus();
	}, [] );
	return <div ref={ content }>{ children }</div>;
}
