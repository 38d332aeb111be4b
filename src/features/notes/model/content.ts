/** A part of a note's content: only these are shown and sent; all other HTML is dropped. */
export type Piece =
	| { readonly type: 'text'; readonly text: string }
	| { readonly type: 'break' }
	| {
			readonly type: 'format';
			readonly tag: FormatTag;
			readonly children: readonly Piece[];
	  }
	| {
			readonly type: 'link';
			readonly href: string;
			readonly children: readonly Piece[];
	  }
	| {
			readonly type: 'mention';
			readonly user: number;
			readonly text: string;
	  };

export type FormatTag = 'strong' | 'em' | 'code';

const FORMATS: Readonly< Record< string, FormatTag > > = {
	STRONG: 'strong',
	B: 'strong',
	EM: 'em',
	I: 'em',
	CODE: 'code',
};

/** Block-level elements, which start a new line. */
const LINES: ReadonlySet< string > = new Set( [
	'P',
	'DIV',
	'BLOCKQUOTE',
	'UL',
	'OL',
	'LI',
	'PRE',
] );

const SAFE_LINK = /^(https?:|mailto:)/i;

/** A typed URL with a protocol; an empty one stays empty. Null if it is invalid. */
export function withProtocol( typed: string ): string | null {
	const address = typed.trim();
	if ( address === '' || SAFE_LINK.test( address ) ) {
		return address;
	}
	const isOther = /^[a-z][a-z\d+.-]*:(?!\d)/i.test( address );
	return isOther || /\s/.test( address ) || ! address.includes( '.' )
		? null
		: `https://${ address }`;
}

/** WordPress's classes of a mention, with the user's ID. */
const MENTION_CLASS = 'wp-note-mention';
const USER_CLASS = /^user-([1-9]\d*)$/;

const BREAK: Piece = { type: 'break' };

/**
 * Parses the content of an element. Untrusted elements must not be part of a page that runs scripts.
 *
 * @param parent
 */
export const readContent = ( parent: ParentNode ): readonly Piece[] =>
	trimmed( readChildren( parent ) );

function readChildren( parent: ParentNode ): readonly Piece[] {
	const pieces: Piece[] = [];
	for ( const node of parent.childNodes ) {
		if ( node.nodeType === TEXT ) {
			const text = node.textContent ?? '';
			// A line feed after a break is only formatting of the source.
			const isAfterBreak = pieces.at( -1 )?.type === 'break';
			pieces.push(
				...readText(
					isAfterBreak ? text.replace( /^\r?\n/, '' ) : text
				)
			);
		} else if ( node.nodeType === ELEMENT ) {
			const element = node as Element;
			if ( LINES.has( element.tagName ) && pieces.length > 0 ) {
				pieces.push( BREAK );
			}
			pieces.push( ...readElement( element ) );
		}
	}
	return pieces;
}

const ELEMENT = 1;
const TEXT = 3;

/** Line feeds are breaks: the server converts them too. */
const readText = ( text: string ): readonly Piece[] =>
	text
		.split( /\r?\n/ )
		.flatMap( ( line, at ): readonly Piece[] => [
			...( at > 0 ? [ BREAK ] : [] ),
			...( line === '' ? [] : [ { type: 'text' as const, text: line } ] ),
		] );

function readElement( element: Element ): readonly Piece[] {
	const { tagName } = element;
	const tag = FORMATS[ tagName ];
	if ( tagName === 'BR' ) {
		return [ BREAK ];
	}
	if ( tagName === 'IMG' ) {
		return readText( element.getAttribute( 'alt' ) ?? '' );
	}
	if ( tagName === 'SCRIPT' || tagName === 'STYLE' ) {
		return [];
	}
	const user = mentionedBy( element );
	if ( user !== null ) {
		return [ { type: 'mention', user, text: element.textContent } ];
	}
	const children = readChildren( element );
	if ( tag ) {
		return [ { type: 'format', tag, children } ];
	}
	const href = element.getAttribute( 'href' ) ?? '';
	return tagName === 'A' && SAFE_LINK.test( href )
		? [ { type: 'link', href, children } ]
		: children;
}

function mentionedBy( { tagName, classList }: Element ): number | null {
	if ( tagName !== 'SPAN' || ! classList.contains( MENTION_CLASS ) ) {
		return null;
	}
	for ( const name of classList ) {
		const id = USER_CLASS.exec( name )?.[ 1 ];
		if ( id !== undefined ) {
			return Number( id );
		}
	}
	return null;
}

/** Without leading and trailing breaks. */
function trimmed( pieces: readonly Piece[] ): readonly Piece[] {
	const filled = pieces.flatMap( ( piece, at ) =>
		piece.type === 'break' ||
		( piece.type === 'text' && piece.text.trim() === '' )
			? []
			: at
	);
	const first = filled[ 0 ];
	return first === undefined
		? []
		: pieces.slice( first, ( filled.at( -1 ) ?? first ) + 1 );
}

/** Content as HTML for the server. */
export const writeContent = ( pieces: readonly Piece[] ): string =>
	pieces.map( writePiece ).join( '' );

function writePiece( piece: Piece ): string {
	switch ( piece.type ) {
		case 'text':
			return escaped( piece.text );
		case 'break':
			// The server removes break tags for users without `unfiltered_html`; the line feed remains.
			return '<br />\n';
		case 'format':
			return `<${ piece.tag }>${ writeContent( piece.children ) }</${ piece.tag }>`;
		case 'link':
			return `<a href="${ escaped( piece.href ) }">${ writeContent( piece.children ) }</a>`;
		case 'mention':
			return `<span class="${ mentionClass( piece.user ) }">${ escaped( piece.text ) }</span>`;
	}
}

export const mentionClass = ( user: number ): string =>
	`${ MENTION_CLASS } user-${ user }`;

const escaped = ( text: string ): string =>
	text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' )
		.replaceAll( '"', '&quot;' );

/** The plain text. */
export const textOf = ( pieces: readonly Piece[] ): string =>
	pieces
		.map( ( piece ) => {
			switch ( piece.type ) {
				case 'break':
					return ' ';
				case 'format':
				case 'link':
					return textOf( piece.children );
				case 'text':
				case 'mention':
					return piece.text;
			}
		} )
		.join( '' );
