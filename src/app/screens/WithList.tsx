import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Address } from '@/routing';
import { ContentScreen } from '@/routing/ContentScreen';
import { Failure } from '@/ui/Failure';
import { ListSkeleton } from '@/ui/ListSkeleton';
import { messageFor } from '@/ui/messages';
import type { Loading } from '@/ui/useLoad';

interface WithListProps< List > {
	readonly list: Loading< List >;
	/**
	 * The title of the screen until its own is known, and the address of the back button; left out where a parent shows
	 * them.
	 */
	readonly screen?: { readonly title: string; readonly back: Address };
	readonly children: ( list: List ) => ReactNode;
}

/** Renders its children with the components of a list screen, once those have been loaded. */
export function WithList< List >( {
	list,
	screen,
	children,
}: WithListProps< List > ) {
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
