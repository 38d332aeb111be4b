import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { documentRoute, Link } from '@/routing';
import { Age } from '@/ui/Age';
import { ChangeList } from '@/features/documents/index.records';
import { subjectOf } from '../data/subject';
import { useEntryChanges } from '../data/useEntryChanges';
import type { EntryRecord } from '../model/entry';
import { undoingOf } from '../model/undo';
import { changedByLabel, kindOf, recordSentence, titleOf } from './labels';
import { EntryPictures } from './EntryPictures';
import { doneMessage, impossibleMessage, undoLabel } from './undoLabels';
import styles from './RecordChange.module.css';

interface RecordChangeProps {
	/** The ID of the entry. */
	readonly id: number;
	readonly record: EntryRecord;
	/** Whether it is the only record: then the entry's own button undoes it. */
	readonly isOnly: boolean;
	/** Whether other code has changed the entry, which then has no values. */
	readonly isAltered: boolean;
	readonly isBusy: boolean;
	readonly onUndo: () => void;
}

/** The change of one record: a list, previews and an undo button. */
export function RecordChange( {
	id,
	record,
	isOnly,
	isAltered,
	isBusy,
	onUndo,
}: RecordChangeProps ) {
	const undoing = undoingOf( record );
	const label = undoLabel( undoing );
	return (
		<section className={ styles.record }>
			<div className={ styles.header }>
				<h4 className={ styles.title }>
					<Title record={ record } />
				</h4>
				{ ! isOnly && ! isAltered && label !== null && (
					<Button
						size="compact"
						variant="tertiary"
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ onUndo }
						aria-label={ sprintf(
							/* translators: 1: name of a button, such as "Undo this only…". 2: title of a changed item. */
							__( '%1$s %2$s', 'atelier' ),
							label,
							titleOf( record )
						) }
					>
						{ label }
					</Button>
				) }
			</div>
			{ isAltered ? (
				<p className={ styles.about }>{ recordSentence( record ) }</p>
			) : (
				<Words record={ record } />
			) }
			{ record.changedBy && (
				<p className={ styles.about }>{ changedByLabel( record ) }</p>
			) }
			{ record.since && record.changed.length > 0 && (
				<p className={ styles.note }>
					{ record.since.author
						? sprintf(
								/* translators: %s: a user. */
								__( 'Changed again by %s', 'atelier' ),
								record.since.author.name
							)
						: __( 'Changed again', 'atelier' ) }
					{ ' · ' }
					<Age date={ record.since.date } />
				</p>
			) }
			{ ! isAltered && undoing.how === 'impossible' && (
				<p className={ styles.note }>
					{ impossibleMessage( undoing.why ) }
				</p>
			) }
			{ ! isAltered &&
				undoing.how === 'done' &&
				record.action !== 'update' && (
					<p className={ styles.note }>{ doneMessage( record ) }</p>
				) }
			{ ! isAltered && ! record.isCut && record.type !== 'site' && (
				<EntryPictures id={ id } record={ record } />
			) }
		</section>
	);
}

function Title( { record }: { readonly record: EntryRecord } ) {
	const { state, type, recordId } = record;
	const title = <bdi>{ titleOf( record ) }</bdi>;
	const kind = kindOf( record );
	const isDocument = type !== 'site' && type !== 'wp_global_styles';
	return (
		<>
			{ state === 'live' && isDocument ? (
				<Link
					to={ documentRoute }
					params={ { type, id: recordId, isEditing: false } }
				>
					{ title }
				</Link>
			) : (
				title
			) }
			{ kind !== '' && <span className={ styles.kind }>{ kind }</span> }
		</>
	);
}

function Words( { record }: { readonly record: EntryRecord } ) {
	const { isWaiting, ...changes } = useEntryChanges( record );
	const { action, changesPassword, isCut } = record;
	if ( action !== 'update' && action !== 'reset' ) {
		return <p className={ styles.about }>{ recordSentence( record ) }</p>;
	}
	return (
		<>
			{ action === 'reset' && (
				<p className={ styles.about }>{ recordSentence( record ) }</p>
			) }
			<ChangeList changes={ changes } of={ subjectOf( record ) } />
			{ isWaiting && (
				<p className={ styles.about }>{ __( 'Content', 'atelier' ) }</p>
			) }
			{ changesPassword && (
				<p className={ styles.about }>
					{ __(
						'Password changed. Passwords aren’t kept in the history.',
						'atelier'
					) }
				</p>
			) }
			{ isCut && (
				<p className={ styles.about }>
					{ __(
						'The changes were too large to keep in the history.',
						'atelier'
					) }
				</p>
			) }
		</>
	);
}
