import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { useSignal } from '@/ui/useSignal';
import { changedRecordCount } from '@/features/documents';
import { ReplaceOutcome, useChanging } from '@/features/find/index.records';
import { UncheckedNote } from '@/features/uses';
import { useUnused, type Unused } from '../data/useUnused';
import { isChosen, withChoice, type Choices } from '../model/choice';
import { GROUPS } from '../model/own';
import { CleanUpNotes } from './CleanUpNotes';
import { foundLabel, othersLabel, progressLabel, removedLabel } from './labels';
import { RemoveChosen } from './RemoveChosen';
import { UnusedGroup } from './UnusedGroup';
import styles from './CleanUp.module.css';

/** Patterns, presets and fonts that nothing on the site uses: chosen, and removed together. */
export function CleanUp() {
	const [ round, setRound ] = useState( 0 );
	return (
		<div className={ styles.screen }>
			<Round key={ round } onAgain={ () => setRound( round + 1 ) } />
		</div>
	);
}

/** From checking to what came of removing. */
function Round( { onAgain }: { readonly onAgain: () => void } ) {
	const { load, progress } = useUnused();
	const [ choices, setChoices ] = useState< Choices >( new Map() );
	const { state, start, stop } = useChanging();
	const unsaved = useSignal( changedRecordCount );
	if ( state.status === 'done' ) {
		const { done, draft } = state.done;
		return (
			<ReplaceOutcome
				done={ state.done }
				said={ removedLabel( done, {
					isInDraft: draft !== null,
					isUnsaved: unsaved > 0,
				} ) }
				again={ __( 'Check again', 'atelier' ) }
				onAgain={ onAgain }
			/>
		);
	}
	if ( load.status === 'failed' ) {
		return (
			<Failure
				title={ __( 'The uses could not be checked', 'atelier' ) }
				text={ messageFor( load.error ) }
				details={ JSON.stringify( load.error ) }
				onRetry={ load.retry }
			/>
		);
	}
	const { items, users } = load.status === 'ready' ? load.value : NOTHING;
	return (
		<>
			<p role="status" className={ styles.status }>
				{ load.status === 'ready'
					? foundLabel( items.length )
					: progress
						? progressLabel( progress.done, progress.total )
						: __( 'Checking uses…', 'atelier' ) }
			</p>
			{ load.status === 'loading' && <RowsSkeleton /> }
			<UncheckedNote load={ load } />
			{ load.status === 'ready' && load.value.others > 0 && (
				<p className={ styles.quiet }>
					{ othersLabel( load.value.others ) }
				</p>
			) }
			<CleanUpNotes />
			{ GROUPS.map( ( group ) => (
				<UnusedGroup
					key={ group }
					group={ group }
					items={ items.filter( ( own ) => own.group === group ) }
					choices={ choices }
					users={ users }
					onChoose={ ( chosen, isOn ) =>
						setChoices( withChoice( choices, chosen, isOn ) )
					}
				/>
			) ) }
			{ load.status === 'ready' && items.length > 0 && (
				<RemoveChosen
					chosen={ items.filter( ( own ) =>
						isChosen( choices, own, users )
					) }
					isComplete={ load.value.isComplete }
					onCheck={ load.retry }
					state={ state }
					start={ start }
					stop={ stop }
				/>
			) }
		</>
	);
}

const NOTHING: Pick< Unused, 'items' | 'users' > = {
	items: [],
	users: new Map(),
};
