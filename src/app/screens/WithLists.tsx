import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Address } from '../../routing';
import { ContentScreen } from '../../routing/ContentScreen';
import { Failure } from '../../ui/Failure';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { messageFor } from '../../ui/messages';
import type * as Lists from '../lists';
import { useLists } from './useLists';

interface WithListsProps {
	/** What the screen is called until it says so itself, and the way up; left out where that is said around it. */
	readonly screen?: { readonly title: string; readonly back: Address };
	readonly children: ( lists: typeof Lists ) => ReactNode;
}

/** What needs what list screens are made of, once that has been loaded. */
export function WithLists( { screen, children }: WithListsProps ) {
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
	return screen === undefined ? (
		content
	) : (
		<ContentScreen { ...screen }>{ content }</ContentScreen>
	);
}
