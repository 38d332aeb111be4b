import { OnceLoaded } from '@/ui/OnceLoaded';
import { defineChunk } from '@/ui/useChunk';
import type * as Dialog from './RevisionsDialog';
import type { RevisionsDialogProps } from './RevisionsDialog';

const DIALOG = defineChunk< typeof Dialog >(
	() => import( './RevisionsDialog' )
);

/** The revisions dialog, once it has been loaded. */
export const Revisions = ( props: RevisionsDialogProps ) => (
	<OnceLoaded of={ DIALOG } onClose={ props.onClose }>
		{ ( { RevisionsDialog } ) => <RevisionsDialog { ...props } /> }
	</OnceLoaded>
);
