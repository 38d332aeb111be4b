import { useEvent } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { useSignal } from '@/ui/useSignal';
import { changedRecordCount } from '@/features/documents';
import { ReplaceOutcome, useChanging } from '@/features/find/index.records';
import { UncheckedNote } from '@/features/uses';
import {
	keptChoices,
	NOTHING_CHOSEN,
	type KeptChoices,
} from '../data/keptChoices';
import { useUnused, type Unused } from '../data/useUnused';
import { isChosen, withChoice } from '../model/choice';
import { GROUPS } from '../model/own';
import { CleanUpNotes } from './CleanUpNotes';
import { foundLabel, othersLabel, progressLabel, removedLabel } from './labels';
import { RemoveChosen } from './RemoveChosen';
import { UnusedGroup } from './UnusedGroup';
import styles from './CleanUp.module.css';

/** Patterns, presets and fonts that nothing on the site uses: chosen, and removed together. */
export function CleanUp() {
	const [ round, setRound ] = useState( 0 );
	const [ kept ] = useState( () => keptChoices.back() );
	return (
		<div className={ styles.screen }>
			<Round
				key={ round }
				before={ ( round === 0 && kept ) || NOTHING_CHOSEN }
				onAgain={ () => setRound( round + 1 ) }
			/>
		</div>
	);
}

interface RoundProps {
	readonly before: KeptChoices;
	readonly onAgain: () => void;
}

/** From checking to what came of removing. */
function Round( { before, onAgain }: RoundProps ) {
	const { load, progress } = useUnused();
	const [ { choices, counts }, setChosen ] = useState( before );
	const keep = useEvent( () => keptChoices.keep( { choices, counts } ) );
	useEffect( () => () => keep(), [ keep ] );
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
					count={ counts.get( group ) }
					onCount={ ( count ) =>
						setChosen( {
							choices,
							counts: new Map( counts ).set( group, count ),
						} )
					}
					onChoose={ ( chosen, isOn ) =>
						setChosen( {
							choices: withChoice( choices, chosen, isOn, users ),
							counts,
						} )
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
