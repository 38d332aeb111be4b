import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Address } from '../../routing';
import { ContentScreen } from '../../routing/ContentScreen';
import { Failure } from '../../ui/Failure';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { messageFor } from '../../ui/messages';
import type { Lists } from '../records';
import { useList } from './useList';

interface WithListProps< Name extends keyof Lists > {
	readonly of: Name;
	/** What the screen is called until it says so itself, and the way up; left out where that is said around it. */
	readonly screen?: { readonly title: string; readonly back: Address };
	readonly children: ( list: Lists[ Name ] ) => ReactNode;
}

/** What needs what a list screen is made of, once that has been loaded. */
export function WithList< Name extends keyof Lists >( {
	of,
	screen,
	children,
}: WithListProps< Name > ) {
	const list = useList( of );
	if ( list.status === 'ready' ) {
		return children( list.value );
	}
	const content =
		list.status === 'loading' ? (
			<ListSkeleton />
		) : (
			<Failure
				title={ __( 'The list could not be loaded', 'atelier' ) }
				text={ messageFor( list.error ) }
				details={ JSON.stringify( list.error ) }
				onRetry={ list.retry }
			/>
		);
	return screen === undefined ? (
		content
	) : (
		<ContentScreen { ...screen }>{ content }</ContentScreen>
	);
}
