import { CheckboxControl, Modal } from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import type { Result } from '@/kernel/result';
import { openDraft } from '@/platform/siteDraft';
import { loadStage } from '@/platform/stages';
import { DialogActions } from '@/ui/DialogActions';
import { messageFor } from '@/ui/messages';
import { useSignal } from '@/ui/useSignal';
import type { ChangedRecord } from '@/features/documents/index.model';
import { conflicts, useChangedRecords } from '@/features/saving/index.records';
import type { NamedDraft } from '../data/draftDialog';
import { refetchDrafts } from '../data/freshDrafts';
import {
	followPublication,
	publishDraft,
	runningPublication,
	type RunningPublication,
} from '../data/publication';
import type { PublishOutcome } from '../data/requests';
import { noteOwnChange, noteOwnSaves } from '../data/ownChanges';
import { saveSeen } from '../data/saveSeen';
import type { Unsaved } from '../data/saveUnsaved';
import { sayPublished } from '../data/sayPublished';
import { takeOver } from '../data/takeOver';
import { useChanges, useSiteDraft } from '../data/useSiteDraft';
import {
	groupByType,
	holdsOf,
	isBlocked,
	isRefused,
	isUnapproved,
	needsDecision,
	versionOfChanges,
	type DraftChange,
} from '../model/change';
import type { SeenChange } from '../model/seen';
import type { SiteDraft } from '../model/siteDraft';
import { BlockChecks } from './BlockChecks';
import { ChangeSummary } from './ChangeSummary';
import { DialogLoad } from './DialogLoad';
import { heldByHiddenLabel, titleLabel } from './draftLabels';
import { Holds } from './Holds';
import { NewsNote } from './NewsNote';
import { OpenElsewhere } from './OpenElsewhere';
import { agreementLabel, refusalOf, takeOverLabel } from './takeOverLabels';
import { PagesOffline } from './PagesOffline';
import { ReviewButton } from './ReviewButton';
import { SettledNote } from './SettledNote';
import { hasHeading, typeLabel } from './typeLabel';
import { UnapprovedChanges } from './UnapprovedChanges';
import { UndecidedChanges } from './UndecidedChanges';
import { UnsavedChoice, type UnsavedPlan } from './UnsavedChoice';
import { anotherSaveMessage, UnsavedList } from './UnsavedList';
import styles from './Dialogs.module.css';

interface PublishDialogProps {
	readonly draft: NamedDraft;
	readonly onClose: () => void;
}

/** The changes that go live with a draft; conflicts have to be resolved first. */
export function PublishDraftDialog( { draft, onClose }: PublishDialogProps ) {
	const known = useSiteDraft( draft.id );
	const changes = useChanges( draft.id );
	useEffect( () => {
		// The changes name blocks once block types have loaded.
		void loadStage( 'editor' );
	}, [] );
	const load = changes.status === 'ready' ? known : changes;
	return (
		<Modal
			title={ sprintf(
				/* translators: %s: title of a site draft. */
				__( 'Publish “%s”', 'atelier' ),
				titleLabel( draft.title )
			) }
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ () => {
				// WordPress closes a dialog once another one opens; this one goes on after a conflict of its save.
				if ( conflicts.get().length === 0 ) {
					onClose();
				}
			} }
		>
			<DialogLoad load={ load } />
			{ known.status === 'ready' && changes.status === 'ready' && (
				<Changes
					draft={ known.value }
					changes={ changes.value }
					onClose={ onClose }
				/>
			) }
		</Modal>
	);
}

interface ChangesProps {
	readonly draft: SiteDraft;
	readonly changes: readonly DraftChange[];
	readonly onClose: () => void;
}

