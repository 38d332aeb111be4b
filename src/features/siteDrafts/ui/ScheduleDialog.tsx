import { Button, Modal, TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { FormEvent } from 'react';
import { DialogActions } from '@/ui/DialogActions';
import { messageFor } from '@/ui/messages';
import { siteTimeLabel, zonesLabel } from '@/ui/timeLabels';
import type { Result } from '@/kernel/result';
import type { NamedDraft } from '../data/draftDialog';
import { refetchDrafts } from '../data/freshDrafts';
import { scheduleDraft, unscheduleDraft } from '../data/requests';
import { siteZone } from '@/platform/siteZone';
import { siteNow } from '@/platform/siteNow';
import { useChanges, useSiteDraft } from '../data/useSiteDraft';
import {
	isBlocked,
	isUnapproved,
	needsDecision,
	type DraftChange,
} from '../model/change';
import { dateAtSite, siteTimeOf } from '@/kernel/siteClock';
import type {
	ConflictChoice,
	MissedChoice,
	SiteDraft,
} from '../model/siteDraft';
import { DialogLoad } from './DialogLoad';
import { heldByHiddenLabel, titleLabel } from './draftLabels';
import { NewsNote } from './NewsNote';
import { OpenElsewhere } from './OpenElsewhere';
import { PagesOffline } from './PagesOffline';
import { OwnUnsaved } from './OwnUnsaved';
import { ReviewButton } from './ReviewButton';
import styles from './Dialogs.module.css';

interface ScheduleDialogProps {
	readonly draft: NamedDraft;
	readonly onClose: () => void;
}

/** The date for publishing a draft, and how to handle conflicts and a missed date. */
export function ScheduleDialog( { draft, onClose }: ScheduleDialogProps ) {
	const load = useSiteDraft( draft.id );
	return (
		<Modal
			title={ sprintf(
				/* translators: %s: title of a site draft. */
				__( 'Schedule “%s”', 'atelier' ),
				titleLabel( draft.title )
			) }
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<DialogLoad load={ load } />
			{ load.status === 'ready' && (
				<ScheduleForm draft={ load.value } onClose={ onClose } />
			) }
		</Modal>
	);
}

const DAY = 86_400_000;

function ScheduleForm( {
	draft,
	onClose,
}: {
	readonly draft: SiteDraft;
	readonly onClose: () => void;
} ) {
	const { id, schedule } = draft;
	const loadOfChanges = useChanges( id );
	const changes =
		loadOfChanges.status === 'ready' ? loadOfChanges.value : null;
	const zone = siteZone();
	const [ date, setDate ] = useState( () =>
		siteTimeOf(
			zone,
			schedule
				? new Date( schedule.date )
				: new Date( siteNow().getTime() + DAY )
		)
	);
	const [ conflicts, setConflicts ] = useState< ConflictChoice >(
		schedule?.conflicts ?? 'hold'
	);
	const [ missed, setMissed ] = useState< MissedChoice >(
		schedule?.missed ?? 'publish'
	);
	const isPast = date !== '' && date <= siteTimeOf( zone, siteNow() );
	const { isBusy, problem, save, cancel } = useScheduling( draft, onClose );

	return (
		<form
			onSubmit={ ( event: FormEvent ) => {
				event.preventDefault();
				if ( date !== '' && ! isPast && ! isBusy ) {
					void save(
						{ date: `${ date }:00`, conflicts, missed },
						changes
					);
				}
			} }
		>
			<OwnUnsaved draft={ id }>
				{ __(
					'Only saved changes will be published on that date. Saving after you’ve scheduled ends the schedule.',
					'atelier'
				) }
			</OwnUnsaved>
			<div className={ styles.group }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="datetime-local"
					label={ __( 'Publish on', 'atelier' ) }
					help={
						isPast
							? __(
									'This date has passed. Choose a later one.',
									'atelier'
								)
							: zonesLabel( dateAtSite( zone, date ) )
					}
					aria-invalid={ isPast }
					value={ date }
					onChange={ setDate }
				/>
			</div>
			<Choices
				legend={ __(
					'If your live site has other changes in the same places by then',
					'atelier'
				) }
				value={ conflicts }
				options={ [
					[ 'hold', __( 'Publish nothing and tell me', 'atelier' ) ],
					[
						'mine',
						__( 'Publish this site draft’s version', 'atelier' ),
					],
					[ 'theirs', __( 'Keep the live version', 'atelier' ) ],
				] }
				onChange={ setConflicts }
			/>
			<Choices
				legend={ __(
					'If the date is missed, for example because your site was offline',
					'atelier'
				) }
				value={ missed }
				options={ [
					[
						'publish',
						__( 'Publish as soon as possible', 'atelier' ),
					],
					[ 'hold', __( 'Publish nothing and tell me', 'atelier' ) ],
				] }
				onChange={ setMissed }
			/>
			<p className={ styles.quiet }>
				{ __(
					'Changes that don’t overlap are always merged. Everything is published together, or nothing is.',
					'atelier'
				) }
			</p>
			<p className={ styles.quiet }>
				{ __(
					'If anyone changes this site draft before then, the schedule ends, and you can schedule it again.',
					'atelier'
				) }
			</p>
			<OpenElsewhere draft={ draft.id } />
			{ changes && <PagesOffline changes={ changes } date={ date } /> }
			{ changes && <NewsNote changes={ changes } /> }
			<Blocked
				draft={ draft }
				changes={ changes }
				conflicts={ conflicts }
				onReview={ onClose }
			/>
			<DialogActions
				label={ __( 'Schedule', 'atelier' ) }
				isBusy={ isBusy }
				isDisabled={ date === '' || isPast }
				problem={ problem }
				onCancel={ onClose }
			>
				{ schedule && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isDestructive
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void cancel() }
					>
						{ __( 'Unschedule', 'atelier' ) }
					</Button>
				) }
			</DialogActions>
		</form>
	);
}

