/**
 * Extracts Atelier's messages from its sources, with comments for translators.
 */
import vm from 'node:vm';

/** @typedef {import('gettext-parser').GetTextTranslation} Message */

/** @typedef {'msgid' | 'msgid_plural' | 'msgctxt' | null} Role The meaning of an argument; null if it isn't a text. */

const DOMAIN = 'atelier';

/** The maximum number of lines between a comment and its message. */
const FAR = 12;

const VALUE = /%(?:\d+\$)?[sd]/;

/** @type {Readonly<Record<string, readonly Role[]>>} The arguments before the text domain. */
const FUNCTIONS = {
	__: [ 'msgid' ],
	_x: [ 'msgid', 'msgctxt' ],
	_n: [ 'msgid', 'msgid_plural', null ],
	_nx: [ 'msgid', 'msgid_plural', null, 'msgctxt' ],
	_e: [ 'msgid' ],
	_ex: [ 'msgid', 'msgctxt' ],
	esc_html__: [ 'msgid' ],
	esc_html_e: [ 'msgid' ],
	esc_html_x: [ 'msgid', 'msgctxt' ],
	esc_attr__: [ 'msgid' ],
	esc_attr_e: [ 'msgid' ],
	esc_attr_x: [ 'msgid', 'msgctxt' ],
};

/**
 * @param {Message} message
 * @return {string} Equal for messages that share a translation.
 */
export const keyOf = ( { msgid, msgctxt } ) =>
	msgctxt ? `${ msgctxt }\u0004${ msgid }` : msgid;

/**
 * @param {Iterable<Message>} messages
 * @return {Message[]} Each message once.
 */
export function unite( messages ) {
	/** @type {Map<string, Message>} */
	const byKey = new Map();
	for ( const message of messages ) {
		const key = keyOf( message );
		const { comments, ...known } = byKey.get( key ) ?? message;
		byKey.set( key, {
			...known,
			...( message.msgid_plural === undefined
				? {}
				: { msgid_plural: message.msgid_plural } ),
			comments: {
				extracted: lines( comments, message.comments, 'extracted' ),
				reference: lines( comments, message.comments, 'reference' ),
			},
		} );
	}
	return [ ...byKey.values() ];
}

/**
 * @param {Message['comments']}       one
 * @param {Message['comments']}       other
 * @param {'extracted' | 'reference'} kind
 * @return {string} The lines of both, each once.
 */
const lines = ( one, other, kind ) =>
	[
		...new Set(
			[ one, other ].flatMap( ( comments ) =>
				( comments?.[ kind ] ?? '' ).split( '\n' )
			)
		),
	]
		.filter( Boolean )
		.join( '\n' );

/** A call by name, also of a method and, in a bundle, `(0,i.__)(`; not of a method in PHP. */
const CALL = /(?<![\w$]|->|::)([a-z_]+)\)?\(/g;

/** Pieces of a call's arguments: a string, a comment, or anything else. */
const PIECE =
	/'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|`(?:[^`\\]|\\[\s\S])*`|\/\*[\s\S]*?\*\/|\/\/.*|[\s\S]/g;

/**
 * The messages of a file of TypeScript, of JavaScript, which may be a bundle, or of PHP.
 *
 * @param {string} file The path in references.
 * @param {string} text
 */
export function messagesOf( file, text ) {
	const decode = file.endsWith( '.php' ) ? phpText : scriptText;
	const comments = commentsIn( text );
	/** @type {Message[]} */
	const messages = [];
	for ( const { 0: all, 1: name = '', index } of text.matchAll( CALL ) ) {
		const roles = Object.hasOwn( FUNCTIONS, name ) && FUNCTIONS[ name ];
		const values = roles
			? argumentsIn( text, index + all.length ).map( decode )
			: [];
		if ( roles && values[ roles.length ] === DOMAIN ) {
			const texts = textsOf( name, roles, values, file );
			messages.push( {
				...texts,
				msgstr: [],
				comments: {
					extracted: comments.before(
						index,
						VALUE.test( texts.msgid )
					),
					reference: file,
				},
			} );
		}
	}
	return messages;
}

/**
 * @param {string}             name
 * @param {readonly Role[]}    roles
 * @param {(string | null)[]} values Arguments of the call; null for one that isn't a text.
 * @param {string}             file
 */
function textsOf( name, roles, values, file ) {
	const texts = { msgid: '' };
	roles.forEach( ( role, index ) => {
		if ( role === null ) {
			return;
		}
		const value = values[ index ];
		if ( typeof value !== 'string' ) {
			throw new Error(
				`${ file }: ${ name }() without a text of its own`
			);
		}
		Object.assign( texts, { [ role ]: value } );
	} );
	return texts;
}

/**
 * @param {string} text
 * @param {number} start After the opening bracket of a call.
 * @return {string[]} Its arguments, without comments.
 */
function argumentsIn( text, start ) {
	const found = [ '' ];
	let depth = 0;
	for ( const [ piece ] of text.slice( start ).matchAll( PIECE ) ) {
		if ( depth === 0 && piece === ')' ) {
			break;
		}
		if ( depth === 0 && piece === ',' ) {
			found.push( '' );
			continue;
		}
		depth +=
			Number( '([{'.includes( piece ) ) -
			Number( ')]}'.includes( piece ) );
		const last = found.pop() ?? '';
		found.push( /^\/[/*]/.test( piece ) ? last : last + piece );
	}
	return found.map( ( argument ) => argument.trim() );
}

/**
 * @param {string} argument
 * @return {string | null} Its text; null if it isn't one literal.
 */
function phpText( argument ) {
	const [ , single ] = /^'((?:[^'\\]|\\[\s\S])*)'$/.exec( argument ) ?? [];
	return single === undefined ? null : single.replace( /\\([\\'])/g, '$1' );
}

/**
 * @param {string} argument
 * @return {string | null} Its text; null if it isn't one of literals.
 */
function scriptText( argument ) {
	const others = argument.replace( PIECE, ( piece ) =>
		/^['"`]./.test( piece ) && ! /^`[\s\S]*\$\{/.test( piece ) ? '' : piece
	);
	return argument !== '' && /^[\s+]*$/.test( others )
		? String( vm.runInThisContext( argument ) )
		: null;
}

/**
 * Translators' comments, which are before a call or on the line above it.
 *
 * @param {string} text
 */
function commentsIn( text ) {
	const lineAt = ( /** @type {number} */ position ) =>
		text.slice( 0, position ).split( '\n' ).length;
	const comments = [
		...text.matchAll(
			/\/\*\s*(translators:[\s\S]*?)\*\/|\/\/\s*(translators:.*)/gi
		),
	].map( ( { 0: all, 1: block, 2: line, index } ) => ( {
		end: index + all.length,
		line: lineAt( index + all.length ),
		text: ( block ?? line ?? '' ).replace( /\s*\n\s*\*?\s*/g, ' ' ).trim(),
	} ) );
	return {
		/**
		 * @param {number}  position
		 * @param {boolean} hasValues Whether the message has placeholders.
		 */
		before( position, hasValues ) {
			const near = comments
				.filter( ( { end } ) => end <= position )
				.at( -1 );
			if ( ! near ) {
				return '';
			}
			const lines = lineAt( position ) - near.line;
			// One comment may apply to both branches of a conditional.
			const isSameStatement =
				lines <= FAR &&
				! text.slice( near.end, position ).includes( ';' );
			return lines <= 1 || ( hasValues && isSameStatement )
				? near.text
				: '';
		},
	};
}
