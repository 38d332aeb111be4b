import type { UnknownRecord } from '@/kernel/guards';
import { SETTINGS, type SiteSettings } from './site';

/** A role of a page for the whole site. */
export type PageRole = 'homepage' | 'postsPage';

/** The settings that give a page its role, in an order in which each can be saved. */
export function settingsFor(
	role: PageRole,
	id: number,
	{ postsPage }: SiteSettings
): UnknownRecord {
	return role === 'homepage'
		? {
				// Left over from an earlier homepage.
				...( postsPage === id ? { [ SETTINGS.postsPage ]: 0 } : {} ),
				[ SETTINGS.homepage ]: id,
				[ SETTINGS.hasStaticHomepage ]: 'page',
			}
		: { [ SETTINGS.postsPage ]: id };
}

/** The page with a role; 0 for none. */
export const pageWith = (
	role: PageRole,
	{ hasStaticHomepage, homepage, postsPage }: SiteSettings
): number =>
	hasStaticHomepage ? ( role === 'homepage' ? homepage : postsPage ) : 0;

/** The reason why a page can't get a role; null if it can. */
export function assignmentProblem(
	role: PageRole,
	id: number,
	site: SiteSettings
): 'already' | 'other' | 'posts' | null {
	if ( pageWith( role, site ) === id ) {
		return 'already';
	}
	if ( role === 'postsPage' && ! site.hasStaticHomepage ) {
		return 'posts';
	}
	return pageWith( role === 'homepage' ? 'postsPage' : 'homepage', site ) ===
		id
		? 'other'
		: null;
}
