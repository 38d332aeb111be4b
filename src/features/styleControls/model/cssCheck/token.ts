import * as css from 'css-tree/tokenizer';

/** The kinds of tokens that matter for the structure; all others are `other`. */
export type TokenKind =
	| 'at'
	| 'colon'
	| 'close'
	| 'ident'
	| 'open'
	| 'other'
	| 'semicolon'
	| 'space';

export interface Token {
	readonly kind: TokenKind;
	readonly text: string;
	readonly from: number;
	readonly to: number;
	/** The closing bracket of an opening token. */
	readonly closer?: '}' | ')' | ']';
	/** The error of the token itself. */
	readonly reason?: 'comment' | 'string' | 'url';
}

const KINDS: Readonly< Record< number, Pick< Token, 'kind' | 'closer' > > > = {
	[ css.AtKeyword ]: { kind: 'at' },
	[ css.CDC ]: { kind: 'space' },
	[ css.CDO ]: { kind: 'space' },
	[ css.Colon ]: { kind: 'colon' },
	[ css.Comment ]: { kind: 'space' },
	[ css.Function ]: { kind: 'open', closer: ')' },
	[ css.Ident ]: { kind: 'ident' },
	[ css.LeftCurlyBracket ]: { kind: 'open', closer: '}' },
	[ css.LeftParenthesis ]: { kind: 'open', closer: ')' },
	[ css.LeftSquareBracket ]: { kind: 'open', closer: ']' },
	[ css.RightCurlyBracket ]: { kind: 'close' },
	[ css.RightParenthesis ]: { kind: 'close' },
	[ css.RightSquareBracket ]: { kind: 'close' },
	[ css.Semicolon ]: { kind: 'semicolon' },
	[ css.WhiteSpace ]: { kind: 'space' },
};

export function tokensOf( source: string ): readonly Token[] {
	const tokens: Token[] = [];
	css.tokenize( source, ( type, from, to ) => {
		const text = source.slice( from, to );
		const reason = reasonOf( type, text );
		tokens.push( {
			...( KINDS[ type ] ?? { kind: 'other' } ),
			text,
			from,
			to,
			...( reason ? { reason } : {} ),
		} );
	} );
	return tokens;
}

/** Browsers close open constructs at the end of a sheet; other sheets follow ours, so here that is a problem. */
function reasonOf( type: number, text: string ): Token[ 'reason' ] {
	switch ( type ) {
		case css.BadString:
			return 'string';
		case css.BadUrl:
			return 'url';
		case css.Comment:
			return text.length >= 4 && text.endsWith( '*/' )
				? undefined
				: 'comment';
		case css.String:
			return endsUnescaped( text, text.charAt( 0 ) )
				? undefined
				: 'string';
		case css.Url:
			return endsUnescaped( text, ')' ) ? undefined : 'url';
		default:
			return undefined;
	}
}

function endsUnescaped( text: string, end: string ): boolean {
	if ( text.length < 2 || ! text.endsWith( end ) ) {
		return false;
	}
	let backslashes = 0;
	while ( text[ text.length - 2 - backslashes ] === '\\' ) {
		backslashes += 1;
	}
	return backslashes % 2 === 0;
}
