import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '../../../kernel/invariant';
import type { GeneralUse, OneUse, TemplateUse } from '../model/templateUse';

/**
 * Where a template is used, in words.
 *
 * @param use
 * @param labelOf The singular name of a post type.
 */
export function templateUseWords(
	use: TemplateUse,
	labelOf: ( type: string ) => string
): string {
	switch ( use.kind ) {
		case 'chosen':
			return __( 'Pages and posts it is chosen for', 'atelier' );
		case 'everything':
			return __( 'Everything without a template of its own', 'atelier' );
		case 'general':
			return GENERAL[ use.of ]();
		case 'one':
			return ONE[ use.of ]( use.slug );
		case 'type':
			return sprintf(
				/* translators: %s: singular name of a type of content, such as "Book". */
				__( 'Every single item of “%s”', 'atelier' ),
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
				__( 'The list of all of “%s”', 'atelier' ),
				labelOf( use.type )
			);
		case 'taxonomy':
			return sprintf(
				/* translators: %s: name of a taxonomy, such as "genre". */
				__( 'Lists by “%s”', 'atelier' ),
				use.taxonomy
			);
		default:
			return assertNever( use );
	}
}

const GENERAL: Readonly< Record< GeneralUse, () => string > > = {
	'front-page': () => __( 'The site’s home page', 'atelier' ),
	home: () => __( 'The list of latest posts', 'atelier' ),
	singular: () => __( 'Every single post and page', 'atelier' ),
	page: () => __( 'Every page', 'atelier' ),
	single: () => __( 'Every single post', 'atelier' ),
	archive: () => __( 'Lists by category, tag, author or date', 'atelier' ),
	category: () => __( 'Lists by category', 'atelier' ),
	tag: () => __( 'Lists by tag', 'atelier' ),
	taxonomy: () => __( 'Lists by terms of plugins', 'atelier' ),
	author: () => __( 'Lists by author', 'atelier' ),
	date: () => __( 'Lists by date', 'atelier' ),
	search: () => __( 'Search results', 'atelier' ),
	'404': () => __( 'Addresses where nothing is found', 'atelier' ),
	'privacy-policy': () => __( 'The privacy policy', 'atelier' ),
	attachment: () => __( 'Pages of single media files', 'atelier' ),
};

const ONE: Readonly< Record< OneUse, ( slug: string ) => string > > = {
	page: ( slug ) =>
		/* translators: %s: a slug. */
		sprintf( __( 'The page with the slug “%s”', 'atelier' ), slug ),
	category: ( slug ) =>
		/* translators: %s: a slug. */
		sprintf( __( 'The list of the category “%s”', 'atelier' ), slug ),
	tag: ( slug ) =>
		/* translators: %s: a slug. */
		sprintf( __( 'The list of the tag “%s”', 'atelier' ), slug ),
	author: ( slug ) =>
		/* translators: %s: the name of an author in addresses. */
		sprintf( __( 'The list of the author “%s”', 'atelier' ), slug ),
};
