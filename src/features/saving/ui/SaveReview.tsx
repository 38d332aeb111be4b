import { speak } from '@wordpress/a11y';
import { Button, Modal } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { store as noticesStore } from '@wordpress/notices';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	LoginDialog,
	waiting,
	waitingSentence,
} from '@/features/session/index.records';
import { previewedTheme } from '@/features/themes';
import { openDraft } from '@/platform/siteDraft';
import { DialogActions } from '@/ui/DialogActions';
import { activate } from '../data/activate';
import { useChangedRecords } from '../data/changes';
import {
	allSaved,
	clearSaveNotice,
	sayEnd,
	someFailed,
} from '../data/saveNotices';
import {
	askIfEnded,
	hasDraftChoice,
	isAskingForDraft,
} from '../data/draftQuestion';
import { isReviewOpen, reviewReason } from '../data/saveReview';
import {
	discardChanges,
	groupLabel,
	recordLabel,
} from '@/features/documents/index.records';
import { forgetRun, runSave, saveRun } from '../data/saveRun';
import { listed, type SaveRun } from '../model/saveRun';
import {
	changeKey,
	type ChangedRecord,
} from '@/features/documents/index.model';
import { groupByName, isProblem, type SaveOutcome } from '../model/saving';
import { useSignal } from '@/ui/useSignal';
import { ChangedRecordRow, SavedRecordRow } from './ChangedRecordRow';
import { saveLabel } from './saveLabel';
import { savedLabel } from './savedLabel';
import { StrippingDialog } from './StrippingDialog';
import styles from './SaveReview.module.css';

/** The review of all unsaved changes, shown unless only the open document has changed. */
export function SaveReview( { note }: Pick< ReviewProps, 'note' > ) {
	const isOpen = useSignal( isReviewOpen );
	return isOpen ? (
		<ReviewOrQuestion
			note={ note }
			onClose={ () => isReviewOpen.set( false ) }
		/>
	) : (
		<Questions />
	);
}

/** What a running save asks. */
const Questions = () => (
	<>
		<StrippingDialog />
		<LoginDialog />
	</>
);

interface ReviewProps {
	/** What is on the screen but can't be saved; empty if all of it can. */
	readonly note: string;
	readonly onClose: () => void;
}

/** Without changes, and without those of a save that is shown, only the theme is activated. */
function ReviewOrQuestion( { note, onClose }: ReviewProps ) {
	const isUnchanged = useChangedRecords().length === 0;
	const { isRunning, outcomes } = useSignal( saveRun );
	const theme = previewedTheme()?.name ?? null;
	const isEmpty =
		isUnchanged && ! isRunning && Object.keys( outcomes ).length === 0;
	return theme !== null && isEmpty ? (
		<ActivationDialog theme={ theme } onClose={ onClose } />
	) : (
		<OpenReview note={ note } onClose={ onClose } />
	);
}

interface ActivationDialogProps extends Pick< ReviewProps, 'onClose' > {
	readonly theme: string;
}

/** The question before a previewed theme is activated without any changes. */
const ActivationDialog = ( { theme, onClose }: ActivationDialogProps ) => (
	<Modal
		title={ sprintf(
			/* translators: %s: name of a theme. */
			__( 'Activate %s?', 'atelier' ),
			theme
		) }
		onRequestClose={ onClose }
		size="small"
		overlayClassName="atelier-overlay"
	>
		<p>
			{ __(
				'Visitors will see your site in this theme at once. There are no other changes to save.',
				'atelier'
			) }
		</p>
		<DialogActions
			label={ savedLabel( theme ) }
			isBusy={ false }
			onCancel={ onClose }
			onAct={ () => {
				onClose();
				void activate();
			} }
		/>
	</Modal>
);

function OpenReview( { note, onClose }: ReviewProps ) {
	const changed = useChangedRecords();
	const theme = previewedTheme()?.name ?? null;
	const run = useSignal( saveRun );
	const waits = useSignal( waiting );
	const reason = useSignal( reviewReason );
	const [ left, setLeft ] = useState< ReadonlySet< string > >( new Set() );
	const rows = useRows( changed, run );
	const isSaving = run.isRunning;
	const chosen = changed.filter(
		( record ) => ! left.has( changeKey( record ) )
	);
	useEffect( () => {
		clearSaveNotice();
		return () => {
			forgetRun();
			reviewReason.set( '' );
		};
	}, [] );

	const toggle = ( key: string ) => {
		const next = new Set( left );
		if ( ! next.delete( key ) ) {
			next.add( key );
		}
		setLeft( next );
	};
	const discardOne = ( record: ChangedRecord ) => {
		discard( record, recordLabel( record ) );
		if ( changed.length === 1 ) {
			onClose();
		}
	};

	return (
		<Modal
			title={ __( 'Are you ready to save?', 'atelier' ) }
			onRequestClose={ onClose }
			size="medium"
			overlayClassName="atelier-overlay"
		>
			{ reason !== '' && <p>{ reason }</p> }
			{ note !== '' && <p>{ note }</p> }
			<p>{ waits ? waitingSentence( waits ) : introduction( run ) }</p>
			<Groups
				rows={ rows }
				changed={ changed }
				left={ left }
				outcomes={ run.outcomes }
				isSaving={ isSaving }
				onToggle={ toggle }
				onDiscard={ discardOne }
				onRetry={ ( record ) => void save( [ record ] ) }
			/>
			<DialogActions
				label={ saveLabel( statusOf( isSaving, waits?.what ), theme ) }
				isBusy={ isSaving }
				isDisabled={ chosen.length === 0 }
				onCancel={ waits?.cancel ?? onClose }
				onAct={ () => void save( chosen ) }
			>
				{ hasDraftChoice() && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						disabled={ isSaving || changed.length === 0 }
						accessibleWhenDisabled
						onClick={ () => {
							onClose();
							isAskingForDraft.set( true );
						} }
					>
						{ __( 'Save to a site draft…', 'atelier' ) }
					</Button>
				) }
			</DialogActions>
			<Questions />
		</Modal>
	);
}

