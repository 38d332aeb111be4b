import { useEvent } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { messageFor } from './messages';
import { useChunk, type Chunk } from './useChunk';

interface OnceLoadedProps< Part > {
	readonly of: Chunk< Part >;
	readonly onClose: () => void;
	readonly children: ( part: Part ) => ReactNode;
}

/** A dialog that is loaded when it opens; if that fails, it closes and shows the error. */
export function OnceLoaded< Part >( {
	of: chunk,
	onClose,
	children,
}: OnceLoadedProps< Part > ) {
	const part = useChunk( chunk );
	const { createErrorNotice } = useDispatch( noticesStore );
	const problem = part.status === 'failed' ? part.error : null;
	const fail = useEvent( onClose );
	useEffect( () => {
		if ( problem ) {
			fail();
			void createErrorNotice( messageFor( problem ), {
				type: 'snackbar',
			} );
		}
	}, [ problem, fail, createErrorNotice ] );
	return part.status === 'ready' ? children( part.value ) : null;
}
