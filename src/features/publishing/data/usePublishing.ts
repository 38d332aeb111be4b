import { useCallback, useState } from '@wordpress/element';
import type { DocumentRef } from '@/features/documents/index.model';
import { savingLock, sayLocked } from '@/features/saving/index.records';
import {
	statusAfter,
	type PublishingStep,
	type Visibility,
} from '../model/step';
import { publish, recordOf, type Published } from './publish';

export interface Run {
	readonly run: (
		step: PublishingStep,
		visibility: Visibility
	) => Promise< Published >;
	readonly isRunning: boolean;
}

/** Publishes the open document, once at a time, unless a plugin has locked saving. */
export function usePublishing( document: DocumentRef ): Run {
	const { type, id } = document;
	const [ isRunning, setIsRunning ] = useState( false );
	const run = useCallback(
		async (
			step: PublishingStep,
			visibility: Visibility
		): Promise< Published > => {
			if ( savingLock.get() ) {
				sayLocked( recordOf( { type, id } ) );
				return { name: 'undecided' };
			}
			setIsRunning( true );
			try {
				return await publish(
					{ type, id },
					statusAfter( step, visibility )
				);
			} finally {
				setIsRunning( false );
			}
		},
		[ type, id ]
	);
	return { run, isRunning };
}
