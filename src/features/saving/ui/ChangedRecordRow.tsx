import { Button, CheckboxControl, Icon, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import type { MouseEvent } from 'react';
import { isolated } from '@/ui/quoted';
import {
	ChangeList,
	OfflineWarnings,
	useRecordChanges,
} from '@/features/documents/index.records';
import { useNamedChanges } from '../data/useNamedChanges';
import type { ChangedRecord } from '@/features/documents/index.model';
import { isProblem, type SaveOutcome } from '../model/saving';
import { DiscardButton } from './DiscardButton';
import { visibilityChanges } from './visibilityChange';
import styles from './SaveReview.module.css';

interface ChangedRecordRowProps {
	readonly record: ChangedRecord;
	readonly label: string;
	readonly isChosen: boolean;
	readonly isSaving: boolean;
	readonly outcome: SaveOutcome | undefined;
	readonly onToggle: () => void;
	readonly onDiscard: () => void;
	/** Saves only this record. */
	readonly onRetry: () => void;
}

/** One changed record: a checkbox, its changes, and a button to discard them. */
export function ChangedRecordRow( {
	record,
	label,
	isChosen,
	isSaving,
	outcome,
	onToggle,
	onDiscard,
	onRetry,
}: ChangedRecordRowProps ) {
	const { blocks, fields } = useRecordChanges( record );
	const named = useNamedChanges( record, fields );
	return (
		<div className={ styles.record }>
			<div className={ styles.choice }>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ isolated( label ) }
					checked={ isChosen }
					disabled={ isSaving }
					onChange={ onToggle }
				/>
				{ outcome === 'saving' ? (
					<Spinner />
				) : (
					<DiscardButton
						label={ label }
						isDisabled={ isSaving }
						onDiscard={ onDiscard }
					/>
				) }
			</div>
			<ChangeList
				changes={ { blocks, fields: named } }
				of={ record }
				// Each setting of the site is a row of its own.
				isTitled={ record.property !== undefined }
			/>
			<OfflineWarnings changes={ visibilityChanges( record, label ) } />
			<Problem
				outcome={ outcome }
				label={ label }
				isSaving={ isSaving }
				onRetry={ onRetry }
			/>
		</div>
	);
}

/** The reason why a record was not saved, and a button to try again. */
function Problem( {
	outcome,
	label,
	isSaving,
	onRetry,
}: Pick<
	ChangedRecordRowProps,
	'outcome' | 'label' | 'isSaving' | 'onRetry'
> ) {
	if ( ! isProblem( outcome ) ) {
		return null;
	}
	return (
		<div className={ styles.problem }>
			<p
				className={
					outcome === 'untried' ? styles.untried : styles.failed
				}
			>
				{ outcome === 'untried'
					? __( 'Not attempted yet.', 'atelier' )
					: sprintf(
							/* translators: %s: reason why a record was not saved. */
							__( 'Not saved. %s', 'atelier' ),
							outcome.failed
						) }
			</p>
			<Button
				size="small"
				variant="secondary"
				disabled={ isSaving }
				accessibleWhenDisabled
				onClick={ ( { currentTarget }: MouseEvent< HTMLElement > ) => {
					// This button is removed, and focus would leave the dialog.
					currentTarget
						.closest< HTMLElement >( '[role="dialog"]' )
						?.focus();
					onRetry();
				} }
				aria-label={ sprintf(
					/* translators: %s: title of a changed record. */
					__( 'Try again to save “%s”', 'atelier' ),
					label
				) }
			>
				{ __( 'Try again', 'atelier' ) }
			</Button>
		</div>
	);
}

/** A saved record, while others of the same save are not saved yet. */
export function SavedRecordRow( { label }: { readonly label: string } ) {
	return (
		<div className={ styles.record }>
			<div className={ styles.choice }>
				<span>{ label }</span>
				<span className={ styles.saved }>
					<Icon icon={ check } />
					{ __( 'Saved', 'atelier' ) }
				</span>
			</div>
		</div>
	);
}
