import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Boundary } from '@/ui/Region';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { SidePanel } from '@/ui/SidePanel';
import { defineChunk, useChunk } from '@/ui/useChunk';
import type { BlockNotesProps } from './BlockNotes';
import type { NotesMarginProps } from './NotesMargin';
import type { NotesPanelProps } from './NotesPanel';
import type * as Parts from './parts';
import styles from './NotesSidebar.module.css';

const PARTS = defineChunk< typeof Parts >( () => import( './parts' ) );

/** Notes on blocks, loaded when the browser is idle. */
export function NotesOfBlocks( props: BlockNotesProps ) {
	const parts = useChunk( PARTS );
	return parts.status === 'ready' ? (
		<Boundary label={ __( 'Notes', 'atelier' ) } instead={ null }>
			<parts.value.BlockNotes { ...props } />
		</Boundary>
	) : null;
}

/** Open notes beside their blocks. */
export function NotesBeside( props: NotesMarginProps ) {
	const parts = useChunk( PARTS );
	return parts.status === 'ready' ? (
		<Boundary label={ __( 'Notes', 'atelier' ) } instead={ null }>
			<parts.value.NotesMargin { ...props } />
		</Boundary>
	) : null;
}

/** The panel with all notes, beside the canvas. */
export function NotesSidebar( {
	onClose,
	...props
}: NotesPanelProps & { readonly onClose: () => void } ) {
	const parts = useChunk( PARTS );
	return (
		<SidePanel
			side="end"
			label={ __( 'Notes', 'atelier' ) }
			closeLabel={ __( 'Close Notes', 'atelier' ) }
			onClose={ onClose }
			heading={
				<h2 className={ styles.heading }>
					{ __( 'Notes', 'atelier' ) }
				</h2>
			}
		>
			{ parts.status === 'ready' && (
				<parts.value.NotesPanel { ...props } />
			) }
			{ parts.status === 'loading' && (
				<div className={ styles.state }>
					<Spinner />
				</div>
			) }
			{ parts.status === 'failed' && (
				<Failure
					title={ __( 'Notes can’t be shown', 'atelier' ) }
					text={ messageFor( parts.error ) }
					onRetry={ parts.retry }
				/>
			) }
		</SidePanel>
	);
}
