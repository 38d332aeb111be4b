import { Modal, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ok } from '@/kernel/result';
import { draftEnd } from '@/platform/draftEnd';
import { openDraft } from '@/platform/siteDraft';
import { DialogActions } from '@/ui/DialogActions';
import { messageFor } from '@/ui/messages';
import { useSignal } from '@/ui/useSignal';
import { recordLabel } from '@/features/documents/index.records';
import { useChangedRecords } from '@/features/saving/index.records';
import { leaveDiscarding, leaveWithUnsaved } from '../data/bringUnsaved';
import { createDraft } from '../data/requests';
import { DraftPicker, isPicked, NEW, type Picked } from './DraftPicker';
import { endLabel, unsavedLabel } from './endLabels';
import { listOfTitles } from './listOfTitles';
import styles from './Dialogs.module.css';

type Way = 'live' | 'draft' | 'discard';

/** Asks what becomes of unsaved changes of a draft that was published or deleted while it was open. */
export function EndDialog( { onClose }: { readonly onClose: () => void } ) {
	const end = useSignal( draftEnd );
	const draft = openDraft();
	const changed = useChangedRecords();
	const [ way, setWay ] = useState< Way >( 'live' );
	const [ picked, setPicked ] = useState< Picked >( NEW );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	if ( ! end || ! draft ) {
		return null;
	}

	const goOn = async () => {
		if ( way === 'discard' ) {
			leaveDiscarding( changed );
			return;
		}
		setBusy( true );
		setProblem( '' );
		const to = way === 'live' ? ok( null ) : await draftOf( picked );
		if ( to.ok && ( await leaveWithUnsaved( to.value?.id ?? null ) ) ) {
			// The page is being left.
			return;
		}
		setBusy( false );
		setProblem(
			to.ok
				? __(
						'This browser can’t keep your unsaved changes because its storage is full or turned off for this site. Copy what you need before you leave this page.',
						'atelier'
					)
				: messageFor( to.error )
		);
	};

	return (
		<Modal
			title={ __(
				'What should happen to your unsaved changes?',
				'atelier'
			) }
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<p className={ styles.text }>
				{ endLabel( end, draft.title ) }{ ' ' }
				{ __( 'Nothing can be saved to it anymore.', 'atelier' ) }{ ' ' }
				{ unsavedLabel( changed.length ) }
			</p>
			<p className={ styles.quiet }>
				{ listOfTitles( changed.map( recordLabel ) ) }
			</p>
			{ end.name === 'deleted' && (
				<p className={ styles.text }>
					{ __(
						'Items that existed only in this site draft were deleted with it. You can copy their unsaved content, but not save it.',
						'atelier'
					) }
				</p>
			) }
			{ end.name === 'theme' && (
				<p className={ styles.text }>
					{ __(
						'Changes to templates and styles belong to their theme. They stay in this browser until you open the site draft with it again.',
						'atelier'
					) }
				</p>
			) }
			<RadioControl
				label={ __( 'Unsaved changes', 'atelier' ) }
				hideLabelFromVision
				selected={ way }
				options={ ways() }
				onChange={ ( value ) => setWay( value as Way ) }
			/>
			{ /* Below the last choice, which it belongs to. */ }
			{ way === 'draft' && (
				<DraftPicker
					picked={ picked }
					except={ draft.id }
					onPick={ setPicked }
				/>
			) }
			<div className={ styles.footer }>
				<DialogActions
					label={ actionLabel( way ) }
					cancelLabel={ __( 'Not now', 'atelier' ) }
					isBusy={ isBusy }
					isDestructive={ way === 'discard' }
					isDisabled={ way === 'draft' && ! isPicked( picked ) }
					problem={ problem }
					onCancel={ onClose }
					onAct={ () => void goOn() }
				/>
			</div>
		</Modal>
	);
}

const draftOf = ( picked: Picked ) =>
	picked.isNew
		? createDraft( picked.name.trim() )
		: Promise.resolve( ok( picked.draft ) );

const ways = (): { label: string; description: string; value: Way }[] => [
	{
		value: 'live',
		label: __( 'Move them to the live site', 'atelier' ),
		description: __(
			'They stay unsaved there until you save them.',
			'atelier'
		),
	},
	{
		value: 'discard',
		label: __( 'Discard them', 'atelier' ),
		description: __( 'This can’t be undone.', 'atelier' ),
	},
	{
		value: 'draft',
		label: __( 'Move them to another site draft', 'atelier' ),
		description: __(
			'They stay unsaved there until you save them.',
			'atelier'
		),
	},
];

function actionLabel( way: Way ): string {
	return way === 'discard'
		? __( 'Discard changes', 'atelier' )
		: __( 'Move changes', 'atelier' );
}