function introduction( { isRunning, outcomes }: SaveRun ): string {
	if ( ! isRunning && Object.values( outcomes ).some( isProblem ) ) {
		return __(
			'Some changes could not be saved. They stay unsaved in this browser.',
			'atelier'
		);
	}
	const draft = openDraft();
	return draft
		? sprintf(
				/* translators: %s: title of a site draft. */
				__(
					'These changes will be saved to the site draft “%s”. Visitors don’t see them until you publish it. Anything you leave unchecked stays unsaved in this browser.',
					'atelier'
				),
				draft.title
			)
		: __(
				'These changes aren’t on your site yet. Anything you leave unchecked stays unsaved in this browser.',
				'atelier'
			);
}

type Waits = Parameters< typeof waitingSentence >[ 0 ][ 'what' ];

const statusOf = ( isSaving: boolean, what: Waits | undefined ) => {
	if ( what ) {
		return { name: 'waiting', what } as const;
	}
	return isSaving
		? ( { name: 'saving' } as const )
		: ( { name: 'changed', count: 1 } as const );
};

/** The rows of the review, in an order that is stable during a save. */
function useRows(
	changed: readonly ChangedRecord[],
	run: SaveRun
): readonly ChangedRecord[] {
	const order = useRef< readonly string[] >( [] );
	const rows = useMemo(
		() => listed( changed, run, order.current ),
		[ changed, run ]
	);
	useEffect( () => {
		order.current = [
			...new Set( [ ...order.current, ...rows.map( changeKey ) ] ),
		];
	}, [ rows ] );
	return rows;
}

/** Saves, and shows the result in the review, or in a notice if the review was closed in the meantime. */
async function save( records: readonly ChangedRecord[] ) {
	const report = await runSave( records );
	if ( report === null ) {
		return;
	}
	const { failed, outcomes, hasProblems } = report;
	if ( failed.length > 0 && askIfEnded() ) {
		isReviewOpen.set( false );
		return;
	}
	const saved = records.filter(
		( record ) => outcomes[ changeKey( record ) ] === 'saved'
	).length;
	const tell = isReviewOpen.get() ? announce : sayEnd;
	if ( saved + failed.length > 0 ) {
		tell( saved + failed.length, failed.length );
	}
	const isDone = failed.length === 0 && ! hasProblems;
	if ( isDone ) {
		isReviewOpen.set( false );
		if ( previewedTheme() !== null ) {
			await activate();
		}
	}
}

interface GroupsProps {
	readonly rows: readonly ChangedRecord[];
	/** The changed records among the rows. */
	readonly changed: readonly ChangedRecord[];
	/** Keys of unchecked records. */
	readonly left: ReadonlySet< string >;
	readonly outcomes: Readonly< Record< string, SaveOutcome > >;
	readonly isSaving: boolean;
	readonly onToggle: ( key: string ) => void;
	readonly onDiscard: ( record: ChangedRecord ) => void;
	readonly onRetry: ( record: ChangedRecord ) => void;
}

function Groups( {
	rows,
	changed,
	left,
	outcomes,
	isSaving,
	onToggle,
	onDiscard,
	onRetry,
}: GroupsProps ) {
	const groups = useMemo( () => groupByName( rows ), [ rows ] );
	const unsaved = useMemo(
		() => new Set( changed.map( changeKey ) ),
		[ changed ]
	);
	return (
		<>
			{ [ ...groups ].map( ( [ name, records ] ) => (
				<fieldset key={ name } className={ styles.group }>
					<legend className={ styles.heading }>
						{ groupLabel( name ) }
					</legend>
					{ records.map( ( record ) => {
						const key = changeKey( record );
						const label = recordLabel( record );
						return unsaved.has( key ) ? (
							<ChangedRecordRow
								key={ key }
								record={ record }
								label={ label }
								isChosen={ ! left.has( key ) }
								isSaving={ isSaving }
								outcome={ outcomes[ key ] }
								onToggle={ () => onToggle( key ) }
								onDiscard={ () => onDiscard( record ) }
								onRetry={ () => onRetry( record ) }
							/>
						) : (
							<SavedRecordRow key={ key } label={ label } />
						);
					} ) }
				</fieldset>
			) ) }
		</>
	);
}

/** Discards the changes of a record, and offers to undo that. */
function discard( record: ChangedRecord, label: string ) {
	discardChanges( record );
	void dispatch( noticesStore ).createSuccessNotice(
		sprintf(
			/* translators: %s: title of a record whose changes were taken back. */
			__( 'Changes to “%s” discarded.', 'atelier' ),
			label
		),
		{
			type: 'snackbar',
			actions: [
				{
					label: __( 'Undo', 'atelier' ),
					onClick: () => void dispatch( coreStore ).undo(),
				},
			],
		}
	);
}

const announce = ( total: number, failed: number ) =>
	failed === 0
		? speak( allSaved( total ), 'polite' )
		: speak( someFailed( total, failed ), 'assertive' );
