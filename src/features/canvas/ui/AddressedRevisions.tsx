import {
	anyRoute,
	currentAddress,
	navigate,
	useAddress,
} from '../../../routing';
import type { DocumentRef } from '../../documents/index.model';
import { Revisions } from '../../revisions/index.editor';
import { useFrameLayout } from './useFrameLayout';

const ARGUMENT = 'revision';

/** Opens the revisions of the document, at one of them or the newest, in its address; null closes them. */
export function openRevisions( revision: number | 'newest' | null ): void {
	const { path, query } = currentAddress.get();
	const { [ ARGUMENT ]: _closed, ...others } = query;
	navigate(
		anyRoute,
		{
			path,
			query:
				revision === null
					? others
					: { ...others, [ ARGUMENT ]: String( revision ) },
		},
		{ replace: true }
	);
}

/** The revisions dialog, if the address names a revision. */
export function AddressedRevisions( {
	document,
}: {
	readonly document: DocumentRef;
} ) {
	const wanted = useAddress().query[ ARGUMENT ];
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