function Changes( { draft, changes, onClose }: ChangesProps ) {
	const { running, step, problem, unsavedReasons, rejected, publish } =
		usePublication( draft, onClose );
	const allChanged = useChangedRecords();
	const unsaved = openDraft()?.id === draft.id ? allChanged : [];
	const [ plan, setPlan ] = useState< UnsavedPlan >( 'save' );
	const toSave = plan === 'save' ? unsaved : [];
	const unapproved = changes.filter( isUnapproved );
	const approved = changes.filter( ( change ) => ! isUnapproved( change ) );
	const undecided = approved.filter(
		( change ) =>
			needsDecision( change ) ||
			isBlocked( change ) ||
			rejected.includes( change.key )
	);
	const others = approved.filter(
		( change ) => ! undecided.includes( change )
	);
	const refused = changes.filter( isRefused );
	const version = versionOfChanges( unapproved );
	// What the user has agreed to take over: anything else has to be checked again.
	const [ agreed, setAgreed ] = useState( '' );
	const isUndecided = approved.some(
		( change ) => needsDecision( change ) || isBlocked( change )
	);
	const isUnchecked = changes.some( ( change ) => change.isUnchecked );
	const start = useFocusOnceDecided( undecided.length );
	const hidden = draft.count - changes.length;
	if ( draft.status === 'published' ) {
		return (
			<p className={ styles.text }>
				{ __( 'This site draft is published already.', 'atelier' ) }
			</p>
		);
	}
	if ( draft.count + changes.length + unsaved.length === 0 ) {
		return (
			<p className={ styles.text }>
				{ __(
					'This site draft has no changes yet. Save something to it first.',
					'atelier'
				) }
			</p>
		);
	}
	const isBusy = running !== null || step !== 'none';
	return (
		<div data-changes>
			<p ref={ start } tabIndex={ -1 } className={ styles.start }>
				{ introduction( {
					isUndecided,
					isUnchecked,
					unapproved,
					refused: refused.length,
				} ) }
			</p>
			{ holdsOf( changes ).length > 1 && <Holds changes={ changes } /> }
			<BlockChecks draft={ draft.id } changes={ changes } />
			<PagesOffline changes={ changes } />
			<SettledNote draft={ draft.id } />
			<NewsNote changes={ changes } />
			<OpenElsewhere draft={ draft.id }>
				{ __(
					'What isn’t saved there yet won’t be published.',
					'atelier'
				) }
			</OpenElsewhere>
			{ undecided.length > 0 && (
				<UndecidedChanges
					draft={ draft }
					changes={ undecided }
					rejected={ rejected }
				/>
			) }
			{ unsaved.length > 0 && (
				<UnsavedChoice
					changed={ unsaved }
					plan={ plan }
					isBusy={ isBusy }
					onChoose={ setPlan }
				/>
			) }
			{ hidden > 0 && (
				<p className={ styles.text }>{ heldByHiddenLabel( hidden ) }</p>
			) }
			{ unapproved.length > 0 && (
				<UnapprovedChanges
					draft={ draft }
					changes={ unapproved }
					rejected={ rejected }
					hasFocus={ problem !== '' }
				>
					{ refused.length === 0 && (
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ agreementLabel( unapproved.length ) }
							checked={ agreed === version }
							disabled={ isBusy }
							onChange={ ( isChecked ) =>
								setAgreed( isChecked ? version : '' )
							}
						/>
					) }
				</UnapprovedChanges>
			) }
			<PlainChanges draft={ draft } changes={ others } />
			<div className={ styles.footer }>
				<p role="status" className={ styles.progress }>
					{ stepLabel( step ) }
					{ running && phaseMessage( running ) }
				</p>
				<UnsavedList items={ unsavedReasons } />
				<DialogActions
					label={
						unapproved.length > 0 && refused.length === 0
							? takeOverLabel( unapproved.length )
							: publishLabel( toSave.length > 0 )
					}
					cancelLabel={ running && __( 'Close', 'atelier' ) }
					isBusy={ isBusy }
					isDisabled={
						isUndecided ||
						isUnchecked ||
						hidden > 0 ||
						refused.length > 0 ||
						changes.length + toSave.length === 0 ||
						( unapproved.length > 0 && agreed !== version )
					}
					problem={ problem }
					onCancel={ onClose }
					onAct={ () => void publish( changes, toSave ) }
				>
					{ refused.length > 0 && (
						<ReviewButton draft={ draft.id } onLeave={ onClose } />
					) }
				</DialogActions>
			</div>
		</div>
	);
}

