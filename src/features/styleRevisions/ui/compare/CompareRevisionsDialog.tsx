import { Button, Modal, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { flipHorizontal } from '@wordpress/icons';
import type { AppError } from '@/kernel/result';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { useAllRevisions, useEntryDoc } from '../../data/useEntryDoc';
import { useUnsavedStyles } from '../../data/useRevisions';
import type { ComparedSide } from '@/features/globalStyles/index.model';
import type { EntryKey } from '../../model/revision';
import { timestampLabel } from '../revisions/revisionLabels';
import styles from './CompareRevisionsDialog.module.css';
import { Comparison } from './Comparison';
import { ComparisonWaiting } from './ComparisonWaiting';

export type ComparedPair = Readonly< Record< ComparedSide, EntryKey > >;

interface CompareDialogProps {
	/** The entries that are compared first. */
	readonly initial: ComparedPair;
	readonly onClose: () => void;
}

/** Compares two entries visually and as a list of differences, which can be restored. */
export function CompareRevisionsDialog( {
	initial,
	onClose,
}: CompareDialogProps ) {
	const [ pair, setPair ] = useState( initial );
	const before = useEntryDoc( pair.before );
	const after = useEntryDoc( pair.after );
	const all = useAllRevisions();
	const problem =
		before.status === 'failed'
			? before.error
			: after.status === 'failed'
				? after.error
				: null;
	return (
		<Modal
			title={ __( 'Compare revisions', 'atelier' ) }
			isFullScreen
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<div className={ styles.choice }>
				<EntrySelect
					label={ __( 'Before', 'atelier' ) }
					all={ all }
					value={ pair.before }
					onChange={ ( key ) => setPair( { ...pair, before: key } ) }
				/>
				<Button
					__next40pxDefaultSize
					icon={ flipHorizontal }
					label={ __( 'Swap', 'atelier' ) }
					onClick={ () =>
						setPair( { before: pair.after, after: pair.before } )
					}
				/>
				<EntrySelect
					label={ __( 'After', 'atelier' ) }
					all={ all }
					value={ pair.after }
					onChange={ ( key ) => setPair( { ...pair, after: key } ) }
				/>
			</div>
			{ problem && (
				<Problem
					error={ problem }
					onRetry={ () => {
						before.retry();
						after.retry();
					} }
				/>
			) }
			{ ! problem &&
				( before.status === 'ready' && after.status === 'ready' ? (
					<Comparison
						key={ `${ pair.before } ${ pair.after }` }
						before={ before.value }
						after={ after.value }
						isBeforeNow={ pair.before === 'unsaved' }
						onClose={ onClose }
					/>
				) : (
					<ComparisonWaiting />
				) ) }
		</Modal>
	);
}

interface ProblemProps {
	readonly error: AppError;
	readonly onRetry: () => void;
}

function Problem( { error, onRetry }: ProblemProps ) {
	return error.code === 'missing' ? (
		<Failure
			title={ __( 'This revision no longer exists', 'atelier' ) }
			text={ __(
				'WordPress keeps a limited number of revisions, or someone may have deleted it. Your styles haven’t changed. Choose another revision.',
				'atelier'
			) }
		/>
	) : (
		<Failure
			title={ __( 'The revision could not be loaded', 'atelier' ) }
			text={ messageFor( error ) }
			details={ JSON.stringify( error ) }
			onRetry={ onRetry }
		/>
	);
}

interface EntrySelectProps {
	readonly label: string;
	readonly all: ReturnType< typeof useAllRevisions >;
	readonly value: EntryKey;
	readonly onChange: ( key: EntryKey ) => void;
}

/** A menu of all entries: the current styles, all revisions, and the theme. */
function EntrySelect( { label, all, value, onChange }: EntrySelectProps ) {
	const hasUnsaved = useUnsavedStyles() !== null;
	const saved =
		all.status === 'ready'
			? all.value.stamps.map( ( stamp ) => ( {
					value: String( stamp.id ),
					label: timestampLabel( stamp, all.value.authors ),
				} ) )
			: [];
	const options = [
		{
			value: 'unsaved',
			label: hasUnsaved
				? __( 'Unsaved changes', 'atelier' )
				: __( 'Current styles', 'atelier' ),
		},
		...saved,
		{ value: 'parent', label: __( 'Theme defaults', 'atelier' ) },
	];
	const isListed = options.some( ( option ) => option.value === value );
	return (
		<div className={ styles.select }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				value={ value }
				options={ [
					...options,
					...( isListed
						? []
						: [
								{
									value,
									label:
										all.status === 'loading'
											? __( 'Loading…', 'atelier' )
											: __( 'Revision', 'atelier' ),
								},
							] ),
				] }
				onChange={ onChange }
			/>
			{ all.status === 'failed' && (
				<Button variant="link" onClick={ all.retry }>
					{ __(
						'Some revisions could not be loaded. Try again',
						'atelier'
					) }
				</Button>
			) }
		</div>
	);
}
