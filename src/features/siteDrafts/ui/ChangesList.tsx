import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { openDraft } from '@/platform/siteDraft';
import { loadStage } from '@/platform/stages';
import {
	addressInDraft,
	documentRoute,
	hrefOf,
	navigate,
	siteDraftsRoute,
	stylesRoute,
} from '@/routing';
import { Age } from '@/ui/Age';
import { Confirm } from '@/ui/Confirm';
import { Failure } from '@/ui/Failure';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { messageFor } from '@/ui/messages';
import { askAbout } from '../data/draftDialog';
import { refetchDrafts, useUntilPublished } from '../data/freshDrafts';
import { refetchChanged } from '../data/refetchChanged';
import { discardChange } from '../data/requests';
import { switchDraft } from '../data/switchDraft';
import { useChanges, useSiteDraft } from '../data/useSiteDraft';
import { documentOf, groupByType, type DraftChange } from '../model/change';
import { notesAbout } from '../model/proposal';
import { canAsk, type SiteDraft } from '../model/siteDraft';
import { BlockChecks } from './BlockChecks';
import { ChangePictures, isComparable } from './ChangePictures';
import { ChangeSummary } from './ChangeSummary';
import { changeTitle } from './changeTitle';
import { DraftHead } from './DraftHead';
import { hiddenLabel } from './draftLabels';
import { acceptedLabel } from './proposalLabels';
import { DraftNotes } from './DraftNotes';
import { Holds } from './Holds';
import { SettledNote } from './SettledNote';
import { hasHeading, typeLabel } from './typeLabel';
import styles from './ChangesList.module.css';

/** The changes of a draft: the edits of each record in a list and a preview, with actions. */
export function ChangesList( { id }: { readonly id: number } ) {
	const draft = useSiteDraft( id );
	const changes = useChanges( id );
	useEffect( () => {
		// The changes name blocks once block types have loaded.
		void loadStage( 'editor' );
	}, [] );
	const failed = [ draft, changes ].find(
		( load ) => load.status === 'failed'
	);
	if ( failed?.status === 'failed' && failed.error.code === 'missing' ) {
		return (
			<Failure
				title={ __(
					'This site draft doesn’t exist anymore',
					'atelier'
				) }
				text={ __(
					'Someone may have deleted it in the meantime.',
					'atelier'
				) }
			>
				<Button
					variant="secondary"
					onClick={ () => navigate( siteDraftsRoute, {} ) }
				>
					{ __( 'All site drafts', 'atelier' ) }
				</Button>
			</Failure>
		);
	}
	if ( failed?.status === 'failed' ) {
		return (
			<Failure
				title={ __( 'The site draft could not be loaded', 'atelier' ) }
				text={ messageFor( failed.error ) }
				details={ JSON.stringify( failed.error ) }
				onRetry={ refetchDrafts }
			/>
		);
	}
	if ( draft.status !== 'ready' || changes.status !== 'ready' ) {
		return <RowsSkeleton />;
	}
	return <Changes draft={ draft.value } changes={ changes.value } />;
}

