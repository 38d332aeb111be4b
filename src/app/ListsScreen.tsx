import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { warmUp } from '../platform/stages';
import { ContentScreen } from '../ui/ContentScreen';
import { Failure } from '../ui/Failure';
import { ListSkeleton } from '../ui/ListSkeleton';
import { messageFor } from '../ui/messages';
import type * as Lists from './lists';
import { useLists } from './useLists';

interface ListsScreenProps {
	/** What the screen is called until it says so itself. */
	readonly title: string;
	readonly children: ( lists: typeof Lists ) => ReactNode;
}

/** A screen that is made of what list screens are made of, once that has been loaded. */
export function ListsScreen( { title, children }: ListsScreenProps ) {
	const lists = useLists();
	const isReady = lists.status === 'ready';
	useEffect( () => {
		if ( isReady ) {
			// The next step from a list is to open something.
			void warmUp();
		}
	}, [ isReady ] );
	switch ( lists.status ) {
		case 'ready':
			return children( lists.value );
		case 'loading':
			return (
				<ContentScreen title={ title }>
					<ListSkeleton />
				</ContentScreen>
			);
		case 'failed':
			return (
				<ContentScreen title={ title }>
					<Failure
						title={ __(
							'The list could not be loaded',
							'atelier'
						) }
						text={ messageFor( lists.error ) }
						details={ JSON.stringify( lists.error ) }
						onRetry={ lists.retry }
					/>
				</ContentScreen>
			);
	}
}
