import { Button, CheckboxControl, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { fieldWordsOf } from '../data/fieldWords';
import { useRecordChanges } from '../data/recordChanges';
import { useNamedChanges } from '../data/useNamedChanges';
import type { ChangedRecord, SaveOutcome } from '../model/saving';
import { ChangeList } from './ChangeList';
import styles from './SaveReview.module.css';

interface ChangedRecordRowProps {
	readonly record: ChangedRecord;
	readonly label: string;
	readonly isChosen: boolean;
	readonly isSaving: boolean;
	readonly outcome: SaveOutcome | undefined;
	readonly onToggle: () => void;
	readonly onDiscard: () => void;
}

/** One changed record: whether to save it, what changed in it, and a way to take that back. */
export function ChangedRecordRow( {
	record,
	label,
	isChosen,
	isSaving,
	outcome,
	onToggle,
	onDiscard,
}: ChangedRecordRowProps ) {
	const { blocks, fields } = useRecordChanges( record );
	const named = useNamedChanges( record, fields );
	return (
		<div className={ styles.record }>
			<div className={ styles.choice }>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ label }
					checked={ isChosen }
					disabled={ isSaving }
					onChange={ onToggle }
				/>
				{ outcome === 'saving' ? (
					<Spinner />
				) : (
					<Button
						size="small"
						variant="tertiary"
						disabled={ isSaving }
						accessibleWhenDisabled
						onClick={ onDiscard }
						aria-label={ sprintf(
							/* translators: %s: title of a changed record. */
							__( 'Discard changes to “%s”', 'atelier' ),
							label
						) }
					>
						{ __( 'Discard', 'atelier' ) }
					</Button>
				) }
			</div>
			<ChangeList
				changes={ { blocks, fields: named } }
				fieldWords={ fieldWordsOf( record.name ) }
			/>
			{ typeof outcome === 'object' && (
				<p className={ styles.failed }>{ outcome.failed }</p>
			) }
		</div>
	);
}
