import { speak } from '@wordpress/a11y';
import { Modal } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { store as noticesStore } from '@wordpress/notices';
import { useMemo, useState, useSyncExternalStore } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { previewedTheme } from '../../themes';
import { DialogActions } from '../../../ui/DialogActions';
import { activate } from '../data/activate';
import { useChangedRecords } from '../data/changes';
import { isReviewOpen } from '../data/saveReview';
import { discardChanges } from '../data/discardChanges';
import { saveRecords } from '../data/saveRecords';
import {
	groupByName,
	keyOf,
	type ChangedRecord,
	type SaveOutcome,
} from '../model/saving';
import { ChangedRecordRow } from './ChangedRecordRow';
import { groupLabel, recordLabel } from './recordLabel';
import { saveLabel } from './saveLabel';
import styles from './SaveReview.module.css';

/** The review of everything that would be saved, shown when a save is more than the open document. */
export function SaveReview() {
	const isOpen = useSyncExternalStore(
		isReviewOpen.subscribe,
		isReviewOpen.get
	);
	return isOpen ? (
		<OpenReview onClose={ () => isReviewOpen.set( false ) } />
	) : null;
}

function OpenReview( { onClose }: { readonly onClose: () => void } ) {
	const changed = useChangedRecords();
	const theme = previewedTheme()?.name ?? null;
	const [ left, setLeft ] = useState< ReadonlySet< string > >( new Set() );
	const [ outcomes, setOutcomes ] = useState<
		Readonly< Record< string, SaveOutcome > >
	>( {} );
	const isSaving = Object.values( outcomes ).includes( 'saving' );
	const chosen = changed.filter(
		( record ) => ! left.has( keyOf( record ) )
	);

	const toggle = ( key: string ) => {
		const next = new Set( left );
		if ( ! next.delete( key ) ) {
			next.add( key );
		}
		setLeft( next );
	};

	const save = async () => {
		setOutcomes( {} );
		const failed = await saveRecords( chosen, ( key, outcome ) =>
			setOutcomes( ( before ) => ( { ...before, [ key ]: outcome } ) )
		);
		announce( chosen.length, failed.length );
		if ( failed.length === 0 ) {
			onClose();
			if ( theme !== null ) {
				await activate();
			}
		}
	};

	return (
		<Modal
			title={ __( 'Are you ready to save?', 'atelier' ) }
			onRequestClose={ onClose }
			size="medium"
			overlayClassName="atelier-overlay"
		>
			<p>
				{ __(
					'These changes are not on your site yet. Those you leave out stay here as changes.',
					'atelier'
				) }
			</p>
			<Groups
				changed={ changed }
				left={ left }
				outcomes={ outcomes }
				isSaving={ isSaving }
				onToggle={ toggle }
				onDiscard={ ( record, label ) => {
					discard( record, label );
					if ( changed.length === 1 ) {
						onClose();
					}
				} }
			/>
			<DialogActions
				label={ saveLabel(
					isSaving
						? { name: 'saving' }
						: { name: 'changed', count: 1 },
					theme
				) }
				isBusy={ isSaving }
				isDisabled={ chosen.length === 0 }
				onCancel={ onClose }
				onAct={ () => void save() }
			/>
		</Modal>
	);
}

interface GroupsProps {
	readonly changed: readonly ChangedRecord[];
	/** Keys of the records that shall not be saved. */
	readonly left: ReadonlySet< string >;
	readonly outcomes: Readonly< Record< string, SaveOutcome > >;
	readonly isSaving: boolean;
	readonly onToggle: ( key: string ) => void;
	readonly onDiscard: ( record: ChangedRecord, label: string ) => void;
}

function Groups( {
	changed,
	left,
	outcomes,
	isSaving,
	onToggle,
	onDiscard,
}: GroupsProps ) {
	const groups = useMemo( () => groupByName( changed ), [ changed ] );
	return (
		<>
			{ [ ...groups ].map( ( [ name, records ] ) => (
				<fieldset key={ name } className={ styles.group }>
					<legend className={ styles.heading }>
						{ groupLabel( name ) }
					</legend>
					{ records.map( ( record ) => {
						const key = keyOf( record );
						const label = recordLabel( record );
						return (
							<ChangedRecordRow
								key={ key }
								record={ record }
								label={ label }
								isChosen={ ! left.has( key ) }
								isSaving={ isSaving }
								outcome={ outcomes[ key ] }
								onToggle={ () => onToggle( key ) }
								onDiscard={ () => onDiscard( record, label ) }
							/>
						);
					} ) }
				</fieldset>
			) ) }
		</>
	);
}

/** Takes back what changed in a record, and says how to get it again. */
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

function announce( total: number, failed: number ) {
	speak(
		failed === 0
			? sprintf(
					/* translators: %d: number of records. */
					_n(
						'%d change saved.',
						'%d changes saved.',
						total,
						'atelier'
					),
					total
				)
			: sprintf(
					/* translators: 1: how many failed, 2: how many were tried. */
					__( '%1$d of %2$d changes could not be saved.', 'atelier' ),
					failed,
					total
				),
		failed === 0 ? 'polite' : 'assertive'
	);
}
