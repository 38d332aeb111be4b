import { tokensOf, type Token } from './token';

/** The reason why CSS can't be used. */
export type CssReason =
	| 'closingTag'
	| 'colon'
	| 'comment'
	| 'markup'
	| 'name'
	| 'outside'
	| 'selector'
	| 'semicolon'
	| 'string'
	| 'unclosed'
	| 'unexpected'
	| 'url'
	| 'value';

/** A part of CSS. */
export interface CssPlace {
	/** The text, as written. */
	readonly text: string;
	readonly from: number;
	readonly to: number;
	/** Starts at 1. */
	readonly line: number;
	readonly column: number;
}

export interface CssProblem extends CssPlace {
	readonly reason: CssReason;
}

/** A declaration, which a browser may or may not support. */
export interface CssDeclaration {
	readonly property: string;
	readonly value: string;
	readonly from: number;
	readonly to: number;
}

export interface CssCheck {
	readonly problems: readonly CssProblem[];
	readonly declarations: readonly CssDeclaration[];
}

interface CheckOptions {
	/** A sheet consists of rules; the CSS of a block can have bare declarations, and `&` is the block. */
	readonly scope?: 'sheet' | 'block';
	/** WordPress up to 6.9 rejects everything that looks like a tag, later versions only the end of a style element. */
	readonly markup?: 'refused' | 'allowed';
}

/** The allowed content of a block: rules, declarations and nested rules, or unchecked descriptors. */
type Inside = 'rules' | 'styles' | 'descriptors';

interface OpenBlock {
	readonly inside: Inside;
	readonly opener: Token | null;
}

/** A statement and the block it opens, if any. */
interface Statement {
	readonly tokens: readonly Token[];
	readonly block: Token | null;
	readonly next: number;
}

/** The maximum number of reported problems. */
const MOST = 100;
/** At-rules whose block may contain the same as their parent. */
const GROUPS = /^@(?:media|supports|container|layer|starting-style)$/i;
const OF_RULES = /^@(?:-\w+-)?keyframes$/i;
const OF_STYLES = /^@(?:scope|nest)$/i;
const TAG = /<\/?\w/g;
/** The end of a style element, or a start of it that markup after the sheet could complete. */
const CLOSING_TAG = /<\/style|<(?:\/(?:s(?:t(?:yl?)?)?)?)?$/gi;
/** Old Internet Explorer filters have colons in their values. */
const COLONS_IN_VALUE = /^(?:-ms-)?filter$/i;

/**
 * Checks the structure of CSS by CSS Syntax Level 3: constructs that a browser would parse unexpectedly, or that would
 * affect the sheets that follow. Unknown properties and values aren't problems here: they are returned as declarations for
 * the browser to check.
 */
export function checkCss(
	source: string,
	{ scope = 'sheet', markup = 'allowed' }: CheckOptions = {}
): CssCheck {
	const tokens = tokensOf( source );
	const found: Omit< CssProblem, 'line' | 'column' >[] = [];
	const declarations: CssDeclaration[] = [];
	const report = (
		reason: CssReason,
		{ text, from, to }: Pick< Token, 'text' | 'from' | 'to' >
	) => found.push( { reason, text, from, to } );

	for ( const token of tokens ) {
		if ( token.reason ) {
			report( token.reason, token );
		}
	}
	for ( const match of source.matchAll(
		markup === 'refused' ? TAG : CLOSING_TAG
	) ) {
		const [ text ] = match;
		report( markup === 'refused' ? 'markup' : 'closingTag', {
			text,
			from: match.index,
			to: match.index + text.length,
		} );
	}

	const open: OpenBlock[] = [
		{ inside: scope === 'sheet' ? 'rules' : 'styles', opener: null },
	];
	let at = 0;
	while ( at < tokens.length ) {
		const token = tokens[ at ];
		const { inside } = open.at( -1 ) ?? { inside: 'rules' };
		if ( ! token || token.kind === 'space' ) {
			at += 1;
		} else if ( token.kind === 'semicolon' ) {
			if ( inside === 'rules' ) {
				report( 'unexpected', token );
			}
			at += 1;
		} else if ( token.text === '}' ) {
			if ( open.length > 1 ) {
				open.pop();
			} else {
				report( 'unexpected', token );
			}
			at += 1;
		} else {
			const statement = readStatement( tokens, at, report );
			at = statement.next;
			if ( statement.block ) {
				open.push( {
					inside: insideOf( token, inside ),
					opener: statement.block,
				} );
				if ( statement.tokens.length === 0 ) {
					report( 'selector', statement.block );
				}
			} else if ( token.kind !== 'at' && inside === 'rules' ) {
				report( 'outside', spanOf( statement.tokens, source ) );
			} else if ( token.kind !== 'at' ) {
				const declaration = readDeclaration(
					statement.tokens,
					source,
					report
				);
				if ( declaration && inside === 'styles' ) {
					declarations.push( declaration );
				}
			}
		}
	}
	for ( const { opener } of open ) {
		if ( opener ) {
			report( 'unclosed', opener );
		}
	}
	return { problems: withLines( found, source ), declarations };
}

