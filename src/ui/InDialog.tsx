import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Arrival } from './Arrival';
import { useChunk, type Chunk } from './useChunk';

interface InDialogProps< Part > {
	readonly of: Chunk< Part >;
	readonly children: ( part: Part ) => ReactNode;
}

/** The content of an open dialog, once it has been loaded. */
export function InDialog< Part >( {
	of: chunk,
	children,
}: InDialogProps< Part > ) {
	const part = useChunk( chunk );
	const hasWaited = useRef( part.status !== 'ready' );
	if ( part.status !== 'ready' ) {
		return (
			<Arrival
				loads={ [ part ] }
				problem={ __( 'The dialog could not be loaded', 'atelier' ) }
			/>
		);
	}
	const content = children( part.value );
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
