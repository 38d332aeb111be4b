/** The properties of a post that determine its template. */
export interface TemplateQuestion {
	readonly type: string;
	readonly id: string;
	readonly slug: string;
	/** The slug of the post's custom template; empty without one. */
	readonly chosen: string;
	readonly frontPageId: string;
	readonly postsPageId: string;
}

/**
 * The ways to find the template: by slug among the theme's templates, or by asking the server for the most specific
 * one.
 */
export interface TemplateLookup {
	/** Slugs to try in this order before the lookup; only exact matches count. */
	readonly exactly: readonly string[];
	/** The slug to look up; the server finds the most specific template in the hierarchy. */
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
