import { __ } from '@wordpress/i18n';
import { useLoad } from '@/ui/useLoad';
import { ok } from '@/kernel/result';
import { isGoogleAlone, loadCollections } from '../../data/collections';
import { collectionTab } from '../tabNames';
import type { LibraryTab } from '../libraryTab';
import { CollectionPanel } from './CollectionPanel';
import { CollectionsFailure } from './CollectionsFailure';

/**
 * A tab for each registered collection.
 *
 * @param isAllowed Whether the user may install fonts.
 */
export function useCollectionTabs( isAllowed: boolean ): readonly LibraryTab[] {
	const request = useLoad( String( isAllowed ), () =>
		isAllowed ? loadCollections() : Promise.resolve( ok( [] ) )
	);
	switch ( request.status ) {
		case 'loading':
			return [];
		case 'failed':
			return [
				{
					name: 'collections',
					label: installTitle(),
					render: () => (
						<CollectionsFailure
							error={ request.error }
							onRetry={ request.retry }
						/>
					),
				},
			];
		case 'ready': {
			const isAlone = isGoogleAlone( request.value );
			return request.value.map( ( collection ) => ( {
				name: collectionTab( collection ),
				label: isAlone
					? installTitle()
					: collection.name || collection.slug,
				render: () => <CollectionPanel collection={ collection } />,
			} ) );
		}
	}
}

const installTitle = (): string => __( 'Install Fonts', 'atelier' );
