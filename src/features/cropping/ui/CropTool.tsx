import { ToolbarButton } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { crop as cropIcon } from '@wordpress/icons';
import { BlockToolbarFill } from '@/platform/experimental/toolbarFill';
import { defineChunk, useChunk } from '@/ui/useChunk';
import { useCroppable, type CroppedBlock } from '../data/cropping';
import type * as Dialog from './CropDialog';
import type { CropDialogProps } from './CropDialog';

/** The toolbar button that crops the image of the selected block. */
export function CropTool() {
	const block = useCroppable();
	const [ cropped, setCropped ] = useState< CroppedBlock | null >( null );
	return (
		<>
			{ block && (
				<BlockToolbarFill>
					<ToolbarButton
						icon={ cropIcon }
						label={ __( 'Crop', 'atelier' ) }
						onClick={ () => setCropped( block ) }
					/>
				</BlockToolbarFill>
			) }
			{ cropped && (
				<Loaded
					block={ cropped }
					onClose={ () => setCropped( null ) }
				/>
			) }
		</>
	);
}

const DIALOG = defineChunk< typeof Dialog >( () => import( './CropDialog' ) );

function Loaded( props: CropDialogProps ) {
	const dialog = useChunk( DIALOG );
	return dialog.status === 'ready' ? (
		<dialog.value.CropDialog { ...props } />
	) : null;
}
