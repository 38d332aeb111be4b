import { Spinner } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { Pager } from '@/ui/Pager';
import { chosenEntry } from '../data/chosenEntry';
import { shownInstead } from '@/features/stylesheet/index.records';
import {
	useBlockTypes,
	useStyles,
} from '@/features/globalStyles/index.records';
import {
	useRevisions,
	useUnsavedStyles,
	type Revisions,
} from '../data/useRevisions';
import {
	saysTheSame,
	type StylesDoc,
} from '@/features/globalStyles/index.model';
import {
	entryKey,
	stepsOf,
	type RevisionPage,
	type Step,
} from '../model/revision';
import type { ComparedPair } from './compare/CompareRevisionsDialog';
import {
	useLeaveOnEscape,
	StylesScreen,
} from '@/features/styleControls/index.records';
import { useSignal } from '@/ui/useSignal';
import { LostFonts } from './revisions/LostFonts';
import { RevisionActions } from './revisions/RevisionActions';
import { StyleRevisionList } from './revisions/StyleRevisionList';
import styles from './StyleRevisions.module.css';

/** The history of the styles: selecting an entry shows it, applying it restores it. */
export function StyleRevisions() {
	const history = useRevisions();
	const site = useStyles();
	useEffect( () => endLooking, [] );
	const { load } = history;
	useLeaveOnEscape();
	const total = load.status === 'ready' ? load.value.total : 0;
	return (
		<div className={ styles.screen }>
			<StylesScreen
				title={
					total === 0
						? __( 'Revisions', 'atelier' )
						: sprintf(
								/* translators: %d: number of revisions. */
								__( 'Revisions (%d)', 'atelier' ),
								total
							)
				}
				description={ __(
					'Select a revision to preview it. Nothing changes until you apply it.',
					'atelier'
				) }
			>
				{ load.status === 'loading' && (
					<p className={ styles.waiting } role="status">
						<Spinner />
						{ __( 'Loading…', 'atelier' ) }
					</p>
				) }
				{ load.status === 'failed' && (
					<div className={ styles.message }>
						<Failure
							title={ __(
								'The revisions could not be loaded',
								'atelier'
							) }
							text={ messageFor( load.error ) }
							details={ JSON.stringify( load.error ) }
							onRetry={ history.reload }
						/>
					</div>
				) }
				{ load.status === 'ready' && site.status === 'ready' && (
					<Loaded
						history={ history }
						found={ load.value }
						user={ site.value.layers.user }
					/>
				) }
			</StylesScreen>
		</div>
	);
}

/** Shows the current styles again. */
function endLooking() {
	shownInstead.set( null );
	chosenEntry.set( null );
}

interface LoadedProps {
	readonly history: Revisions;
	readonly found: RevisionPage;
	readonly user: StylesDoc;
}

function Loaded( { history, found, user }: LoadedProps ) {
	const { page, turn } = history;
	// Loads block types for the titles of blocks.
	useBlockTypes();
	const unsaved = useUnsavedStyles();
	const wanted = useSignal( chosenEntry );
	const steps = stepsOf( found, page, unsaved );
	const current = steps.find( ( { entry } ) =>
		saysTheSame( entry.doc, user )
	);
	const chosen =
		steps.find( ( { entry } ) => entryKey( entry ) === wanted ) ?? current;
	const other =
		chosen && chosen !== current && ! saysTheSame( chosen.entry.doc, user )
			? chosen.entry.doc
			: null;
	useEffect( () => shownInstead.set( other ), [ other ] );
	return (
		<>
			{ found.invalid > 0 && (
				<p className={ styles.note } role="note">
					{ sprintf(
						/* translators: %d: number of revisions. */
						_n(
							'%d revision contains invalid content and can’t be shown.',
							'%d revisions contain invalid content and can’t be shown.',
							found.invalid,
							'atelier'
						),
						found.invalid
					) }
				</p>
			) }
			{ history.isShorter && (
				<p className={ styles.note } role="status">
					{ __(
						'Some revisions were deleted in the meantime. Your styles haven’t changed.',
						'atelier'
					) }
				</p>
			) }
			{ found.total === 0 && (
				<p className={ styles.note }>
					{ __(
						'No revisions yet. Each time you save your styles, a revision appears here.',
						'atelier'
					) }
				</p>
			) }
			<StyleRevisionList
				steps={ steps }
				authors={ found.authors }
				chosen={ chosen }
				isBusy={ history.isBusy }
				isCurrent={ ( step ) => step === current }
				onChoose={ chosenEntry.set }
			/>
			{ found.pageCount > 1 && (
				<Pager
					page={ history.requested }
					count={ found.pageCount }
					onPage={ ( next ) => {
						chosenEntry.set( null );
						turn( next - history.requested );
					} }
				/>
			) }
			{ chosen && <LostFonts doc={ chosen.entry.doc } /> }
			{ chosen && (
				<RevisionActions
					entry={ chosen.entry }
					isCurrent={ other === null }
					user={ user }
					hasUnsaved={ unsaved !== null }
					compareWith={ compareWith( chosen, steps, other === null ) }
				/>
			) }
		</>
	);
}

/** The selected entry compared with the current styles; the current styles compared with the entry before. */
const compareWith = (
	chosen: Step,
	steps: readonly Step[],
	isCurrent: boolean
): ComparedPair => {
	const older = steps[ steps.indexOf( chosen ) + 1 ]?.entry;
	return {
		before: isCurrent
			? older
				? entryKey( older )
				: 'parent'
			: entryKey( chosen.entry ),
		after: 'unsaved',
	};
};
