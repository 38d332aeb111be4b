import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { loadStage } from '@/platform/stages';
import { fullTimeLabel } from '@/ui/timeLabels';
import { undo } from '../data/undo';
import type { EntryRecord, FullEntry } from '../model/entry';
import { isHarmless, undoableOf, undoingOf } from '../model/undo';
import { Avatar } from './Avatar';
import {
	authorName,
	byAgentsLabel,
	entrySentence,
	programLabel,
	sourceLabel,
	trustLabel,
} from './labels';
import { MomentDialog } from './MomentDialog';
import { sayFailed } from './notices';
import { RecordChange } from './RecordChange';
import { UndoDialog } from './UndoDialog';
import styles from './EntryDetails.module.css';

/** What an entry changed, and what undoes it. */
export function EntryContent( { entry }: { readonly entry: FullEntry } ) {
	const { id, records, trust } = entry;
	const [ asked, setAsked ] = useState< readonly EntryRecord[] | null >(
		null
	);
	const [ isGoingBack, setIsGoingBack ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [ id ] );
	const hasContent = records.some( ( { fields } ) =>
		fields.includes( 'content' )
	);
	useEffect( () => {
		if ( hasContent ) {
			// The changes name blocks once block types have loaded.
			void loadStage( 'editor' );
		}
	}, [ hasContent ] );

	const undoAll = async ( wanted: readonly EntryRecord[] ) => {
		if (
			! wanted.every( ( record ) => isHarmless( undoingOf( record ) ) )
		) {
			setAsked( wanted );
			return;
		}
		setIsBusy( true );
		const result = await undo(
			id,
			wanted.map( ( record ) => ( { record, replacesNewer: false } ) )
		);
		setIsBusy( false );
		if ( ! result.ok ) {
			sayFailed( result.error );
		}
	};
	const undoable = undoableOf( entry );
	return (
		<>
			<h3 ref={ heading } tabIndex={ -1 } className={ styles.heading }>
				{ entrySentence( entry ) }
			</h3>
			<About entry={ entry } />
			{ trust === 'altered' && (
				<p className={ styles.note }>
					{ __(
						'This entry was changed outside of Atelier, so it can’t be undone.',
						'atelier'
					) }
				</p>
			) }
			<div className={ styles.actions }>
				{ undoable.length > 0 && (
					<Button
						size="compact"
						variant="secondary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void undoAll( records ) }
					>
						{ isRestoring( undoable, records )
							? __( 'Restore…', 'atelier' )
							: __( 'Undo…', 'atelier' ) }
					</Button>
				) }
				<Button
					size="compact"
					variant="tertiary"
					onClick={ () => setIsGoingBack( true ) }
				>
					{ __( 'Go back to before this…', 'atelier' ) }
				</Button>
			</div>
			{ records.map( ( record ) => (
				<RecordChange
					key={ record.key }
					id={ id }
					record={ record }
					isOnly={ records.length === 1 }
					isAltered={ trust === 'altered' }
					isBusy={ isBusy }
					onUndo={ () => void undoAll( [ record ] ) }
				/>
			) ) }
			{ asked && (
				<UndoDialog
					id={ id }
					records={ asked }
					onClose={ () => setAsked( null ) }
				/>
			) }
			{ isGoingBack && (
				<MomentDialog
					entry={ entry }
					onClose={ () => setIsGoingBack( false ) }
				/>
			) }
		</>
	);
}

/** Whether undoing an entry restores its only record. */
const isRestoring = (
	undoable: readonly EntryRecord[],
	records: readonly EntryRecord[]
): boolean =>
	records.length === 1 &&
	undoable.every( ( record ) =>
		[ 'bringBack', 'untrash' ].includes( undoingOf( record ).how )
	);

function About( { entry }: { readonly entry: FullEntry } ) {
	const source = sourceLabel( entry );
	const program = programLabel( entry );
	const agents = byAgentsLabel( entry );
	const trust = trustLabel( entry.trust );
	return (
		<div className={ styles.about }>
			<Avatar person={ entry.author } />
			<div>
				<div>{ authorName( entry ) }</div>
				<div className={ styles.quiet }>
					<time dateTime={ entry.date.toISOString() }>
						{ fullTimeLabel( entry.date ) }
					</time>
					{ source !== '' && ` · ${ source }` }
					{ agents !== '' && ` · ${ agents }` }
					{ program !== '' && ` · ${ program }` }
				</div>
				{ entry.draft && (
					<div className={ styles.quiet }>
						{ sprintf(
							/* translators: %s: title of a site draft. */
							__(
								'Published with the site draft “%s”',
								'atelier'
							),
							entry.draft.title
						) }
					</div>
				) }
				{ trust !== '' && (
					<div className={ styles.quiet }>{ trust }</div>
				) }
			</div>
		</div>
	);
}