function Changes( {
	draft,
	changes,
}: {
	readonly draft: SiteDraft;
	readonly changes: readonly DraftChange[];
} ) {
	useUntilPublished( [ draft ] );
	const groups = groupByType( changes );
	const place = useFocusOnNext(
		groups.flatMap( ( [ , group ] ) => group.map( ( { key } ) => key ) )
	);
	const hidden = draft.count - changes.length;
	return (
		<div
			ref={ place }
			tabIndex={ -1 }
			className={ styles.scroll }
			data-changes
		>
			<DraftHead draft={ draft } changes={ changes } />
			{ draft.status !== 'published' && (
				<>
					<Holds changes={ changes } />
					<BlockChecks draft={ draft.id } changes={ changes } />
				</>
			) }
			<SettledNote draft={ draft.id } />
			{ hidden > 0 && (
				<p className={ styles.status }>{ hiddenLabel( hidden ) }</p>
			) }
			{ changes.length === 0 && hidden <= 0 && (
				<p className={ styles.empty }>
					{ draft.status === 'published'
						? __(
								'All changes of this site draft are on your live site.',
								'atelier'
							)
						: emptyMessage( draft ) }
				</p>
			) }
			{ groups.map( ( [ type, group ] ) => (
				<section key={ type } className={ styles.group }>
					{ hasHeading( type ) && (
						<h3 className={ styles.heading }>
							{ typeLabel( type ) }
						</h3>
					) }
					<ul className={ styles.list }>
						{ group.map( ( change ) => (
							<Change
								key={ change.key }
								draft={ draft }
								change={ change }
							/>
						) ) }
					</ul>
				</section>
			) ) }
		</div>
	);
}

/**
 * The focused button disappears with its change: the title of the next one is focused, not its button, which would discard it.
 *
 * @param keys Of the changes, in their order on the screen.
 */
function useFocusOnNext( keys: readonly string[] ) {
	const place = useRef< HTMLDivElement >( null );
	const before = useRef( keys );
	useLayoutEffect( () => {
		const at = before.current.findIndex(
			( key ) => ! keys.includes( key )
		);
		if ( at >= 0 && document.activeElement === document.body ) {
			const titles =
				place.current?.querySelectorAll< HTMLElement >(
					'[data-change]'
				) ?? [];
			( titles[ at ] ?? titles[ at - 1 ] ?? place.current )?.focus();
		}
		before.current = keys;
	} );
	return place;
}

const emptyMessage = ( { id }: SiteDraft ): string =>
	openDraft()?.id === id
		? __(
				'Nothing in this site draft yet. Change anything on your site: what you save goes into it.',
				'atelier'
			)
		: __(
				'Nothing in this site draft yet. Open it and change anything on your site: what you save goes into it.',
				'atelier'
			);

interface ChangeProps {
	readonly draft: SiteDraft;
	readonly change: DraftChange;
}

function Change( { draft, change }: ChangeProps ) {
	const isOpen = draft.status !== 'published';
	return (
		<li className={ styles.change }>
			<div className={ styles.words }>
				<ChangeSummary
					draft={ draft }
					change={ change }
					hasTakeOver={ isOpen }
					isDone={ ! isOpen }
				/>
				<p className={ styles.meta }>
					{ change.author?.name &&
						sprintf(
							/* translators: %s: a user. */
							__( 'Changed by %s', 'atelier' ),
							change.author.name
						) }
					{ change.author?.name && ' · ' }
					{ change.acceptedBy && acceptedLabel( change.acceptedBy ) }
					{ change.acceptedBy && ' · ' }
					<Age date={ new Date( change.modified ) } />
				</p>
				<DraftNotes
					draft={ draft }
					notes={ notesAbout( draft.proposal, change.key ) }
				/>
				{ isOpen && <Actions draft={ draft } change={ change } /> }
			</div>
			{ isOpen && <ChangePictures draft={ draft } change={ change } /> }
		</li>
	);
}

