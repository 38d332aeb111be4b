import { SlotFillProvider } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PopoverSlot } from '@/ui/PopoverSlot';
import { RowMenu } from '@/ui/RowMenu';
import { useLoad } from '@/ui/useLoad';
import { GOOGLE, loadCollection } from '../../data/collections';
import {
	googlePermission,
	setGooglePermission,
} from '../../data/googlePermission';
import type { CollectionName } from '../../model/collection';
import { Waiting } from '../Waiting';
import { useSignal } from '@/ui/useSignal';
import { CollectionBrowser } from './CollectionBrowser';
import styles from './CollectionPanel.module.css';
import { CollectionsFailure } from './CollectionsFailure';
import { GooglePermission } from './GooglePermission';

interface CollectionPanelProps {
	readonly collection: CollectionName;
}

/** The fonts of a collection; Google Fonts only if the user permits requests to Google. */
export const CollectionPanel = ( { collection }: CollectionPanelProps ) =>
	collection.slug === GOOGLE ? (
		<WithPermission collection={ collection } />
	) : (
		<Loaded collection={ collection } />
	);

function WithPermission( { collection }: CollectionPanelProps ) {
	const isGiven = useSignal( googlePermission );
	const place = useRef< HTMLDivElement >( null );
	const before = useRef( isGiven );
	useEffect( () => {
		if ( before.current !== isGiven ) {
			// The pressed button was removed.
			place.current?.focus();
			before.current = isGiven;
		}
	}, [ isGiven ] );
	return (
		<div
			ref={ place }
			className={ styles.place }
			role="group"
			aria-label={ __( 'Google Fonts', 'atelier' ) }
			tabIndex={ -1 }
		>
			{ isGiven ? (
				<>
					<Revoking />
					<Loaded collection={ collection } />
				</>
			) : (
				<GooglePermission
					onAllow={ () => setGooglePermission( true ) }
				/>
			) }
		</div>
	);
}

/** Needs its own slot: popovers of the page are behind the library. */
function Revoking() {
	return (
		<SlotFillProvider>
			<div className={ styles.menu }>
				<RowMenu
					label={ __( 'Actions', 'atelier' ) }
					groups={ () => [
						[
							{
								label: __(
									'Revoke access to Google Fonts',
									'atelier'
								),
								act: () => setGooglePermission( false ),
							},
						],
					] }
				/>
			</div>
			<PopoverSlot />
		</SlotFillProvider>
	);
}

function Loaded( { collection }: CollectionPanelProps ) {
	const { slug } = collection;
	const request = useLoad( slug, () => loadCollection( slug ) );
	switch ( request.status ) {
		case 'loading':
			return <Waiting />;
		case 'failed':
			return (
				<CollectionsFailure
					error={ request.error }
					onRetry={ request.retry }
				/>
			);
		case 'ready':
			return (
				<CollectionBrowser
					key={ slug }
					description={ collection.description }
					collection={ request.value }
				/>
			);
	}
}
