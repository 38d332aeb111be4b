import { anyRoute, currentAddress, navigate, useAddress } from '@/routing';

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

/** The revision in the address, as it is written there; undefined if the revisions are closed. */
export const useAddressedRevision = (): string | undefined =>
	useAddress().query[ ARGUMENT ];
