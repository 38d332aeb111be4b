import { SETTINGS, type SiteSettings } from './site';

/** The problem with the chosen pages: no homepage, or the same page for both roles. */
export type HomepageProblem = 'none' | 'same';

type Homepage = Pick<
	SiteSettings,
	'hasStaticHomepage' | 'homepage' | 'postsPage'
>;

export function homepageProblem( {
	hasStaticHomepage,
	homepage,
	postsPage,
}: Homepage ): HomepageProblem | null {
	if ( ! hasStaticHomepage ) {
		return null;
	}
	if ( homepage === 0 ) {
		return 'none';
	}
	return homepage === postsPage ? 'same' : null;
}

/** Whether a setting only makes sense together with the others about the homepage. */
export const isAboutHomepage = ( property: string | undefined ): boolean =>
	property === SETTINGS.hasStaticHomepage ||
	property === SETTINGS.homepage ||
	property === SETTINGS.postsPage;

/** A typed number of posts; null if it is invalid. */
export function parsePostsPerPage( text: string ): number | null {
	const number = /^\d{1,6}$/.test( text.trim() ) ? Number( text ) : 0;
	return number > 0 ? number : null;
}

/** The settings that belong to a template: those of the homepage, or of lists of posts, too. */
export function settingsOfTemplate(
	slug: string
): 'homepage' | 'posts' | null {
	switch ( slug ) {
		case 'front-page':
			return 'homepage';
		case 'home':
		case 'index':
			return 'posts';
		default:
			return null;
	}
}
