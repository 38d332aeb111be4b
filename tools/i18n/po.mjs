/**
 * Files of gettext, with their messages in a list.
 *
 * @typedef {import('./messages.mjs').Message} Message
 * @typedef {Message & { translations: string[], isFuzzy?: boolean }} Entry
 * @typedef {{ headers: Readonly<Record<string, string>>, entries: Entry[] }} Catalogue
 */
import { po } from 'gettext-parser';

/** @param {Catalogue} catalogue */
export function formatPo( { headers, entries } ) {
	/** @type {import('gettext-parser').GetTextTranslations['translations']} */
	const translations = {};
	for ( const { id, plural, context = '', ...entry } of entries ) {
		( translations[ context ] ??= {} )[ id ] = {
			msgid: id,
			msgctxt: context,
			...( plural === undefined ? {} : { msgid_plural: plural } ),
			msgstr:
				entry.translations.length > 0 || plural === undefined
					? entry.translations
					: [ '', '' ],
			comments: {
				extracted: entry.comments.join( '\n' ),
				reference: entry.references.join( '\n' ),
				flag: entry.isFuzzy ? 'fuzzy' : '',
				translator: '',
				previous: '',
			},
		};
	}
	const text = po.compile(
		{ charset: 'utf-8', headers, translations },
		{ foldLength: 0 }
	);
	return text.toString();
}

/**
 * @param {string} text
 * @return {Catalogue} Its messages.
 */
export function parsePo( text ) {
	const { headers, translations } = po.parse( text );
	return {
		headers,
		entries: Object.values( translations )
			.flatMap( ( inContext ) => Object.values( inContext ) )
			.filter( ( { msgid } ) => msgid !== '' )
			.map( ( entry ) => ( {
				id: entry.msgid,
				...( entry.msgid_plural === undefined
					? {}
					: { plural: entry.msgid_plural } ),
				...( entry.msgctxt ? { context: entry.msgctxt } : {} ),
				comments: linesOf( entry.comments?.extracted ),
				references: linesOf( entry.comments?.reference ),
				translations: entry.msgstr,
				isFuzzy: entry.comments?.flag?.includes( 'fuzzy' ) ?? false,
			} ) ),
	};
}

const linesOf = ( text = '' ) => text.split( '\n' ).filter( Boolean );

/**
 * @param {Catalogue} catalogue
 * @return {number} The number of plural forms of its language.
 */
export const pluralForms = ( { headers } ) =>
	Number(
		/nplurals=(\d)/.exec( headers[ 'Plural-Forms' ] ?? '' )?.[ 1 ] ?? 2
	);
