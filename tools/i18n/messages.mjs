/**
 * Extracts Atelier's messages from its sources, with comments for translators.
 */
import ts from 'typescript';

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

/**
 * The messages of a TypeScript or JavaScript file, which may be a bundle.
 *
 * @param {string} file The path in references.
 * @param {string} text
 */
export function messagesOfScript( file, text ) {
	const kind = file.endsWith( 'x' ) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	const source = ts.createSourceFile(
		file,
		text,
		ts.ScriptTarget.Latest,
		false,
		file.endsWith( '.js' ) ? ts.ScriptKind.JS : kind
	);
	const comments = commentsIn( text );
	/** @type {Message[]} */
	const messages = [];
	/** @param {ts.Node} node */
	const visit = ( node ) => {
		if ( ts.isCallExpression( node ) ) {
			const message = messageOf(
				nameOf( node.expression ),
				node.arguments.map( literal ),
				file
			);
			if ( message ) {
				message.comments = comments.before(
					node.getStart( source ),
					VALUE.test( message.id )
				);
				messages.push( message );
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return messages;
}

/**
 * The messages of a PHP file that follows WordPress's coding standards.
 *
 * @param {string} file The path in references.
 * @param {string} text
 */
export function messagesOfPhp( file, text ) {
	const comments = commentsIn( text );
	/** @type {Message[]} */
	const messages = [];
	for ( const call of text.matchAll( /(?<![\w$>:])([a-z_]+)\(/g ) ) {
		const [ all, name = '' ] = call;
		if ( Object.hasOwn( FUNCTIONS, name ) ) {
			const message = messageOf(
				name,
				phpArguments( text.slice( call.index + all.length ) ),
				file
			);
			if ( message ) {
				message.comments = comments.before(
					call.index,
					VALUE.test( message.id )
				);
				messages.push( message );
			}
		}
	}
	return messages;
}

/**
 * @param {string}            name
 * @param {(string | null)[]} values Arguments of the call; null for one that isn't a text.
 * @param {string}            file
 * @return {Message | null} The message; null if the call doesn't translate a message of ours.
 */
function messageOf( name, values, file ) {
	const roles = Object.hasOwn( FUNCTIONS, name ) ? FUNCTIONS[ name ] : null;
	if ( ! roles || values[ roles.length ] !== DOMAIN ) {
		return null;
	}
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
 * The called function: `__`, `i18n.__` or, in a bundle, `(0, i18n.__)`.
 *
 * @param {ts.Expression} callee
 * @return {string} Its name, or an empty string.
 */
function nameOf( callee ) {
	if ( ts.isIdentifier( callee ) ) {
		return callee.text;
	}
	if ( ts.isPropertyAccessExpression( callee ) ) {
		return callee.name.text;
	}
	if ( ts.isParenthesizedExpression( callee ) ) {
		return nameOf( callee.expression );
	}
	return ts.isBinaryExpression( callee ) ? nameOf( callee.right ) : '';
}

/**
 * @param {ts.Expression} expression
 * @return {string | null} Its text; null if it isn't a literal.
 */
function literal( expression ) {
	if ( ts.isStringLiteralLike( expression ) ) {
		return expression.text;
	}
	if (
		ts.isBinaryExpression( expression ) &&
		expression.operatorToken.kind === ts.SyntaxKind.PlusToken
	) {
		const parts = [ expression.left, expression.right ].map( literal );
		return parts.includes( null ) ? null : parts.join( '' );
	}
	return null;
}

/**
 * @param {string} text Starts after the opening bracket of a call.
 * @return {(string | null)[]} Its arguments; null for one that isn't a text.
 */
function phpArguments( text ) {
	/** @type {string[]} */
	const found = [ '' ];
	let depth = 0;
	for ( const [ token ] of text.matchAll(
		/'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|\/\*[\s\S]*?\*\/|[\s\S]/g
	) ) {
		if ( depth === 0 && ( token === ')' || token === ',' ) ) {
			if ( token === ')' ) {
				break;
			}
			found.push( '' );
			continue;
		}
		depth +=
			Number( '(['.includes( token ) ) - Number( ')]'.includes( token ) );
		const last = found.pop() ?? '';
		found.push( token.startsWith( '/*' ) ? last : last + token );
	}
	return found.map( ( argument ) => {
		const [ , single ] =
			/^\s*'((?:[^'\\]|\\[\s\S])*)'\s*$/.exec( argument ) ?? [];
		return single === undefined
			? null
			: single.replace( /\\([\\'])/g, '$1' );
	} );
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
