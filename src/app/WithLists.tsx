import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ContentScreen } from '../ui/ContentScreen';
import { Failure } from '../ui/Failure';
import { ListSkeleton } from '../ui/ListSkeleton';
import { messageFor } from '../ui/messages';
import type * as Lists from './lists';
import { useLists } from './useLists';

interface WithListsProps {
	/** What the screen is called until it says so itself; left out where that is said around it. */
	readonly title?: string;
	readonly children: ( lists: typeof Lists ) => ReactNode;
}

/** What needs what list screens are made of, once that has been loaded. */
export function WithLists( { title, children }: WithListsProps ) {
	const lists = useLists();
	if ( lists.status === 'ready' ) {
		return children( lists.value );
	}
	const content =
		lists.status === 'loading' ? (
			<ListSkeleton />
		) : (
			<Failure
				title={ __( 'The list could not be loaded', 'atelier' ) }
				text={ messageFor( lists.error ) }
				details={ JSON.stringify( lists.error ) }
				onRetry={ lists.retry }
			/>
		);
	return title === undefined ? (
		content
	) : (
		<ContentScreen title={ title }>{ content }</ContentScreen>
	);
}