type Report = (
	reason: CssReason,
	token: Pick< Token, 'text' | 'from' | 'to' >
) => void;

function readStatement(
	tokens: readonly Token[],
	start: number,
	report: Report
): Statement {
	const isCustomProperty =
		tokens[ start ]?.text.startsWith( '--' ) === true &&
		meaningful( tokens, start + 1 )?.kind === 'colon';
	const own: Token[] = [];
	const open: Token[] = [];
	const end = ( next: number, block: Token | null = null ): Statement => {
		open.forEach( ( opener ) => report( 'unclosed', opener ) );
		return { tokens: own, block, next };
	};
	for ( let at = start; at < tokens.length; at++ ) {
		const token = tokens[ at ];
		if ( ! token ) {
			break;
		}
		if ( token.kind === 'semicolon' && open.length === 0 ) {
			return end( at + 1 );
		}
		if ( token.text === '{' && open.length === 0 && ! isCustomProperty ) {
			return end( at + 1, token );
		}
		if ( token.kind === 'open' ) {
			open.push( token );
		} else if ( token.kind === 'close' ) {
			if ( open.at( -1 )?.closer === token.text ) {
				open.pop();
			} else if ( token.text === '}' ) {
				return end( at );
			} else {
				report( 'unexpected', token );
			}
		}
		own.push( token );
	}
	return end( tokens.length );
}

function readDeclaration(
	tokens: readonly Token[],
	source: string,
	report: Report
): CssDeclaration | null {
	const [ name, ...rest ] = tokens;
	const colonAt = rest.findIndex( ( { kind } ) => kind !== 'space' );
	const whole = spanOf( tokens, source );
	if ( name?.kind !== 'ident' ) {
		report( 'name', whole );
		return null;
	}
	if ( rest[ colonAt ]?.kind !== 'colon' ) {
		report( 'colon', whole );
		return null;
	}
	const value = rest.slice( colonAt + 1 );
	const isCustom = name.text.startsWith( '--' );
	const { text } = spanOf( value, source );
	if ( text === '' && ! isCustom ) {
		report( 'value', whole );
		return null;
	}
	const second =
		isCustom || COLONS_IN_VALUE.test( name.text )
			? null
			: secondColon( value );
	if ( second ) {
		report( 'semicolon', second );
		return null;
	}
	return { property: name.text, value: text, from: whole.from, to: whole.to };
}

/** The token before a second colon: probably a property after a missing semicolon. */
function secondColon( value: readonly Token[] ): Token | null {
	let depth = 0;
	let before: Token | null = null;
	for ( const token of value ) {
		if ( token.kind === 'colon' && depth === 0 ) {
			return before ?? token;
		}
		depth += token.kind === 'open' ? 1 : 0;
		depth -= token.kind === 'close' ? 1 : 0;
		before = token.kind === 'space' ? before : token;
	}
	return null;
}

function insideOf( { kind, text }: Token, around: Inside ): Inside {
	if ( kind !== 'at' || OF_STYLES.test( text ) ) {
		return 'styles';
	}
	if ( GROUPS.test( text ) ) {
		return around;
	}
	return OF_RULES.test( text ) ? 'rules' : 'descriptors';
}

const meaningful = ( tokens: readonly Token[], from: number ) =>
	tokens.slice( from, from + 3 ).find( ( { kind } ) => kind !== 'space' );

/** The span from the first to the last token that isn't white space. */
function spanOf( tokens: readonly Token[], source: string ) {
	const said = tokens.filter( ( { kind } ) => kind !== 'space' );
	const from = said[ 0 ]?.from ?? 0;
	const to = said.at( -1 )?.to ?? from;
	return { from, to, text: source.slice( from, to ) };
}

/** Places in the order of the text, with their lines. */
export function withLines< Place extends Omit< CssPlace, 'line' | 'column' > >(
	problems: readonly Place[],
	source: string
): readonly ( Place & Pick< CssPlace, 'line' | 'column' > )[] {
	return [ ...problems ]
		.sort( ( one, other ) => one.from - other.from )
		.slice( 0, MOST )
		.map( ( problem ) => {
			const lines = source
				.slice( 0, problem.from )
				.split( /\r\n|[\n\r\f]/ );
			return {
				...problem,
				line: lines.length,
				column: ( lines.at( -1 )?.length ?? 0 ) + 1,
			};
		} );
}
