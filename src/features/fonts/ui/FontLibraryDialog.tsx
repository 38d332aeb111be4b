import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { Boundary } from '@/ui/Region';
import { defineChunk, useChunk } from '@/ui/useChunk';
import { useActiveFaces } from '../data/useActiveFaces';
import { openedLibrary, type LibraryEntry } from '../data/openLibrary';
import type { SiteFonts } from '../model/siteFonts';
import type { UsedFonts } from '../model/usedFonts';
import type * as Library from '.';
import { Waiting } from './Waiting';

const LIBRARY = defineChunk< typeof Library >( () => import( '.' ) );

interface FontLibraryDialogProps {
	/** The fonts of the site's styles; null until they are loaded. */
	readonly fonts: SiteFonts | null;
	/** The fonts that styles use; null until they are loaded. */
	readonly used: UsedFonts | null;
	readonly entry: LibraryEntry;
}

/** The library; its code loads when it is first opened. */
export function FontLibraryDialog( props: FontLibraryDialogProps ) {
	useActiveFaces( props.fonts?.active ?? null );
	return (
		<Modal
			title={ __( 'Fonts', 'atelier' ) }
			isFullScreen
			overlayClassName="atelier-overlay"
			onRequestClose={ () => openedLibrary.set( null ) }
		>
			<Boundary label={ __( 'Fonts', 'atelier' ) }>
				<Loaded { ...props } />
			</Boundary>
		</Modal>
	);
}

function Loaded( { fonts, used, entry }: FontLibraryDialogProps ) {
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
	return chunk.status === 'ready' && fonts && used ? (
		<chunk.value.FontLibrary
			fonts={ fonts }
			used={ used }
			entry={ entry }
		/>
	) : (
		<Waiting />
	);
}
