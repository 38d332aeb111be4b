import { ok, type Result } from '../../../kernel/result';
import type { ListedFamily, SiteFonts } from '../model/siteFonts';
import { deleteFamily } from './requests';

/**
 * Takes a family with its files off the server and out of the site's fonts, edited and saved.
 *
 * @return What became of it, and whether the server does not have it any more.
 */
export async function removeInstalled(
	{ id, slug }: ListedFamily,
	fonts: SiteFonts
): Promise< { readonly result: Result< void >; readonly isGone: boolean } > {
	const deleted = await deleteFamily( id );
	// Someone else may have deleted it in the meantime; what refers to it goes anyway.
	if ( ! deleted.ok && deleted.error.code !== 'missing' ) {
		return { result: deleted, isGone: false };
	}
	const isUsed = [ ...fonts.active.custom, ...fonts.saved.custom ].some(
		( family ) => family.slug === slug
	);
	return {
		result: isUsed
			? await fonts.saveChange( ( active ) => ( {
					...active,
					custom: active.custom.filter(
						( family ) => family.slug !== slug
					),
				} ) )
			: ok( undefined ),
		isGone: true,
	};
}
