/**
 * Parses and formats gettext files.
 *
 * @typedef {import('./messages.mjs').Message} Message
 * @typedef {Message & { translations: string[], isFuzzy?: boolean }} Entry
 * @typedef {{ headers: Readonly<Record<string, string>>, entries: Entry[] }} Catalogue
 */

/** @param {string} text */
const quote = ( text ) =>
	`"${ text.replace( /[\\"]/g, '\\$&' ).replaceAll( '\n', '\\n' ).replaceAll( '\t', '\\t' ) }"`;

/** @param {string} text Without its quotation marks. */
const unquote = ( text ) =>
	text.replace( /\\(.)/g, ( _, character ) =>
		character === 'n' ? '\n' : character === 't' ? '\t' : character
	);

/** @param {Catalogue} catalogue */
export function formatPo( { headers, entries } ) {
	const head = Object.entries( headers )
		.map(
			( [ name, value ] ) => `${ quote( `${ name }: ${ value }\n` ) }\n`
		)
		.join( '' );
	return [
		`msgid ""\nmsgstr ""\n${ head }`,
		...entries.map( formatEntry ),
	].join( '\n' );
}

/** @param {Entry} entry */
function formatEntry( {
	id,
	plural,
	context,
	comments,
	references,
	translations,
	isFuzzy,
} ) {
	return [
		...comments.map( ( comment ) => `#. ${ comment }` ),
		...references.map( ( file ) => `#: ${ file }` ),
		...( isFuzzy ? [ '#, fuzzy' ] : [] ),
		...( context === undefined ? [] : [ `msgctxt ${ quote( context ) }` ] ),
		`msgid ${ quote( id ) }`,
		...( plural === undefined
			? [ `msgstr ${ quote( translations[ 0 ] ?? '' ) }` ]
			: [
					`msgid_plural ${ quote( plural ) }`,
					...( translations.length > 0
						? translations
						: [ '', '' ]
					).map(
						( text, index ) =>
							`msgstr[${ index }] ${ quote( text ) }`
					),
				] ),
		'',
	].join( '\n' );
}

/**
 * @param {Catalogue} catalogue
 * @return {number} The number of plural forms of its language.
 */
export const pluralForms = ( { headers } ) =>
	Number(
		/nplurals=(\d)/.exec( headers[ 'Plural-Forms' ] ?? '' )?.[ 1 ] ?? 2
	);

/**
 * @param {string} text
 * @return {Catalogue} Its messages.
 */
export function parsePo( text ) {
	const [ first, ...entries ] = text
		.split( /\n{2,}/ )
		.filter( ( block ) => /^msgid/m.test( block ) )
		.map( parseEntry );
	const lines = ( first?.translations[ 0 ] ?? '' )
		.split( '\n' )
		.filter( Boolean );
	return {
		headers: Object.fromEntries(
			lines.map( ( line ) => {
				const [ name = '', ...value ] = line.split( ': ' );
				return [ name, value.join( ': ' ) ];
			} )
		),
		entries,
	};
}

/**
 * @param {string} block
 * @return {Entry} One message with its translations.
 */
function parseEntry( block ) {
	/** @type {Entry} */
	const entry = { id: '', comments: [], references: [], translations: [] };
	/** @type {[ name: string, value: string ][]} */
	const fields = [];
	for ( const line of block.split( '\n' ) ) {
		const [ , mark, rest = '' ] = /^#([.:,])? ?(.*)$/.exec( line ) ?? [];
		const [ , name = '', value = '' ] =
			/^([a-z_]+(?:\[\d+\])?)? ?"(.*)"$/.exec( line ) ?? [];
		if ( mark === '.' ) {
			entry.comments.push( rest );
		} else if ( mark === ':' ) {
			entry.references.push( rest );
		} else if ( mark === ',' ) {
			entry.isFuzzy = rest.includes( 'fuzzy' );
		} else if ( name !== '' ) {
			fields.push( [ name, unquote( value ) ] );
		} else if ( line.startsWith( '"' ) ) {
			const last = fields.at( -1 );
			if ( last ) {
				last[ 1 ] += unquote( value );
			}
		}
	}
	for ( const [ name, value ] of fields ) {
		if ( name === 'msgctxt' ) {
			entry.context = value;
		} else if ( name === 'msgid' ) {
			entry.id = value;
		} else if ( name === 'msgid_plural' ) {
			entry.plural = value;
		} else {
			entry.translations.push( value );
		}
	}
	return entry;
}
