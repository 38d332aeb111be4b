import { withLines, type CssPlace } from './check';
import { tokensOf, type Token } from './token';

/** What WordPress's server doesn't print as it is written in the CSS of a block. */
export type BlockCssReason =
	/** An at-rule: its condition is lost. */
	| 'atRule'
	/** A selector without `&` at its start. */
	| 'ampersand'
	/** Several selectors in one rule. */
	| 'list'
	/** A comma within brackets or quotes of a selector; from WordPress 7.1 on, that is fine. */
	| 'comma'
	/** Characters within quotes, a URL or a comment that the server takes for those of the rule. */
	| 'quoted'
	/** A rule inside of a rule. */
	| 'nested'
	/** A declaration after a rule. */
	| 'order';

export interface BlockCssWarning extends CssPlace {
	readonly reason: BlockCssReason;
}

/** How a version of WordPress reads the CSS of a block. */
export interface BlockCssVersion {
	/** Whether a comma within brackets or quotes of a selector doesn't end it. */
	readonly hasSelectorLists: boolean;
}

/**
 * What WordPress garbles in valid CSS of a block. Its server doesn't parse CSS: it splits it at each `&`, and prints only
 * parts with a single rule.
 */
export function blockCssWarnings(
	source: string,
	version: BlockCssVersion
): readonly BlockCssWarning[] {
	const found: Omit< BlockCssWarning, 'line' | 'column' >[] = [];
	const tokens = tokensOf( source );
	let hasRules = false;
	let start = 0;
	while ( start < tokens.length ) {
		const { end, body } = statementAt( tokens, start );
		const head = tokens.slice( start, body ?? end );
		const quoted = quotedIn(
			head,
			body === null ? null : tokens.slice( body + 1, end - 1 )
		);
		const said = head.filter( ( { kind } ) => kind !== 'space' );
		const [ first ] = said;
		if ( quoted ) {
			hasRules ||= body !== null;
			found.push( {
				from: quoted.from,
				to: quoted.to,
				text: quoted.text,
				reason: 'quoted',
			} );
			start = end;
			continue;
		}
		const last = said.at( -1 );
		if ( first && last && first.kind !== 'semicolon' ) {
			const place = {
				from: first.from,
				to: last.to,
				text: source.slice( first.from, last.to ),
			};
			const reason =
				body === null
					? declarationReason( place.text, hasRules )
					: ruleReason(
							head,
							tokens.slice( body + 1, end - 1 ),
							version
						);
			hasRules ||= body !== null;
			if ( reason ) {
				found.push( { ...place, reason } );
			}
		}
		start = end;
	}
	return withLines( found, source );
}

const declarationReason = (
	text: string,
	hasRules: boolean
): BlockCssReason | null =>
	text.includes( '&' ) ? 'ampersand' : hasRules ? 'order' : null;

/** Quoted text or a comment with characters that the server takes for those of the statement; null without any. */
function quotedIn(
	head: readonly Token[],
	body: readonly Token[] | null
): Token | null {
	const has = ( pattern: RegExp ) => ( token: Token ) =>
		pattern.test( token.text );
	const quotes = has( /^(?:["']|url\()/i );
	const comments = has( /^\/\*/ );
	const brace = has( /\{/ );
	const [ ofSelector, ofBody ] = body ? [ /[{}&]|::/, /[{}&]/ ] : [ /[{&]/ ];
	return (
		head.find(
			( token ) =>
				( quotes( token ) && has( ofSelector )( token ) ) ||
				( comments( token ) && brace( token ) )
		) ??
		body?.find(
			( token ) =>
				( quotes( token ) &&
					ofBody !== undefined &&
					has( ofBody )( token ) ) ||
				( comments( token ) && has( /[{&]/ )( token ) )
		) ??
		null
	);
}

function ruleReason(
	head: readonly Token[],
	body: readonly Token[],
	{ hasSelectorLists }: BlockCssVersion
): BlockCssReason | null {
	const text = textOf( head.filter( ( { kind } ) => kind !== 'space' ) );
	if ( text.startsWith( '@' ) ) {
		return 'atRule';
	}
	const selectors = selectorsIn(
		head.filter( ( token ) => ! token.text.startsWith( '/*' ) )
	);
	if ( selectors.length > 1 && selectors.some( isCutOff ) ) {
		return 'list';
	}
	if ( ! text.startsWith( '&' ) || text.includes( '&', 1 ) ) {
		return 'ampersand';
	}
	// Commas between selectors have been looked at.
	if (
		! hasSelectorLists &&
		selectors.some( ( one ) => one.includes( ',' ) )
	) {
		return 'comma';
	}
	const inside = textOf( body );
	return inside.includes( '{' )
		? 'nested'
		: inside.includes( '&' )
			? 'ampersand'
			: null;

	/** The server scopes a list only if it starts with a space, and keeps one pseudo-element. */
	function isCutOff( selector: string, at: number ): boolean {
		return at === 0
			? ! selector.startsWith( '& ' ) || selector.includes( '::' )
			: /&|::/.test( selector );
	}
}

/** The selectors of a rule, as written. */
function selectorsIn( head: readonly Token[] ): readonly string[] {
	const selectors = [ '' ];
	let depth = 0;
	for ( const { kind, text } of head ) {
		depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
		if ( text === ',' && depth === 0 ) {
			selectors.push( '' );
		} else {
			selectors.push( `${ selectors.pop() ?? '' }${ text }` );
		}
	}
	return selectors.map( ( selector ) => selector.trimStart() );
}

const textOf = ( tokens: readonly Token[] ): string =>
	tokens.map( ( { text } ) => text ).join( '' );

/** The end of a statement, and where its block opens, if it has one. */
function statementAt(
	tokens: readonly Token[],
	start: number
): { readonly end: number; readonly body: number | null } {
	let depth = 0;
	let body: number | null = null;
	for ( let at = start; at < tokens.length; at++ ) {
		const { kind, text } = tokens[ at ] ?? { kind: 'space', text: '' };
		if ( kind === 'open' ) {
			body ??= text === '{' && depth === 0 ? at : null;
			depth++;
		} else if ( kind === 'close' ) {
			depth--;
			if ( text === '}' && depth <= 0 ) {
				return { end: at + 1, body };
			}
		} else if ( kind === 'semicolon' && depth <= 0 ) {
			return { end: at + 1, body };
		}
	}
	return { end: tokens.length, body };
}
