import { SETTINGS, type SiteSettings } from './site';

/** The problem with the chosen pages: none for the homepage, or one for two purposes. */
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

/** Whether a setting is one of those that only make sense together. */
export const isAboutHomepage = ( property: string | undefined ): boolean =>
	property === SETTINGS.hasStaticHomepage ||
	property === SETTINGS.homepage ||
	property === SETTINGS.postsPage;

/** A number of posts as it was typed; null where a site can't have that. */
export function parsePostsPerPage( text: string ): number | null {
	const number = /^\d{1,6}$/.test( text.trim() ) ? Number( text ) : 0;
	return number > 0 ? number : null;
}

/** Which of these settings belong to a template: the homepage's, or those of lists of posts as well. */
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
