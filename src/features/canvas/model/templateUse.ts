/** What a template is for, as far as its slug says it. */
export type TemplateUse =
	| { readonly kind: 'chosen' }
	| { readonly kind: 'everything' }
	| { readonly kind: 'general'; readonly of: GeneralUse }
	| {
			/** One item alone, such as the page of one slug or the archive of one category. */
			readonly kind: 'one';
			readonly of: OneUse;
			readonly slug: string;
	  }
	| { readonly kind: 'type'; readonly type: string }
	| {
			readonly kind: 'oneOfType';
			readonly type: string;
			readonly slug: string;
	  }
	| { readonly kind: 'typeArchive'; readonly type: string }
	| { readonly kind: 'taxonomy'; readonly taxonomy: string };

export type GeneralUse = ( typeof GENERAL )[ number ];
export type OneUse = ( typeof ONE )[ number ];

const GENERAL = [
	'front-page',
	'home',
	'singular',
	'page',
	'single',
	'archive',
	'category',
	'tag',
	'taxonomy',
	'author',
	'date',
	'search',
	'404',
	'privacy-policy',
	'attachment',
] as const;

const ONE = [ 'page', 'category', 'tag', 'author' ] as const;

/**
 * Reads the slug of a template as WordPress's template hierarchy does.
 *
 * @param slug     Such as `single-book-dune`.
 * @param isCustom Whether it is one that is chosen by hand.
 * @param types    The names of the site's post types: both a type and a slug may have dashes.
 * @return Null where the slug is none of WordPress's own kinds.
 */
export function templateUse(
	slug: string,
	isCustom: boolean,
	types: readonly string[]
): TemplateUse | null {
	if ( isCustom ) {
		return { kind: 'chosen' };
	}
	if ( slug === 'index' ) {
		return { kind: 'everything' };
	}
	const general = GENERAL.find( ( name ) => name === slug );
	if ( general ) {
		return { kind: 'general', of: general };
	}
	const single = after( slug, 'single-' );
	if ( single !== null ) {
		return singleUse( single, types );
	}
	const archive = after( slug, 'archive-' );
	if ( archive !== null ) {
		return { kind: 'typeArchive', type: archive };
	}
	const taxonomy = after( slug, 'taxonomy-' );
	if ( taxonomy !== null ) {
		return { kind: 'taxonomy', taxonomy };
	}
	const one = ONE.find( ( name ) => slug.startsWith( `${ name }-` ) );
	return one
		? { kind: 'one', of: one, slug: slug.slice( one.length + 1 ) }
		: null;
}

function singleUse( rest: string, types: readonly string[] ): TemplateUse {
	// The longest name first: of `book` and `book-review` the latter is meant by `book-review-1`.
	const type = [ ...types ]
		.sort( ( a, b ) => b.length - a.length )
		.find( ( name ) => rest === name || rest.startsWith( `${ name }-` ) );
	return type === undefined || type === rest
		? { kind: 'type', type: rest }
		: { kind: 'oneOfType', type, slug: rest.slice( type.length + 1 ) };
}

const after = ( text: string, start: string ): string | null =>
	text.startsWith( start ) && text.length > start.length
		? text.slice( start.length )
		: null;
