/**
 * Extracts Atelier's messages from its sources, with comments for translators.
 */
import vm from 'node:vm';

/**
 * @typedef {Object} Message
 * @property {string}   id
 * @property {string}   [plural]
 * @property {string}   [context]
 * @property {string[]} comments   For translators.
 * @property {string[]} references Files, from the plugin's folder.
 */

/** @typedef {'id' | 'plural' | 'context' | null} Role The meaning of an argument; null if it isn't a text. */

const DOMAIN = 'atelier';

/** The maximum number of lines between a comment and its message. */
const FAR = 12;

const VALUE = /%(?:\d+\$)?[sd]/;

/** @type {Readonly<Record<string, readonly Role[]>>} The arguments before the text domain. */
const FUNCTIONS = {
	__: [ 'id' ],
	_x: [ 'id', 'context' ],
	_n: [ 'id', 'plural', null ],
	_nx: [ 'id', 'plural', null, 'context' ],
	_e: [ 'id' ],
	_ex: [ 'id', 'context' ],
	esc_html__: [ 'id' ],
	esc_html_e: [ 'id' ],
	esc_html_x: [ 'id', 'context' ],
	esc_attr__: [ 'id' ],
	esc_attr_e: [ 'id' ],
	esc_attr_x: [ 'id', 'context' ],
};

/**
 * @param {Message} message
 * @return {string} Equal for messages that share a translation.
 */
export const keyOf = ( { id, context } ) =>
	context === undefined ? id : `${ context }\u0004${ id }`;

/**
 * @param {Iterable<Message>} messages
 * @return {Message[]} Each message once.
 */
export function unite( messages ) {
	/** @type {Map<string, Message>} */
	const byKey = new Map();
	for ( const message of messages ) {
		const known = byKey.get( keyOf( message ) );
		if ( known ) {
			if ( message.plural !== undefined ) {
				known.plural = message.plural;
			}
			known.comments = [
				...new Set( [ ...known.comments, ...message.comments ] ),
			];
			known.references = [
				...new Set( [ ...known.references, ...message.references ] ),
			];
		} else {
			byKey.set( keyOf( message ), { ...message } );
		}
	}
	return [ ...byKey.values() ];
}

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
			const message = messageOf( name, roles, values, file );
			message.comments = comments.before(
				index,
				VALUE.test( message.id )
			);
			messages.push( message );
		}
	}
	return messages;
}

/**
 * @param {string}             name
 * @param {readonly Role[]}    roles
 * @param {(string | null)[]} values Arguments of the call; null for one that isn't a text.
 * @param {string}             file
 * @return {Message}
 */
function messageOf( name, roles, values, file ) {
	/** @type {Partial<Record<'id' | 'plural' | 'context', string>>} */
	const texts = {};
	roles.forEach( ( role, index ) => {
		const value = values[ index ];
		if ( role !== null && typeof value !== 'string' ) {
			throw new Error(
				`${ file }: ${ name }() without a text of its own`
			);
		}
		if ( role !== null && typeof value === 'string' ) {
			texts[ role ] = value;
		}
	} );
	const { id = '', ...others } = texts;
	return { id, ...others, comments: [], references: [ file ] };
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
				return [];
			}
			const lines = lineAt( position ) - near.line;
			// One comment may apply to both branches of a conditional.
			const isSameStatement =
				lines <= FAR &&
				! text.slice( near.end, position ).includes( ';' );
			return lines <= 1 || ( hasValues && isSameStatement )
				? [ near.text ]
				: [];
		},
	};
}