/** Schedules a draft or ends its schedule, and closes the dialog when that has worked. */
function useScheduling( { id, title }: SiteDraft, onClose: () => void ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const finish = async (
		sent: Promise< Result< SiteDraft > >,
		message: ( draft: SiteDraft ) => string
	) => {
		setBusy( true );
		setProblem( '' );
		const result = await sent;
		setBusy( false );
		refetchDrafts();
		if ( ! result.ok ) {
			setProblem( messageFor( result.error ) );
			return;
		}
		onClose();
		void createSuccessNotice( message( result.value ), {
			type: 'snackbar',
		} );
	};
	return {
		isBusy,
		problem,
		save: (
			schedule: Parameters< typeof scheduleDraft >[ 1 ],
			changes: readonly DraftChange[] | null
		) =>
			finish( scheduleDraft( id, schedule, changes ), ( saved ) =>
				sprintf(
					/* translators: 1: title of a site draft, 2: a date with its time. */
					__( '“%1$s” will be published on %2$s.', 'atelier' ),
					titleLabel( title ),
					siteTimeLabel( new Date( saved.schedule?.date ?? '' ) )
				)
			),
		cancel: () =>
			finish( unscheduleDraft( id ), () =>
				sprintf(
					/* translators: %s: title of a site draft. */
					__(
						'“%s” won’t be published automatically anymore.',
						'atelier'
					),
					titleLabel( title )
				)
			),
	};
}

interface BlockedProps {
	readonly draft: SiteDraft;
	/** Null until they have loaded. */
	readonly changes: readonly DraftChange[] | null;
	readonly conflicts: ConflictChoice;
	/** Called when the user goes to the changes. */
	readonly onReview: () => void;
}

/** Says that some changes can't be published as they are, with the way to them: the date alone doesn't help. */
function Blocked( { draft, changes, conflicts, onReview }: BlockedProps ) {
	const hidden = changes ? draft.count - changes.length : 0;
	const count = ( changes ?? [] ).filter(
		( change ) =>
			isUnapproved( change ) ||
			isBlocked( change ) ||
			( conflicts === 'hold' && needsDecision( change ) )
	).length;
	return (
		<>
			<p role="status" className={ styles.problem }>
				{ hidden > 0 && heldByHiddenLabel( hidden ) }
				{ hidden > 0 && count > 0 && ' ' }
				{ count > 0 &&
					sprintf(
						/* translators: %d: number of changes. */
						_n(
							'%d change can’t be published as it is. Review it first, or nothing will be published on that date.',
							'%d changes can’t be published as they are. Review them first, or nothing will be published on that date.',
							count,
							'atelier'
						),
						count
					) }
			</p>
			{ count > 0 && (
				<div className={ styles.review }>
					<ReviewButton draft={ draft.id } onLeave={ onReview } />
				</div>
			) }
		</>
	);
}

interface ChoicesProps< Value extends string > {
	readonly legend: string;
	readonly value: Value;
	readonly options: readonly ( readonly [ Value, string ] )[];
	readonly onChange: ( value: Value ) => void;
}

function Choices< Value extends string >( {
	legend,
	value,
	options,
	onChange,
}: ChoicesProps< Value > ) {
	const name = useId();
	return (
		<fieldset className={ styles.group }>
			<legend className={ styles.heading }>{ legend }</legend>
			{ options.map( ( [ option, label ] ) => (
				<label key={ option } className={ styles.choice }>
					<input
						type="radio"
						name={ name }
						checked={ option === value }
						onChange={ () => onChange( option ) }
					/>
					{ label }
				</label>
			) ) }
		</fieldset>
	);
}
