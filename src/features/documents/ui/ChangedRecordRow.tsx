import { Button, CheckboxControl, Spinner } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useRecordChanges } from '../data/recordChanges';
import type { ChangedRecord, SaveOutcome } from '../model/saving';
import { blockChangeWords, fieldChangeWords } from './changeWords';
import styles from './SaveReview.module.css';

/** How many changes are listed before the rest is asked for. */
const LISTED = 7;

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
			<Changes record={ record } />
			{ typeof outcome === 'object' && (
				<p className={ styles.failed }>{ outcome.failed }</p>
			) }
		</div>
	);
}

function Changes( { record }: { readonly record: ChangedRecord } ) {
	const { blocks, fields } = useRecordChanges( record );
	const [ isWhole, setIsWhole ] = useState( false );
	const id = useId();
	const words = [
		...fields.map( fieldChangeWords ),
		...blocks.map( blockChangeWords ),
	];
	const hidden = isWhole ? 0 : Math.max( 0, words.length - LISTED );
	return (
		<>
			<ul id={ id } className={ styles.changes }>
				{ words
					.slice( 0, words.length - hidden )
					.map( ( change, index ) => (
						// Two changes may read alike, and none moves while it is looked at.
						<li key={ index }>{ change }</li>
					) ) }
			</ul>
			{ hidden > 0 && (
				<Button
					size="small"
					variant="link"
					aria-controls={ id }
					onClick={ () => setIsWhole( true ) }
				>
					{ sprintf(
						/* translators: %d: number of changes that are not listed yet. */
						_n(
							'%d more change',
							'%d more changes',
							hidden,
							'atelier'
						),
						hidden
					) }
				</Button>
			) }
		</>
	);
}