/** Changes that need nothing, by their types. */
const PlainChanges = ( {
	draft,
	changes,
}: Pick< ChangesProps, 'draft' | 'changes' > ) =>
	groupByType( changes ).map( ( [ type, group ] ) => (
		<section key={ type } className={ styles.group }>
			{ hasHeading( type ) && (
				<h2 className={ styles.heading }>{ typeLabel( type ) }</h2>
			) }
			<ul className={ styles.list }>
				{ group.map( ( change ) => (
					<li key={ change.key } className={ styles.item }>
						<ChangeSummary draft={ draft } change={ change } />
					</li>
				) ) }
			</ul>
		</section>
	) );

/** The focus goes to the first words, which say what is left, once the focused button has left with its question. */
function useFocusOnceDecided( count: number ) {
	const start = useRef< HTMLParagraphElement >( null );
	const before = useRef( count );
	useEffect( () => {
		if (
			count < before.current &&
			! start.current
				?.closest( '[role="dialog"]' )
				?.querySelector( ':focus' )
		) {
			start.current?.focus();
		}
		before.current = count;
	}, [ count ] );
	return start;
}

interface Held {
	readonly isUndecided: boolean;
	readonly isUnchecked: boolean;
	readonly unapproved: readonly DraftChange[];
	readonly refused: number;
}

function introduction( {
	isUndecided,
	isUnchecked,
	unapproved,
	refused,
}: Held ): string {
	if ( refused > 0 ) {
		return sprintf(
			/* translators: %d: number of changes. */
			_n(
				'Nothing can be published yet, because you aren’t allowed to publish %d change. Ask someone who is, or move or discard it.',
				'Nothing can be published yet, because you aren’t allowed to publish %d changes. Ask someone who is, or move or discard them.',
				refused,
				'atelier'
			),
			refused
		);
	}
	if ( isUndecided ) {
		return __(
			'Some changes need your decision before anything can be published.',
			'atelier'
		);
	}
	if ( isUnchecked ) {
		return __(
			'Nothing can be published before the blocks that an agent wrote are checked and valid.',
			'atelier'
		);
	}
	return unapproved.length > 0
		? __(
				'Nothing can be published before you’ve checked the changes that need your approval. Everything is published together, or nothing is.',
				'atelier'
			)
		: __(
				'These changes will be live on your site. Everything is published together, or nothing is.',
				'atelier'
			);
}

const publishLabel = ( savesFirst: boolean ): string =>
	savesFirst
		? __( 'Save and publish', 'atelier' )
		: __( 'Publish', 'atelier' );

/** What is done before the publication. */
type Step = 'none' | 'saving' | 'takingOver';

function stepLabel( step: Step ): string {
	switch ( step ) {
		case 'none':
			return '';
		case 'saving':
			return __( 'Saving…', 'atelier' );
		case 'takingOver':
			return __( 'Taking over…', 'atelier' );
		default:
			return assertNever( step );
	}
}

