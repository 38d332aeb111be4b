import { useFrameLayout } from '@/features/canvas/index.editor';
import type { DocumentRef } from '@/features/documents/index.model';
import {
	openRevisions,
	Revisions,
	useAddressedRevision,
} from '@/features/revisions/index.editor';

/** The revisions dialog, if the address names a revision. */
export function AddressedRevisions( {
	document,
}: {
	readonly document: DocumentRef;
} ) {
	const wanted = useAddressedRevision();
	const frame = useFrameLayout( document.type );
	return wanted === undefined ? null : (
		<Revisions
			document={ document }
			frame={ frame }
			revision={ Number( wanted ) || null }
			onRevision={ openRevisions }
			onClose={ () => openRevisions( null ) }
		/>
	);
}
