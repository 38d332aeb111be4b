import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SidePanel } from '@/ui/SidePanel';
import { useSignal } from '@/ui/useSignal';
import { documentKey } from '@/features/documents/index.model';
import { blockOfDraft } from '../data/drafts';
import { isMarginHidden, openNote, wantedFocus } from '../data/selection';
import { NOTE_KEY, useMargin, type Placed } from '../data/useMargin';
import { useThreads } from '../data/useThreads';
import type { Thread } from '../model/threads';
import { BegunNotes, useBegunBlocks } from './BegunNotes';
import { NotesList } from './NotesList';
import type { NotesPanelProps } from './NotesPanel';
import { ThreadCard } from './ThreadCard';
import { keyAfter, useNotesOfSelected } from './useNotesOfSelected';
import styles from './NotesMargin.module.css';

export interface NotesMarginProps extends Omit<
	NotesPanelProps,
	'isInTemplate'
> {
	/** The canvas' frame; null before it has rendered. */
	readonly canvas: HTMLIFrameElement | null;
	/** Opens the panel with all notes. */
	readonly onAll: () => void;
	/** Moves the focus to the control beside the notes if no block is selected. */
	readonly onHidden: () => void;
}

/** The open notes beside their blocks, if there are any. */
export function NotesMargin( props: NotesMarginProps ) {
	const { document } = props;
	const { load, threads } = useThreads( document );
	const opened = useSignal( openNote );
	const begun = useBegunBlocks( documentKey( document ) );
	const isHidden = useSignal( isMarginHidden );
	const seen = useRef( new Set< number >() );
	for ( const { note } of threads.open ) {
		seen.current.add( note.id );
	}
	// A note resolved here stays until another one is selected.
	const shown = [ ...threads.open, ...threads.resolved ].filter(
		( { note } ) =>
			! note.isResolved ||
			( note.id === opened && seen.current.has( note.id ) )
	);
	return isHidden || shown.length + begun.length === 0 ? null : (
		<Margin
			{ ...props }
			shown={ shown }
			begun={ begun }
			isLoaded={ load.status === 'ready' }
		/>
	);
}

function Margin( {
	document,
	canvas,
	shown,
	begun,
	isLoaded,
	onAll,
	onHidden,
	onReveal,
	onShow,
}: NotesMarginProps & {
	readonly shown: readonly Thread[];
	readonly begun: readonly string[];
	readonly isLoaded: boolean;
} ) {
	const opened = useSignal( openNote );
	const selected = useSelect(
		( select ) => select( blockEditorStore ).getSelectedBlockClientId(),
		[]
	);
	useNotesOfSelected( shown, selected, isLoaded );
	const besides: readonly Placed[] = [
		...begun.map( ( clientId ) => ( {
			key: newKey( clientId ),
			id: null,
			clientId: blockOfDraft( clientId ),
		} ) ),
		...shown.map( ( { note, anchor } ) => ( {
			key: String( note.id ),
			id: note.id,
			clientId: anchor?.clientId ?? null,
		} ) ),
	];
	const [ first ] = begun;
	const { list, margin } = useMargin(
		canvas,
		besides,
		first === undefined ? String( opened ) : newKey( first )
	);
	const hide = () => {
		isMarginHidden.set( true );
		if ( selected === null ) {
			onHidden();
		} else {
			onShow( selected );
		}
	};
	const placed = ( key: string ) => ( {
		[ NOTE_KEY ]: key,
		style: { transform: `translateY(${ margin?.places[ key ] ?? 0 }px)` },
	} );
	return (
		<SidePanel
			side="end"
			label={ __( 'Notes', 'atelier' ) }
			closeLabel={ __( 'Hide notes', 'atelier' ) }
			onClose={ hide }
			heading={
				<div className={ styles.heading }>
					<h2>{ __( 'Notes', 'atelier' ) }</h2>
					<Button size="small" variant="tertiary" onClick={ onAll }>
						{ __( 'All notes', 'atelier' ) }
					</Button>
				</div>
			}
		>
			<div
				ref={ list }
				className={ styles.margin }
				data-placed={ margin !== null }
				style={
					margin
						? {
								blockSize: margin.height,
								backgroundColor: margin.background,
							}
						: {}
				}
			>
				<BegunNotes
					document={ document }
					target={ selected }
					onShow={ onShow }
					propsOf={ ( clientId ) => placed( newKey( clientId ) ) }
				/>
				<NotesList name={ __( 'Notes', 'atelier' ) }>
					{ shown.map( ( thread ) => {
						const { note, anchor } = thread;
						return (
							<li
								key={ note.id }
								{ ...placed( String( note.id ) ) }
							>
								<ThreadCard
									document={ document }
									thread={ thread }
									isOpen={ note.id === opened }
									onOpen={ () => {
										openNote.set( note.id );
										if ( anchor ) {
											onReveal( anchor.clientId );
										}
									} }
									onShow={
										anchor
											? () => onShow( anchor.clientId )
											: null
									}
									onAttach={ null }
									onRemoved={ () => {
										const next = keyAfter( shown, note.id );
										if ( next !== null ) {
											wantedFocus.set( next );
										} else if ( anchor ) {
											onShow( anchor.clientId );
										}
									} }
								/>
							</li>
						);
					} ) }
				</NotesList>
			</div>
		</SidePanel>
	);
}

const newKey = ( clientId: string ): string => `new ${ clientId }`;
