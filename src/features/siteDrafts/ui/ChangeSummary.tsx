import {
	memo,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import { ErrorText } from '@/ui/ErrorText';
import { kindLabel } from '@/features/documents';
import {
	ChangeList,
	fieldValueLabel,
} from '@/features/documents/index.records';
import { useValueChanges } from '@/features/saving/index.records';
import { quoted } from '@/ui/quoted';
import type { NamedDraft } from '../data/draftDialog';
import { useUnseen } from '../data/unseen';
import { unreadableProperties } from '../model/addedCode';
import {
	isRemoval,
	isUnapproved,
	needsDecision,
	staysUnseen,
	subjectOf,
	type DraftChange,
} from '../model/change';
import { changeTitle } from './changeTitle';
import { AddedCode, AddedHosts, StoredValues } from './CodeSamples';
import { InvalidBlocks } from './InvalidBlocks';
import { passwordMessage, removalLabel } from './changeWords';
import { proposedMessage, reasonLabel } from './proposalLabels';
import { propertyLabel } from './propertyLabel';
import { usedForLabel } from './usedForLabel';
import { TakeOver } from './TakeOver';
import { askOthersMessage } from './takeOverLabels';
import { hasHeading } from './typeLabel';
import { Versions } from './Versions';
import { WithheldList } from './WithheldList';
import styles from './ChangeSummary.module.css';

interface ChangeSummaryProps {
	readonly draft: NamedDraft;
	readonly change: DraftChange;
	/** Whether publishing has just failed because of it. */
	readonly isRejected?: boolean;
	/** Whether it names the kind of record, outside of a list of one kind. */
	readonly hasKind?: boolean;
	/** Whether it can be taken over by itself. */
	readonly hasTakeOver?: boolean;
	/** Whether its draft is published: then nothing is to be decided, whatever became of the record since. */
	readonly isDone?: boolean;
}

/**
 * A list of a change's edits, and the reason why it can't be published. Not rendered again with a list of hundreds
 * while nothing in it changes.
 */
export const ChangeSummary = memo( function ChangeSummary( {
	draft,
	change,
	isRejected = false,
	hasKind = false,
	hasTakeOver = false,
	isDone = false,
}: ChangeSummaryProps ) {
	const title = useFocusOnceApproved( change );
	const kind =
		hasKind && hasHeading( change.type )
			? kindLabel( subjectOf( change ).name )
			: '';
	return (
		<div className={ styles.summary } data-rejected={ isRejected }>
			<h3
				ref={ title }
				tabIndex={ -1 }
				className={ styles.title }
				data-change={ change.key }
			>
				<bdi>{ changeTitle( change ) }</bdi>
				{ kind !== '' && (
					<span className={ styles.badge }>{ kind }</span>
				) }
				{ change.action !== 'update' && (
					<span className={ styles.badge }>
						{ actionLabel( change ) }
					</span>
				) }
			</h3>
			{ change.usedFor.length > 0 && (
				<p className={ styles.message }>{ usedForLabel( change ) }</p>
			) }
			{ change.action !== 'delete' && (
				<Words change={ change } edits={ change.edits } />
			) }
			{ change.action !== 'delete' && change.password !== '' && (
				<p className={ styles.message }>
					{ passwordMessage( change.password ) }
				</p>
			) }
			{ ! isDone && change.action !== 'delete' && (
				<Unseen change={ change } />
			) }
			{ change.reason !== '' && (
				<p className={ styles.reason }>
					{ reasonLabel( change.reason ) }
				</p>
			) }
			{ ! isDone && staysUnseen( change ) && (
				<p className={ styles.message }>
					{ __(
						'Visitors won’t see it, even after publishing, until its status is “Published”.',
						'atelier'
					) }
				</p>
			) }
			{ Object.keys( change.edits ).length > 0 &&
				( isUnapproved( change ) ||
					unreadableProperties( change.edits ).length > 0 ) && (
					<StoredValues change={ change } />
				) }
			{ ! isDone && change.isUnchecked && (
				<InvalidBlocks draft={ draft } change={ change } />
			) }
			{ ! isDone && (
				<ChangeStatus
					draft={ draft }
					change={ change }
					hasTakeOver={ hasTakeOver }
				/>
			) }
		</div>
	);
} );

/** The texts that visitors don't see any more, as the pictures have shown. */
function Unseen( { change }: { readonly change: DraftChange } ) {
	const texts = useUnseen( change );
	return (
		<div role="status">
			{ texts.length > 0 && (
				<p className={ styles.unseen }>
					{ sprintf(
						/* translators: %s: texts in quotation marks. */
						__( 'Visitors don’t see: %s', 'atelier' ),
						texts.map( quoted ).join( ' ' )
					) }
				</p>
			) }
		</div>
	);
}

function actionLabel( change: DraftChange ): string {
	if ( change.action === 'create' ) {
		return __( 'New', 'atelier' );
	}
	return isRemoval( change )
		? removalLabel( change )
		: __( 'Reset to the theme’s version', 'atelier' );
}

/** How far a change of others is: each stage has another button, which disappears with it. */
const stageOf = ( change: DraftChange ) => {
	if ( ! isUnapproved( change ) ) {
		return 'done';
	}
	return change.isUnchecked ? 'unchecked' : 'offered';
};

/** The title is focused once the focused button has disappeared with the reason for it. */
function useFocusOnceApproved( change: DraftChange ) {
	const title = useRef< HTMLHeadingElement >( null );
	const stage = stageOf( change );
	const before = useRef( stage );
	// Before the focus is rescued from nowhere, which would take it to the next button.
	useLayoutEffect( () => {
		if (
			before.current !== stage &&
			before.current !== 'done' &&
			stage !== 'offered' &&
			document.activeElement === document.body
		) {
			title.current?.focus();
		}
		before.current = stage;
	}, [ stage ] );
	return title;
}

/** The edits compared with the values that they are based on. */
function Words( {
	change,
	edits,
}: {
	readonly change: DraftChange;
	readonly edits: DraftChange[ 'edits' ];
} ) {
	const { base } = change;
	const isNew = change.action === 'create';
	const subject = useMemo( () => subjectOf( change ), [ change ] );
	const unreadable = useMemo(
		() => unreadableProperties( edits ),
		[ edits ]
	);
	const values = useMemo(
		() => ( {
			edits: Object.fromEntries(
				Object.entries( edits ).filter(
					( [ name, value ] ) =>
						! unreadable.includes( name ) &&
						! ( isNew && isSaidByNew( name, value ) )
				)
			),
			base,
		} ),
		[ edits, base, unreadable, isNew ]
	);
	const { isWaiting, ...changes } = useValueChanges( subject, values );
	return (
		<>
			<ChangeList
				changes={ changes }
				of={ subject }
				isWhole={ isUnapproved( change ) }
				{ ...( isNew && { fieldLabels: fieldValueLabel } ) }
			/>
			{ unreadable.map( ( property ) => (
				<p key={ property } className={ styles.message }>
					{ sprintf(
						/* translators: %s: label of a changed property, such as "Content". */
						__( '%s: This value can’t be shown.', 'atelier' ),
						propertyLabel( change, property )
					) }
				</p>
			) ) }
			<AddedCode change={ change } edits={ edits } />
			<AddedHosts change={ change } edits={ edits } />
			{ isWaiting && (
				<p className={ styles.quiet }>
					{ __( 'Loading changes to the content…', 'atelier' ) }
				</p>
			) }
		</>
	);
}

/** Whether a value of something new is in its title or its address, or the usual one: only others are listed. */
const isSaidByNew = ( name: string, value: unknown ): boolean =>
	name === 'title' ||
	name === 'slug' ||
	value === 0 ||
	( name === 'status' && value === 'publish' );

/** The status of the live record, with ways to resolve a conflict. */
function ChangeStatus( { draft, change, hasTakeOver }: ChangeSummaryProps ) {
	// Here, because the button leaves with the version that it is about.
	const [ problem, setProblem ] = useState( '' );
	if ( change.status === 'ready' ) {
		return null;
	}
	// What to repair comes before the question whether to accept it.
	if ( change.isProposed && change.isUnchecked ) {
		return <ErrorText>{ problem }</ErrorText>;
	}
	return (
		<div
			className={ styles.status }
			data-blocking={
				! ( change.status === 'changed' && change.isMergeable )
			}
		>
			<p className={ styles.message }>{ statusMessage( change ) }</p>
			{ isUnapproved( change ) && (
				<>
					{ ! change.isProposed && (
						<WithheldList change={ change } />
					) }
					{ ! change.isApprovable && (
						<p className={ styles.message }>
							{ askOthersMessage() }
						</p>
					) }
					{ change.isApprovable &&
						hasTakeOver &&
						! change.isUnchecked && (
							<TakeOver
								draft={ draft }
								change={ change }
								title={ changeTitle( change ) }
								onProblem={ setProblem }
							/>
						) }
					<ErrorText>{ problem }</ErrorText>
				</>
			) }
			{ ( needsDecision( change ) || change.status === 'missing' ) && (
				<Versions draft={ draft } change={ change }>
					{ ( edits ) => <Words change={ change } edits={ edits } /> }
				</Versions>
			) }
		</div>
	);
}

function statusMessage( change: DraftChange ): string {
	if ( change.status === 'changed' && change.isMergeable ) {
		return change.changedBy
			? sprintf(
					/* translators: %s: name of a user. */
					__(
						'%s changed this on the live site in the meantime. These changes don’t overlap, so both will be kept.',
						'atelier'
					),
					change.changedBy
				)
			: __(
					'This was changed on the live site in the meantime. These changes don’t overlap, so both will be kept.',
					'atelier'
				);
	}
	return change.isProposed
		? proposedMessage()
		: change.message || fallbackMessage( change );
}

function fallbackMessage( { status }: DraftChange ): string {
	switch ( status ) {
		case 'changed':
			return __(
				'This was changed on the live site in the meantime, in the same places.',
				'atelier'
			);
		case 'missing':
			return __(
				'This was deleted from the live site in the meantime.',
				'atelier'
			);
		case 'forbidden':
			return __( 'You aren’t allowed to publish this.', 'atelier' );
		case 'invalid':
			return __( 'This isn’t valid and can’t be published.', 'atelier' );
		case 'unapproved':
			return __(
				'The person who made this change isn’t allowed to publish it.',
				'atelier'
			);
		case 'ready':
			return '';
		default:
			return assertNever( status );
	}
}
