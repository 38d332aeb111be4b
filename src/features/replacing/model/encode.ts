import { attributesJson } from '@/kernel/attributesText';

/** Text as it is written between tags. */
export const htmlText = ( text: string ): string =>
	text
		.replace( /&/g, '&amp;' )
		.replace( /</g, '&lt;' )
		.replace( />/g, '&gt;' );

/**
 * The same as WordPress stores it in titles and excerpts: with “&” as it is typed, unless it would begin an entity.
 *
 * @param text Text between tags.
 * @param rest What follows it.
 */
export const typedAmpersands = ( text: string, rest: string ): string =>
	text.replace( /&amp;/g, ( entity, at: number ) =>
		/^#?\w+;/.test( text.slice( at + entity.length ) + rest ) ? entity : '&'
	);

/** Text as it is written between the quotes of an attribute. */
export const htmlAttribute = ( text: string ): string =>
	htmlText( text ).replace( /"/g, '&quot;' ).replace( /'/g, '&#039;' );

/** Text as it is written between the quotes of a string in a block's attributes. */
export const jsonText = ( text: string ): string =>
	attributesJson( text ).slice( 1, -1 );
