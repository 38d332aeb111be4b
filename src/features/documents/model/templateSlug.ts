/** What decides which template WordPress puts around a post. */
export interface TemplateQuestion {
	readonly type: string;
	readonly id: string;
	readonly slug: string;
	/** The template that was chosen for this post by hand; empty where none was. */
	readonly chosen: string;
	readonly frontPageId: string;
	readonly postsPageId: string;
}

/** How to find the template: by its slug among the theme's templates, or by asking the server for the most specific one. */
export interface TemplateLookup {
	/** Tried in this order before the lookup; each counts only where a template of exactly this slug exists. */
	readonly exactly: readonly string[];
	/** The slug to look up; the server answers with the nearest template above it in the hierarchy. */
	readonly lookup: string;
}

/** WordPress's template hierarchy for one post. */
export function templateLookup( question: TemplateQuestion ): TemplateLookup {
	const { type, id, slug, chosen, frontPageId, postsPageId } = question;
	if ( type === 'page' && id === postsPageId ) {
		return { exactly: [], lookup: 'home' };
	}
	const exactly: string[] = [];
	if ( type === 'page' && id === frontPageId ) {
		exactly.push( 'front-page' );
	}
	if ( chosen !== '' ) {
		exactly.push( chosen );
	}
	const general = type === 'page' ? 'page' : `single-${ type }`;
	return {
		exactly,
		lookup: slug === '' ? general : `${ general }-${ slug }`,
	};
}
