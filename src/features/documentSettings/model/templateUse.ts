import { decodeSlug } from '@/kernel/decodeSlug';

/** The use of a template according to its slug. */
export type TemplateUse =
	| { readonly kind: 'chosen' }
	| { readonly kind: 'everything' }
	| { readonly kind: 'general'; readonly of: GeneralUse }
	| {
			/** A single item, such as the page with one slug or the archive of one category. */
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
 * Parses a template slug with the rules of WordPress's template hierarchy.
 *
 * @param slug     For example `single-book-dune`.
 * @param isCustom Whether it is a custom template.
 * @param types    The names of the site's post types: both types and slugs may contain hyphens.
 * @return Null if the slug isn't part of the hierarchy.
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
		? {
				kind: 'one',
				of: one,
				slug: decodeSlug( slug.slice( one.length + 1 ) ),
			}
		: null;
}

function singleUse( rest: string, types: readonly string[] ): TemplateUse {
	// The longest match: with the types `book` and `book-review`, `book-review-1` belongs to the latter.
	const type = [ ...types ]
		.sort( ( a, b ) => b.length - a.length )
		.find( ( name ) => rest === name || rest.startsWith( `${ name }-` ) );
	return type === undefined || type === rest
		? { kind: 'type', type: rest }
		: {
				kind: 'oneOfType',
				type,
				slug: decodeSlug( rest.slice( type.length + 1 ) ),
			};
}

const after = ( text: string, start: string ): string | null =>
	text.startsWith( start ) && text.length > start.length
		? text.slice( start.length )
		: null;
