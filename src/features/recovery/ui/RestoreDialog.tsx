import { Button, Modal } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { Confirm } from '@/ui/Confirm';
import { DialogButtons } from '@/ui/DialogActions';
import { openDraft } from '@/platform/siteDraft';
import { loadStage } from '@/platform/stages';
import { isOffering } from '../data/offers';
import { discardOffers } from '../data/restore';
import {
	canRestore,
	isHarmless,
	isStranded,
	toggle,
	type Offer,
} from '../model/offers';
import { OfferRow } from './OfferRow';
import { restoreAndTell, say, type Failures } from './restoreAndTell';
import styles from './RestoreDialog.module.css';

const close = () => isOffering.set( false );

/** Offers to restore unsaved changes of earlier sessions. */
export function RestoreDialog( { all }: { readonly all: readonly Offer[] } ) {
	const [ chosen, setChosen ] = useState< ReadonlySet< string > >(
		() =>
			new Set( all.filter( isHarmless ).map( ( { entry } ) => entry.id ) )
	);
	const [ failures, setFailures ] = useState< Failures >( new Map() );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ isAsking, setIsAsking ] = useState( false );
	const wanted = all.filter( ( { entry } ) => chosen.has( entry.id ) );
	useEffect( () => {
		// The names of blocks need registered block types.
		void loadStage( 'editor' );
		// Discarding the last offer closes the dialog too.
		return close;
	}, [] );

	const restore = async () => {
		setIsBusy( true );
		const failed = await restoreAndTell( wanted );
		setIsBusy( false );
		setFailures( failed );
		if ( failed.size === 0 ) {
			close();
		}
	};

	return (
		<Modal
			title={ __( 'Restore unsaved changes?', 'atelier' ) }
			onRequestClose={ close }
			size="medium"
			overlayClassName="atelier-overlay"
		>
			<p>{ introduction( all ) }</p>
			<ul className={ styles.offers }>
				{ all.map( ( offer ) => (
					<OfferRow
						key={ offer.entry.id }
						offer={ offer }
						isChosen={ chosen.has( offer.entry.id ) }
						isBusy={ isBusy }
						failure={ failures.get( offer.entry.id ) }
						onToggle={ () =>
							setChosen( toggle( chosen, all, offer ) )
						}
						onDiscard={ () => void discardAndTell( [ offer ] ) }
					/>
				) ) }
			</ul>
			<Actions
				isAll={ wanted.length === all.length }
				isDisabled={ wanted.length === 0 }
				isBusy={ isBusy }
				hasChoice={ all.some( canRestore ) }
				onDiscard={ () => setIsAsking( true ) }
				onRestore={ () => void restore() }
			/>
			{ isAsking && (
				<Confirm
					confirmButtonText={ __( 'Discard', 'atelier' ) }
					onCancel={ () => setIsAsking( false ) }
					onConfirm={ () => {
						setIsAsking( false );
						void discardAndTell( wanted );
					} }
				>
					{ sprintf(
						/* translators: %d: number of records. */
						_n(
							'Discard the unsaved changes to %d item? This can’t be undone.',
							'Discard the unsaved changes to %d items? This can’t be undone.',
							wanted.length,
							'atelier'
						),
						wanted.length
					) }
				</Confirm>
			) }
		</Modal>
	);
}

function introduction( all: readonly Offer[] ): string {
	const draft = openDraft();
	const hasAutosaves = all.some( ( { entry } ) => entry.keptBy === 'site' );
	if ( all.some( ( offer ) => isStranded( offer, draft?.id ) ) ) {
		return draft
			? sprintf(
					/* translators: %s: title of a site draft. */
					__(
						'You never saved these changes. Those you restore will be unsaved changes in the site draft “%s”. Anything you leave unchecked is kept for later.',
						'atelier'
					),
					draft.title
				)
			: __(
					'You never saved these changes. Those you restore will be unsaved changes on your live site. Anything you leave unchecked is kept for later.',
					'atelier'
				);
	}
	if ( draft ) {
		return sprintf(
			/* translators: %s: title of a site draft. */
			__(
				'You made these changes in the site draft “%s” and never saved them. Anything you leave unchecked stays in this browser.',
				'atelier'
			),
			draft.title
		);
	}
	return hasAutosaves
		? __(
				'You never saved these changes. Anything you leave unchecked is kept for later.',
				'atelier'
			)
		: __(
				'These changes were never saved to your site. Anything you leave unchecked stays in this browser.',
				'atelier'
			);
}

interface ActionsProps {
	/** Whether all selectable offers are selected. */
	readonly isAll: boolean;
	readonly isDisabled: boolean;
	readonly isBusy: boolean;
	/** Whether any offer can be selected. */
	readonly hasChoice: boolean;
	readonly onDiscard: () => void;
	readonly onRestore: () => void;
}

function Actions( {
	isAll,
	isDisabled,
	isBusy,
	hasChoice,
	onDiscard,
	onRestore,
}: ActionsProps ) {
	return (
		<DialogButtons>
			{ hasChoice && (
				<Button
					__next40pxDefaultSize
					className={ styles.discard }
					variant="tertiary"
					isDestructive
					disabled={ isBusy || isDisabled }
					accessibleWhenDisabled
					onClick={ onDiscard }
				>
					{ isAll
						? __( 'Discard all', 'atelier' )
						: __( 'Discard selected', 'atelier' ) }
				</Button>
			) }
			<Button __next40pxDefaultSize variant="tertiary" onClick={ close }>
				{ __( 'Not now', 'atelier' ) }
			</Button>
			{ hasChoice && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy || isDisabled }
					accessibleWhenDisabled
					onClick={ onRestore }
				>
					{ isAll
						? __( 'Restore all', 'atelier' )
						: __( 'Restore selected', 'atelier' ) }
				</Button>
			) }
		</DialogButtons>
	);
}

async function discardAndTell( discarded: readonly Offer[] ): Promise< void > {
	if ( await discardOffers( discarded ) ) {
		say( __( 'Unsaved changes discarded.', 'atelier' ) );
	} else {
		void dispatch( noticesStore ).createErrorNotice(
			__(
				'Your site couldn’t be reached, so some of these changes are still kept there. Try again.',
				'atelier'
			),
			{ id: 'atelier-recovery-discard' }
		);
	}
}
