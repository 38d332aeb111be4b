import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Failure } from '../../../ui/Failure';
import { messageFor } from '../../../ui/messages';
import { Boundary } from '../../../ui/Region';
import { defineChunk, useChunk } from '../../../ui/useChunk';
import { openedLibrary, type LibraryEntry } from '../data/openLibrary';
import type { SiteFonts } from '../model/siteFonts';
import { Waiting } from './Waiting';

const LIBRARY = defineChunk( () => import( '.' ) );

interface FontLibraryDialogProps {
	/** The fonts of the site's styles; null until they have been loaded. */
	readonly fonts: SiteFonts | null;
	readonly entry: LibraryEntry;
}

/** The library, whose code is loaded when it is first opened. */
export function FontLibraryDialog( { fonts, entry }: FontLibraryDialogProps ) {
	return (
		<Modal
			title={ __( 'Fonts', 'atelier' ) }
			isFullScreen
			overlayClassName="atelier-overlay"
			onRequestClose={ () => openedLibrary.set( null ) }
		>
			<Boundary label={ __( 'Fonts', 'atelier' ) }>
				<Loaded fonts={ fonts } entry={ entry } />
			</Boundary>
		</Modal>
	);
}

function Loaded( { fonts, entry }: FontLibraryDialogProps ) {
	const chunk = useChunk( LIBRARY );
	if ( chunk.status === 'failed' ) {
		return (
			<Failure
				title={ __(
					'The font library could not be loaded',
					'atelier'
				) }
				text={ messageFor( chunk.error ) }
				details={ JSON.stringify( chunk.error ) }
				onRetry={ chunk.retry }
			/>
		);
	}
	return chunk.status === 'ready' && fonts ? (
		<chunk.value.FontLibrary fonts={ fonts } entry={ entry } />
	) : (
		<Waiting />
	);
}
