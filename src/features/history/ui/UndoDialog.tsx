import { Button, CheckboxControl, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { AppError } from '@/kernel/result';
import { siteTimeOf } from '@/kernel/siteClock';
import { siteNow } from '@/platform/siteNow';
import { siteZone } from '@/platform/siteZone';
import { useAge } from '@/ui/clock';
import { DialogActions } from '@/ui/DialogActions';
import { messageFor } from '@/ui/messages';
import { isolated } from '@/ui/quoted';
import { GONE, visibilityOf } from '@/features/documents/index.model';
import { OfflineWarnings } from '@/features/documents/index.records';
import { createUndoDraft, type MadeDraft } from '../data/requests';
import { undo, type Chosen } from '../data/undo';
import type { EntryRecord } from '../model/entry';
import { undoingOf } from '../model/undo';
import { DraftMade } from './DraftMade';
import { kindOf, sinceLabel, titleOf } from './labels';
import { sayUndone } from './notices';
import {
	atOnceMessage,
	doneMessage,
	impossibleMessage,
	inDraftLabel,
} from './undoLabels';
import styles from './Dialog.module.css';

interface UndoDialogProps {
	/** The ID of the entry. */
	readonly id: number;
	readonly records: readonly EntryRecord[];
	readonly onClose: () => void;
}

/** Chooses the records of an entry to undo, if that replaces newer changes or takes effect immediately. */
export function UndoDialog( { id, records, onClose }: UndoDialogProps ) {
	const { choices, chosen, toggle } = useChoices( records );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState< AppError | null >( null );
	const [ made, setMade ] = useState< MadeDraft | null >( null );

	if ( made ) {
		return <DraftMade draft={ made } onClose={ onClose } />;
	}
	const isRestoring = records.every( comesBack );
	const act = async () => {
		setIsBusy( true );
		setError( null );
		const result = await undo( id, chosen );
		setIsBusy( false );
		if ( result.ok ) {
			onClose();
			sayUndone( result.value );
		} else {
			setError( result.error );
		}
	};
	const makeDraft = async () => {
		setIsBusy( true );
		setError( null );
		const result = await createUndoDraft(
			id,
			chosen.map( ( { record } ) => record.key )
		);
		setIsBusy( false );
		if ( result.ok ) {
			setMade( result.value );
		} else {
			setError( result.error );
		}
	};
	return (
		<Modal
			title={
				isRestoring
					? __( 'Restore deleted items?', 'atelier' )
					: __( 'Undo these changes?', 'atelier' )
			}
			onRequestClose={ onClose }
			size="medium"
			overlayClassName="atelier-overlay"
		>
			{ records.some( isEdited ) && (
				<p className={ styles.text }>
					{ __(
						'Changed values become unsaved changes that you review before saving.',
						'atelier'
					) }
				</p>
			) }
			<ul className={ styles.records }>
				{ choices.map( ( choice ) => (
					<li key={ choice.record.key } className={ styles.record }>
						<Choice
							choice={ choice }
							isBusy={ isBusy }
							onToggle={ toggle }
						/>
					</li>
				) ) }
			</ul>
			<OfflineWarnings
				changes={ chosen.flatMap( visibilityOfRemoval ) }
			/>
			<p role="status" className={ styles.note }>
				{ chosen.length === 0 && whyNothingLabel( choices ) }
			</p>
			<DialogActions
				label={
					isRestoring
						? __( 'Restore', 'atelier' )
						: __( 'Undo', 'atelier' )
				}
				isBusy={ isBusy }
				isDisabled={ chosen.length === 0 }
				problem={ error ? messageFor( error ) : '' }
				onCancel={ onClose }
				onAct={ () => void act() }
				aside={
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						disabled={ isBusy || chosen.length === 0 }
						accessibleWhenDisabled
						onClick={ () => void makeDraft() }
					>
						{ inDraftLabel( isRestoring ) }
					</Button>
				}
			/>
		</Modal>
	);
}

/** What undoing does to visitors right away; the review tells the rest. */
function visibilityOfRemoval( { record }: Chosen ) {
	const { type, recordId, after } = record;
	return undoingOf( record ).how === 'remove'
		? [
				{
					type,
					id: recordId,
					title: titleOf( record ),
					// Without a known status it may be published.
					before: visibilityOf(
						{ status: 'publish', ...after },
						siteTimeOf( siteZone(), siteNow() )
					),
					after: GONE,
				},
			]
		: [];
}

const comesBack = ( record: EntryRecord ): boolean =>
	[ 'bringBack', 'untrash' ].includes( undoingOf( record ).how );

const isEdited = ( record: EntryRecord ): boolean =>
	undoingOf( record ).how === 'edits';

/** The user's decisions for a record. */
interface RecordChoice {
	readonly record: EntryRecord;
	readonly isChosen: boolean;
	readonly replacesNewer: boolean;
}

type Decision = 'isChosen' | 'replacesNewer';

function useChoices( records: readonly EntryRecord[] ) {
	const [ choices, setChoices ] = useState< readonly RecordChoice[] >( () =>
		records.map( ( record ) => ( {
			record,
			isChosen: startsChosen( record ),
			replacesNewer: false,
		} ) )
	);
	const toggle = ( key: string, decision: Decision ) =>
		setChoices( ( before ) =>
			before.map( ( choice ) =>
				choice.record.key === key
					? { ...choice, [ decision ]: ! choice[ decision ] }
					: choice
			)
		);
	const chosen: readonly Chosen[] = choices.filter( changesSomething );
	return { choices, chosen, toggle };
}

function startsChosen( record: EntryRecord ): boolean {
	const undoing = undoingOf( record );
	return undoing.how === 'edits'
		? true
		: undoing.how !== 'done' && undoing.how !== 'impossible';
}

/** Whether a record still has anything to undo if newer values stay. */
function changesSomething( choice: RecordChoice ): boolean {
	const undoing = undoingOf( choice.record );
	if ( ! choice.isChosen ) {
		return false;
	}
	return (
		undoing.how !== 'edits' ||
		choice.replacesNewer ||
		Object.keys( undoing.edits ).length > 0
	);
}

/** Why nothing can be undone as the boxes are. */
const whyNothingLabel = ( choices: readonly RecordChoice[] ): string =>
	choices.some(
		( { record, isChosen } ) =>
			isChosen && undoingOf( record ).how === 'edits'
	)
		? __(
				'All of this was changed again later. To undo it anyway, choose to replace the newer changes.',
				'atelier'
			)
		: __( 'Choose what to undo.', 'atelier' );

interface ChoiceProps {
	readonly choice: RecordChoice;
	readonly isBusy: boolean;
	readonly onToggle: ( key: string, decision: Decision ) => void;
}

function Choice( {
	choice: { record, isChosen, replacesNewer },
	isBusy,
	onToggle,
}: ChoiceProps ) {
	const undoing = undoingOf( record );
	const isPossible = undoing.how !== 'done' && undoing.how !== 'impossible';
	const hasNewer =
		undoing.how === 'edits' && Object.keys( undoing.replacing ).length > 0;
	const atOnce = atOnceMessage( undoing );
	const age = useAge( record.since?.date ?? null );
	return (
		<>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ [ isolated( titleOf( record ) ), kindOf( record ) ]
					.filter( Boolean )
					.join( ' · ' ) }
				checked={ isChosen && isPossible }
				disabled={ isBusy || ! isPossible }
				onChange={ () => onToggle( record.key, 'isChosen' ) }
			/>
			<div className={ styles.details }>
				{ atOnce !== null && (
					<p className={ styles.note }>{ atOnce }</p>
				) }
				{ undoing.how === 'impossible' && (
					<p className={ styles.note }>
						{ impossibleMessage( undoing.why ) }
					</p>
				) }
				{ undoing.how === 'done' && (
					<p className={ styles.quiet }>{ doneMessage( record ) }</p>
				) }
				{ hasNewer && record.since && (
					<p className={ styles.note }>
						{ sinceLabel( record.since.author, age ) }
					</p>
				) }
				{ hasNewer && (
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ sprintf(
							/* translators: %s: title of a changed item. */
							__( 'Replace newer changes to “%s”', 'atelier' ),
							titleOf( record )
						) }
						checked={ replacesNewer }
						disabled={ isBusy || ! isChosen }
						onChange={ () =>
							onToggle( record.key, 'replacesNewer' )
						}
					/>
				) }
			</div>
		</>
	);
}
