import { ok, type Result } from '@/kernel/result';
import type { ListedFamily, SiteFonts } from '../model/siteFonts';
import { deleteFamily } from './requests';

/**
 * Deletes a family with its files on the server, and removes it from the site's fonts, both edited and saved.
 *
 * @return The result, and whether the family no longer exists on the server.
 */
export async function removeInstalled(
	{ id, slug }: ListedFamily,
	fonts: SiteFonts
): Promise< { readonly result: Result< void >; readonly isGone: boolean } > {
	const deleted = await deleteFamily( id );
	// If another user has deleted it in the meantime, its references are still removed.
	if ( ! deleted.ok && deleted.error.code !== 'missing' ) {
		return { result: deleted, isGone: false };
	}
	const isUsed = [ ...fonts.active.custom, ...fonts.saved.custom ].some(
		( family ) => family.slug === slug
	);
	return {
		result: isUsed
			? await fonts.saveChange(
					( active ) => ( {
						...active,
						custom: active.custom.filter(
							( family ) => family.slug !== slug
						),
					} ),
					[ slug ]
				)
			: ok( undefined ),
		isGone: true,
	};
}
