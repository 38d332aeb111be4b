import { Modal } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { loadStage } from '../../../platform/stages';
import { addressInDraft } from '../../../routing';
import { DialogActions } from '../../../ui/DialogActions';
import { messageFor } from '../../../ui/messages';
import { sayOnArrival } from '../data/arrivalNotice';
import type { NamedDraft } from '../data/draftDialog';
import { refetchDrafts } from '../data/freshDrafts';
import { publishDraft } from '../data/requests';
import { switchDraft } from '../data/switchDraft';
import { useChanges } from '../data/useSiteDraft';
import {
	groupByType,
	isBlocked,
	needsDecision,
	type DraftChange,
} from '../model/change';
import { ChangeSummary } from './ChangeSummary';
import { DialogLoad } from './DialogLoad';
import { titleLabel } from './draftLabels';
import { typeLabel } from './typeLabel';
import styles from './Dialogs.module.css';

interface PublishDialogProps {
	readonly draft: NamedDraft;
	readonly onClose: () => void;
}

/** What will be live once a draft is published; what is in the way has to be decided first. */
export function PublishDialog( { draft, onClose }: PublishDialogProps ) {
	const load = useChanges( draft.id );
	useEffect( () => {
		// Blocks are told by their names once there are block types.
		void loadStage( 'editor' );
	}, [] );
	return (
		<Modal
			title={ sprintf(
				/* translators: %s: title of a site draft. */
				__( 'Publish “%s”', 'atelier' ),
				titleLabel( draft.title )
			) }
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<DialogLoad load={ load } />
			{ load.status === 'ready' && (
				<Changes
					draft={ draft }
					changes={ load.value }
					onClose={ onClose }
				/>
			) }
		</Modal>
	);
}

function Changes( {
	draft,
	changes,
	onClose,
}: PublishDialogProps & { readonly changes: readonly DraftChange[] } ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const [ rejected, setRejected ] = useState< readonly string[] >( [] );
	const isWaiting = changes.some(
		( change ) => needsDecision( change ) || isBlocked( change )
	);
	const publish = async () => {
		setBusy( true );
		setProblem( '' );
		setRejected( [] );
		const result = await publishDraft( draft.id );
		if ( result.ok && result.value.name === 'published' ) {
			sayOnArrival(
				sprintf(
					/* translators: %s: title of a site draft. */
					__( 'Published “%s”.', 'atelier' ),
					titleLabel( draft.title )
				)
			);
			onClose();
			switchDraft( null, addressInDraft( null ) );
			return;
		}
		setBusy( false );
		if ( ! result.ok ) {
			setProblem( messageFor( result.error ) );
		} else if ( result.value.name === 'stopped' ) {
			setProblem( result.value.message );
			setRejected( result.value.keys );
			refetchDrafts();
		}
	};
	if ( changes.length === 0 ) {
		return (
			<p className={ styles.text }>
				{ __(
					'This draft has no changes yet. Open it and save something first.',
					'atelier'
				) }
			</p>
		);
	}
	return (
		<>
			<p className={ styles.text }>
				{ isWaiting
					? __(
							'Some changes need your decision before anything can be published.',
							'atelier'
						)
					: __(
							'These changes will be live on your site. Everything is published together, or nothing is.',
							'atelier'
						) }
			</p>
			{ groupByType( changes ).map( ( [ type, group ] ) => (
				<section key={ type } className={ styles.group }>
					<h2 className={ styles.heading }>{ typeLabel( type ) }</h2>
					<ul className={ styles.list }>
						{ group.map( ( change ) => (
							<li key={ change.key } className={ styles.item }>
								<ChangeSummary
									draft={ draft }
									change={ change }
									isRejected={ rejected.includes(
										change.key
									) }
								/>
							</li>
						) ) }
					</ul>
				</section>
			) ) }
			{ problem && (
				<p role="alert" className={ styles.problem }>
					{ problem }
				</p>
			) }
			<DialogActions
				label={ __( 'Publish', 'atelier' ) }
				isBusy={ isBusy }
				isDisabled={ isWaiting }
				onCancel={ onClose }
				onAct={ () => void publish() }
			/>
		</>
	);
}
