import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import type { GeneralUse, OneUse, TemplateUse } from '../model/templateUse';

/**
 * The use of a template in words.
 *
 * @param use
 * @param labelOf Returns the singular name of a post type.
 */
export function templateUseLabel(
	use: TemplateUse,
	labelOf: ( type: string ) => string
): string {
	switch ( use.kind ) {
		case 'chosen':
			return __( 'Pages and posts you choose it for', 'atelier' );
		case 'everything':
			return __( 'Anything without a more specific template', 'atelier' );
		case 'general':
			return GENERAL[ use.of ]();
		case 'one':
			return ONE[ use.of ]( use.slug );
		case 'type':
			return sprintf(
				/* translators: %s: singular name of a type of content, such as "Book". */
				__( 'Single items: %s', 'atelier' ),
				labelOf( use.type )
			);
		case 'oneOfType':
			return sprintf(
				/* translators: 1: singular name of a type of content, such as "Book". 2: a slug. */
				__( '%1$s with the slug “%2$s”', 'atelier' ),
				labelOf( use.type ),
				use.slug
			);
		case 'typeArchive':
			return sprintf(
				/* translators: %s: singular name of a type of content, such as "Book". */
				__( 'Archive: %s', 'atelier' ),
				labelOf( use.type )
			);
		case 'taxonomy':
			return sprintf(
				/* translators: %s: name of a taxonomy, such as "genre". */
				__( 'Archives by taxonomy: %s', 'atelier' ),
				use.taxonomy
			);
		default:
			return assertNever( use );
	}
}

const GENERAL: Readonly< Record< GeneralUse, () => string > > = {
	'front-page': () => __( 'The site’s homepage', 'atelier' ),
	home: () => __( 'The list of latest posts', 'atelier' ),
	singular: () => __( 'All single posts and pages', 'atelier' ),
	page: () => __( 'All pages', 'atelier' ),
	single: () => __( 'All single posts', 'atelier' ),
	archive: () => __( 'Archives by category, tag, author or date', 'atelier' ),
	category: () => __( 'Category archives', 'atelier' ),
	tag: () => __( 'Tag archives', 'atelier' ),
	taxonomy: () => __( 'Custom taxonomy archives', 'atelier' ),
	author: () => __( 'Author archives', 'atelier' ),
	date: () => __( 'Date archives', 'atelier' ),
	search: () => __( 'Search results', 'atelier' ),
	'404': () => __( 'Pages that can’t be found (404)', 'atelier' ),
	'privacy-policy': () => __( 'The Privacy Policy page', 'atelier' ),
	attachment: () => __( 'Attachment pages', 'atelier' ),
};

const ONE: Readonly< Record< OneUse, ( slug: string ) => string > > = {
	page: ( slug ) =>
		/* translators: %s: a slug. */
		sprintf( __( 'The page with the slug “%s”', 'atelier' ), slug ),
	category: ( slug ) =>
		/* translators: %s: a slug. */
		sprintf( __( 'Archive of the category “%s”', 'atelier' ), slug ),
	tag: ( slug ) =>
		/* translators: %s: a slug. */
		sprintf( __( 'Archive of the tag “%s”', 'atelier' ), slug ),
	author: ( slug ) =>
		/* translators: %s: the name of an author in addresses. */
		sprintf( __( 'Archive of the author “%s”', 'atelier' ), slug ),
};
