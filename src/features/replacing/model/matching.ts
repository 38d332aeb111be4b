import { fold } from '@/kernel/fold';
import { fail, ok, type Result } from '@/kernel/result';
import type { TextSearch } from './search';

/** A range of a text that a query finds, and what an expression's replacement makes of it. */
export interface Match {
	readonly start: number;
	readonly end: number;
	readonly expand: ( replacement: string ) => string;
}

/** Finds all ranges in a text, in their order and without overlaps. */
export type Matcher = ( text: string ) => readonly Match[];

/** A matcher for a query; a failure if its expression isn't valid or the text is empty. */
export function matcherOf( query: TextSearch ): Result< Matcher > {
	if ( query.text === '' ) {
		return fail( { code: 'invalid' } );
	}
	if ( ! query.isExpression ) {
		return ok( literalMatcher( query ) );
	}
	try {
		return ok( expressionMatcher( query ) );
	} catch {
		return fail( { code: 'invalid' } );
	}
}

function expressionMatcher( query: TextSearch ): Matcher {
	const expression = new RegExp(
		query.text,
		query.matchesCase ? 'gu' : 'giu'
	);
	return ( text ) =>
		[ ...text.matchAll( expression ) ].flatMap( ( match ) => {
			const { index, 0: whole } = match;
			const end = index + whole.length;
			return whole !== '' && isAllowed( query, text, index, end )
				? [ { start: index, end, expand: expandBy( match ) } ]
				: [];
		} );
}

const PLACEHOLDER = /\$(?:([$&`'])|(\d\d?))/g;

/** Names mean something only where the expression has some. */
const WITH_NAMES = /\$(?:([$&`'])|(\d\d?)|<([^>]*)>)/g;

/** As String.replace() does. */
const expandBy =
	( match: RegExpExecArray ) =>
	( replacement: string ): string =>
		replacement.replace(
			match.groups ? WITH_NAMES : PLACEHOLDER,
			( placeholder, sign?: string, digits?: string, name?: string ) => {
				if ( sign !== undefined ) {
					return signed( match, sign );
				}
				if ( digits !== undefined ) {
					return numbered( match, digits ) ?? placeholder;
				}
				return match.groups?.[ name ?? '' ] ?? '';
			}
		);

function signed( { 0: whole, index, input }: RegExpExecArray, sign: string ) {
	switch ( sign ) {
		case '&':
			return whole;
		case '`':
			return input.slice( 0, index );
		case "'":
			return input.slice( index + whole.length );
		default:
			return sign;
	}
}

/** The group of a number, or of its first digit with the second after it; undefined if there is none. */
function numbered( match: RegExpExecArray, digits: string ) {
	const [ two, one ] = [ Number( digits ), Number( digits[ 0 ] ) ];
	if ( two > 0 && two < match.length ) {
		return match[ two ] ?? '';
	}
	return one > 0 && one < match.length
		? ( match[ one ] ?? '' ) + digits.slice( 1 )
		: undefined;
}

const asIs = ( replacement: string ): string => replacement;

function literalMatcher( query: TextSearch ): Matcher {
	const wanted = foldedBy( query, query.text ).text;
	return ( text ) => {
		const { text: folded, at: places } = foldedBy( query, text );
		const found: Match[] = [];
		let at = wanted === '' ? -1 : folded.indexOf( wanted );
		while ( at >= 0 ) {
			const start = places[ at ] ?? 0;
			// Marks after a letter belong to it.
			const end = places[ at + wanted.length ] ?? text.length;
			// Half of what a letter is spelled with, such as of "ß", is no match.
			const isWhole =
				at === 0 || places[ at - 1 ] !== start
					? places[ at + wanted.length - 1 ] !== end
					: false;
			const isFound = isWhole && isAllowed( query, text, start, end );
			if ( isFound ) {
				found.push( { start, end, expand: asIs } );
			}
			at = folded.indexOf( wanted, at + ( isFound ? wanted.length : 1 ) );
		}
		return found;
	};
}

interface Folded {
	readonly text: string;
	/** Where each character comes from. */
	readonly at: readonly number[];
}

/** A text in which characters that count as the same are equal; all spaces are. */
function foldedBy(
	{ matchesCase, matchesAccents }: TextSearch,
	text: string
): Folded {
	const at: number[] = [];
	const pieces: string[] = [];
	let index = 0;
	for ( const character of text ) {
		const folded = SPACE.test( character )
			? ' '
			: folding( character, matchesCase, matchesAccents );
		pieces.push( folded );
		for ( let unit = 0; unit < folded.length; unit++ ) {
			at.push( index );
		}
		index += character.length;
	}
	return { text: pieces.join( '' ), at };
}

const SPACE = /^\s$/;

function folding(
	character: string,
	matchesCase: boolean,
	matchesAccents: boolean
): string {
	if ( matchesAccents ) {
		return matchesCase ? character : character.toLowerCase();
	}
	const plain = fold( character );
	return matchesCase && character !== character.toLowerCase()
		? plain.toUpperCase()
		: plain;
}

const WORD = /[\p{L}\p{N}\p{M}_]/u;

function isAllowed(
	{ isWholeWords }: TextSearch,
	text: string,
	start: number,
	end: number
): boolean {
	return (
		! isWholeWords ||
		! (
			WORD.test( characterBefore( text, start ) ) ||
			WORD.test( characterAt( text, end ) )
		)
	);
}

const characterAt = ( text: string, at: number ): string => {
	const code = text.codePointAt( at );
	return code === undefined ? '' : String.fromCodePoint( code );
};

/** Also one that takes two units. */
const characterBefore = ( text: string, at: number ): string => {
	const pair = characterAt( text, at - 2 );
	return at > 1 && pair.length === 2
		? pair
		: at > 0
			? characterAt( text, at - 1 )
			: '';
};