function Actions( { draft, change }: ChangeProps ) {
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );
	const [ isAsking, setAsking ] = useState( false );
	const [ isBusy, setBusy ] = useState( false );
	const label = changeTitle( change );
	const discard = async () => {
		setAsking( false );
		setBusy( true );
		const result = await discardChange( draft.id, change );
		setBusy( false );
		if ( ! result.ok ) {
			refetchDrafts();
			void createErrorNotice( messageFor( result.error ), {
				id: 'atelier-draft-discard',
			} );
			return;
		}
		refetchChanged( draft.id );
		void createSuccessNotice(
			sprintf(
				/* translators: %s: title of a record. */
				__( 'Changes to “%s” discarded.', 'atelier' ),
				label
			),
			{ type: 'snackbar' }
		);
	};
	return (
		<div className={ styles.actions }>
			<OpenButton draft={ draft } change={ change } label={ label } />
			{ change.type !== '' && (
				<Button
					size="compact"
					variant="tertiary"
					disabled={ isBusy }
					accessibleWhenDisabled
					aria-label={ sprintf(
						/* translators: %s: title of a record. */
						__( 'Move to another site draft: “%s”', 'atelier' ),
						label
					) }
					onClick={ () =>
						askAbout( {
							name: 'move',
							draft,
							change,
							label,
						} )
					}
				>
					{ __( 'Move to another site draft…', 'atelier' ) }
				</Button>
			) }
			{ isComparable( change ) && (
				<Button
					size="compact"
					variant="tertiary"
					aria-label={ sprintf(
						/* translators: %s: title of a record. */
						__( 'Compare “%s” with the live site', 'atelier' ),
						label
					) }
					onClick={ () =>
						askAbout( {
							name: 'compare',
							draft,
							of: documentOf( change ),
						} )
					}
				>
					{ __( 'Compare', 'atelier' ) }
				</Button>
			) }
			{ canAsk( draft ) && change.type !== '' && (
				<Button
					size="compact"
					variant="tertiary"
					aria-label={ sprintf(
						/* translators: %s: title of a record. */
						__( 'Ask for changes to “%s”…', 'atelier' ),
						label
					) }
					onClick={ () =>
						askAbout( {
							name: 'ask',
							draft,
							about: { key: change.key, label },
						} )
					}
				>
					{ __( 'Ask for changes…', 'atelier' ) }
				</Button>
			) }
			<Button
				size="compact"
				variant="tertiary"
				isDestructive
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				aria-label={ sprintf(
					/* translators: %s: title of a changed record. */
					__( 'Discard changes to “%s”', 'atelier' ),
					label
				) }
				onClick={ () => setAsking( true ) }
			>
				{ __( 'Discard', 'atelier' ) }
			</Button>
			{ isAsking && (
				<Confirm
					confirmButtonText={ __( 'Discard', 'atelier' ) }
					onCancel={ () => setAsking( false ) }
					onConfirm={ () => void discard() }
				>
					{ change.action === 'create'
						? sprintf(
								/* translators: %s: title of a record. */
								__(
									'Delete “%s”? It exists in this site draft only. This can’t be undone.',
									'atelier'
								),
								label
							)
						: sprintf(
								/* translators: %s: title of a record. */
								__(
									'Discard the changes to “%s” in this site draft? It will be as on your live site again. This can’t be undone.',
									'atelier'
								),
								label
							) }
				</Confirm>
			) }
		</div>
	);
}

/** The link to the record in the draft. */
function OpenButton( {
	draft,
	change,
	label,
}: ChangeProps & { readonly label: string } ) {
	const subject = documentOf( change );
	const isStyles = change.type === 'wp_global_styles';
	if ( ! subject && ! isStyles ) {
		return null;
	}
	const open = () => {
		const isHere = openDraft()?.id === draft.id;
		if ( subject ) {
			const params = { ...subject, isEditing: false };
			if ( isHere ) {
				navigate( documentRoute, params );
			} else {
				go( hrefOf( documentRoute, params ) );
			}
		} else if ( isHere ) {
			navigate( stylesRoute, { isEditing: false } );
		} else {
			go( hrefOf( stylesRoute, { isEditing: false } ) );
		}
	};
	const go = ( href: string ) =>
		switchDraft(
			draft,
			addressInDraft(
				draft.id,
				new URL( href, window.location.href ).href
			)
		);
	return (
		<Button
			size="compact"
			variant="tertiary"
			aria-label={ sprintf(
				/* translators: %s: title of a record. */
				__( 'Open “%s”', 'atelier' ),
				label
			) }
			onClick={ open }
		>
			{ __( 'Open', 'atelier' ) }
		</Button>
	);
}
