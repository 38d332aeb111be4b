/**
 * Files of gettext, with their messages in a list.
 *
 * @typedef {import('gettext-parser').GetTextTranslation} Entry
 * @typedef {{ headers: Record<string, string>, entries: Entry[] }} Catalogue
 */
import { po } from 'gettext-parser';

/** @param {Catalogue} catalogue */
export function formatPo( { headers, entries } ) {
	/** @type {import('gettext-parser').GetTextTranslations['translations']} */
	const translations = {};
	for ( const entry of entries ) {
		const inContext = ( translations[ entry.msgctxt ?? '' ] ??= {} );
		inContext[ entry.msgid ] = entry;
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
			.filter( ( { msgid } ) => msgid !== '' ),
	};
}

/**
 * @param {Catalogue} catalogue
 * @return {number} The number of plural forms of its language.
 */
export const pluralForms = ( { headers } ) =>
	Number(
		/nplurals=(\d)/.exec( headers[ 'Plural-Forms' ] ?? '' )?.[ 1 ] ?? 2
	);
