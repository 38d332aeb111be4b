/**
 * Whether languages/atelier.pot contains every message, and whether translations keep the parts of messages that must
 * be kept: placeholders, tags, line breaks, spaces at the ends.
 */
import fs from 'node:fs';
import path from 'node:path';
import { keyOf } from '../i18n/messages.mjs';
import { parsePo, pluralForms } from '../i18n/po.mjs';
import { template } from '../i18n/sources.mjs';
import { root } from '../paths.mjs';

const folder = path.join( root, 'languages' );

/** @typedef {import('../i18n/po.mjs').Entry} Entry */

/**
 * @param {boolean} [isRelease] Whether all messages must be translated. Whoever adds one need not speak the languages.
 * @return {Promise<boolean>} Whether there are no problems; problems are printed.
 */
export function translationsAreSound( isRelease = false ) {
	const problems = [];
	const pot = fs.readFileSync( path.join( folder, 'atelier.pot' ), 'utf8' );
	if ( pot !== template() ) {
		problems.push( 'atelier.pot is out of date: npm run pot' );
	}
	const { entries } = parsePo( pot );
	for ( const { msgid, comments } of entries ) {
		if ( /%(?:\d+\$)?[sd]/.test( msgid ) && ! comments?.extracted ) {
			problems.push( `no comment for translators: ${ msgid }` );
		}
	}
	const keys = new Set( entries.map( keyOf ) );
	for ( const name of fs.readdirSync( folder ) ) {
		if ( name.endsWith( '.po' ) ) {
			const text = fs.readFileSync( path.join( folder, name ), 'utf8' );
			problems.push(
				...problemsOf( text, keys, isRelease ).map(
					( one ) => `${ name }: ${ one }`
				)
			);
		}
	}
	problems.forEach( ( problem ) => console.error( problem ) );
	return Promise.resolve( problems.length === 0 );
}

/**
 * @param {string}              text A translation file.
 * @param {ReadonlySet<string>} keys    The keys of all messages.
 * @param {boolean}             isWhole Whether all must be translated.
 */
function problemsOf( text, keys, isWhole ) {
	const catalogue = parsePo( text );
	const { entries } = catalogue;
	const forms = pluralForms( catalogue );
	const own = new Set( entries.map( keyOf ) );
	return [
		...[ ...keys ]
			.filter( ( key ) => ! own.has( key ) )
			.map( ( key ) => `lacks “${ key }”` ),
		...[ ...own ]
			.filter( ( key ) => ! keys.has( key ) )
			.map( ( key ) => `has “${ key }”, which nothing says` ),
		...entries.flatMap( ( entry ) => {
			const isOpen = ! entry.msgstr.some( Boolean );
			const problem =
				isOpen && ! isWhole ? '' : problemOf( entry, forms );
			return problem ? [ `“${ entry.msgid }” ${ problem }` ] : [];
		} ),
	];
}

/**
 * @param {Entry}  entry
 * @param {number} forms The number of the language's plural forms.
 */
function problemOf( { msgid: id, msgid_plural: plural, ...entry }, forms ) {
	const { msgstr: translations, comments } = entry;
	const isFuzzy = comments?.flag?.includes( 'fuzzy' );
	if ( isFuzzy || translations.length === 0 || translations.includes( '' ) ) {
		return 'isn’t translated';
	}
	if ( translations.length !== ( plural === undefined ? 1 : forms ) ) {
		return 'has a wrong number of plural forms';
	}
	if ( translations.some( ( text ) => edgesOf( text ) !== edgesOf( id ) ) ) {
		return 'has other spaces at its ends';
	}
	const wanted = [ id, plural ?? id ].map( marksOf );
	return translations.every(
		( text, form ) =>
			wanted.includes( marksOf( text ) ) ||
			// The forms for zero, one or two may be words.
			( plural !== undefined && form < forms - 1 )
	)
		? ''
		: 'has other values, tags or line breaks';
}

/** @param {string} text */
const marksOf = ( text ) =>
	( text.match( /%(?:\d+\$)?[sd]|<\/?[a-z][^>]*>|\n/gi ) ?? [] )
		.map( ( mark ) => mark.replace( /\d+\$/, '' ) )
		.sort()
		.join( ' ' );

/** @param {string} text */
const edgesOf = ( text ) =>
	`${ /^\s*/.exec( text )?.[ 0 ] ?? '' }…${ /\s*$/.exec( text )?.[ 0 ] ?? '' }`;