/** Publishes a draft, or waits for a running publication. */
function usePublication( draft: SiteDraft, onClose: () => void ) {
	const running = useSignal( runningPublication );
	const isHere = running?.draft === draft.id;
	const [ step, setStep ] = useState< Step >( 'none' );
	const [ unsavedReasons, setUnsavedReasons ] = useState<
		readonly Unsaved[]
	>( [] );
	const [ problem, setProblem ] = useState( '' );
	const [ rejected, setRejected ] = useState< readonly string[] >( [] );
	const isOpen = useRef( true );
	useEffect( () => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
			if ( runningPublication.get() ) {
				// The screen behind the dialog shows the result.
				refetchDrafts();
			}
		};
	}, [] );
	const end = ( result: Result< PublishOutcome > ) => {
		const outcome = result.ok ? result.value : null;
		const isAwaited = isOpen.current;
		if ( outcome?.name === 'published' ) {
			// First: it may have a dialog of its own.
			onClose();
			void sayPublished( draft, isAwaited );
			return;
		}
		refetchDrafts();
		if ( outcome?.name === 'stopped' ) {
			setRejected( outcome.keys );
		}
		setProblem( endMessage( result ) );
	};
	/** Takes over the changes that the user has checked; their new versions, or null if that wasn't allowed. */
	const takeOverChecked = async ( checked: readonly DraftChange[] ) => {
		setStep( 'takingOver' );
		checked.forEach( ( { key } ) => noteOwnChange( key ) );
		const result = await takeOver( draft.id, checked );
		setStep( 'none' );
		const refusal = refusalOf( result );
		if ( refusal ) {
			setRejected( refusal.keys );
			setProblem( refusal.message );
		}
		if ( result.ok && ( refusal || ! isOpen.current ) ) {
			refetchDrafts();
		}
		return result.ok && result.value.name === 'approved' && isOpen.current
			? result.value.changes
			: null;
	};
	/** Saves into the draft; its changes if they are what was shown and what was saved, and the dialog is still open. */
	const saveFirst = async (
		seen: readonly DraftChange[],
		records: readonly ChangedRecord[]
	): Promise< readonly DraftChange[] | null > => {
		setStep( 'saving' );
		noteOwnSaves( records );
		const result = await saveSeen( draft.id, seen, records );
		setStep( 'none' );
		if ( ! result.ok ) {
			refetchDrafts();
			setProblem( messageFor( result.error ) );
			return null;
		}
		const outcome = result.value;
		if ( outcome.name === 'saved' ) {
			return isOpen.current ? outcome.changes : null;
		}
		refetchDrafts();
		if ( outcome.name !== 'unsaved' ) {
			// The draft isn't what the user agreed to publish anymore.
			setProblem(
				__(
					'Nothing has been published yet. Check the changes, then publish.',
					'atelier'
				)
			);
			return null;
		}
		const { left } = outcome;
		setUnsavedReasons( left ?? [] );
		setProblem(
			left === null
				? anotherSaveMessage()
				: __(
						'Nothing has been published. Publish without these changes, or try again.',
						'atelier'
					)
		);
		return null;
	};
	const publish = async (
		shown: readonly DraftChange[],
		toSave: readonly ChangedRecord[]
	) => {
		setProblem( '' );
		setRejected( [] );
		setUnsavedReasons( [] );
		const kept =
			toSave.length > 0 ? await saveFirst( shown, toSave ) : shown;
		if ( ! kept ) {
			return;
		}
		const unapproved = shown.filter( isUnapproved );
		const taken =
			unapproved.length > 0 ? await takeOverChecked( unapproved ) : [];
		if ( ! taken ) {
			return;
		}
		end(
			await publishDraft(
				draft.id,
				withVersions( kept, taken ),
				draft.failure
			)
		);
	};
	const follow = useEvent( async () =>
		end( await followPublication( draft.id, draft.failure ) )
	);
	// Once per response about the draft: an old one still says so after the publication has ended.
	useEffect( () => {
		if (
			draft.isPublishing &&
			runningPublication.get()?.draft !== draft.id
		) {
			void follow();
		}
	}, [ draft, follow ] );
	return {
		running: isHere ? running : null,
		step,
		problem,
		unsavedReasons,
		rejected,
		publish,
	};
}

/** The changes, with the versions that some of them have since. */
const withVersions = (
	changes: readonly SeenChange[],
	since: readonly SeenChange[]
): readonly SeenChange[] =>
	changes.map(
		( change ) => since.find( ( { key } ) => key === change.key ) ?? change
	);

/** The reason why a draft wasn't published; empty on success. */
function endMessage( result: Result< PublishOutcome > ): string {
	if ( ! result.ok ) {
		return messageFor( result.error );
	}
	switch ( result.value.name ) {
		case 'stopped':
			return result.value.message;
		case 'unknown':
			return __(
				'The connection to your site was lost, and the site draft wasn’t published. Your site is as it was before. Try again.',
				'atelier'
			);
		case 'published':
			return '';
		default:
			return assertNever( result.value );
	}
}

function phaseMessage( { phase }: RunningPublication ): string {
	switch ( phase ) {
		case 'sent':
			return __(
				'Publishing… This can take a few minutes if there are many changes.',
				'atelier'
			);
		case 'running':
			return __(
				'Your site is still publishing this site draft. It keeps going if you close this dialog.',
				'atelier'
			);
		case 'unreachable':
			return __(
				'Your site can’t be reached right now. It may still be publishing this site draft. Checking again…',
				'atelier'
			);
		default:
			return assertNever( phase );
	}
}
