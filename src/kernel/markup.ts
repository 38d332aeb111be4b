/** An attribute of a tag, with the range of its value without quotes. */
export interface MarkupAttribute {
	/** In lower case. */
	readonly name: string;
	/** Where the attribute begins, with the spaces before it, and ends. */
	readonly whole: readonly [ number, number ];
	readonly value: readonly [ number, number ];
}

/** A piece of HTML. */
export type MarkupPiece =
	| {
			readonly type: 'text' | 'raw' | 'comment';
			readonly start: number;
			readonly end: number;
	  }
	| {
			readonly type: 'tag';
			/** In lower case. */
			readonly name: string;
			readonly isEnd: boolean;
			readonly start: number;
			readonly end: number;
			readonly attributes: readonly MarkupAttribute[];
	  };

const TAG = /<(\/?)([a-z][^\s/>]*)/iy;
const ATTRIBUTE =
	/([\s/]*)([^\s/>"'=<][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y;
const DECLARATION = /^<[!?]/;
const END = /[\s/]*>/y;

/** Elements whose content is no HTML. */
const RAW = [ 'script', 'style', 'textarea', 'title' ];

/**
 * HTML as texts, tags and comments, in linear time. What is no whole tag is text.
 *
 * @param html
 * @param from Where to begin.
 * @param to   Where to end.
 */
export function markupPieces(
	html: string,
	from = 0,
	to = html.length
): readonly MarkupPiece[] {
	const text = to < html.length ? html.slice( 0, to ) : html;
	const pieces: MarkupPiece[] = [];
	let taken = from;
	let at = from;
	const take = ( piece: MarkupPiece ) => {
		if ( taken < piece.start ) {
			pieces.push( { type: 'text', start: taken, end: piece.start } );
		}
		pieces.push( piece );
		taken = piece.end;
		at = piece.end;
	};
	// A search that reached the end of the text isn't repeated.
	let hasTagEnds = true;
	let hasCommentEnds = true;
	while ( ( at = text.indexOf( '<', at ) ) >= 0 ) {
		const start = at;
		if ( hasCommentEnds && text.startsWith( '<!--', at ) ) {
			const end: number = text.indexOf( '-->', at + 4 );
			hasCommentEnds = end >= 0;
			if ( end >= 0 ) {
				take( { type: 'comment', start, end: end + 3 } );
				continue;
			}
		}
		// What browsers take for a comment, too.
		if ( hasTagEnds && DECLARATION.test( text.slice( at, at + 2 ) ) ) {
			const end: number = text.indexOf( '>', at );
			hasTagEnds = end >= 0;
			if ( end >= 0 ) {
				take( { type: 'comment', start, end: end + 1 } );
				continue;
			}
		}
		const tag = hasTagEnds ? tagAt( text, at ) : null;
		if ( ! tag ) {
			hasTagEnds = hasTagEnds && text.indexOf( '>', at ) >= 0;
			at += 1;
			continue;
		}
		take( tag );
		if ( tag.type === 'tag' && ! tag.isEnd && RAW.includes( tag.name ) ) {
			const end: number = endOfRaw( text, at, tag.name );
			if ( at < end ) {
				take( { type: 'raw', start: at, end } );
			}
		}
	}
	if ( taken < text.length ) {
		pieces.push( { type: 'text', start: taken, end: text.length } );
	}
	return pieces;
}

function tagAt( text: string, start: number ): MarkupPiece | null {
	TAG.lastIndex = start;
	const [ , slash, name = '' ] = TAG.exec( text ) ?? [];
	if ( slash === undefined ) {
		return null;
	}
	const attributes: MarkupAttribute[] = [];
	let at = TAG.lastIndex;
	for (;;) {
		END.lastIndex = at;
		if ( END.test( text ) ) {
			return {
				type: 'tag',
				name: name.toLowerCase(),
				isEnd: slash !== '',
				start,
				end: END.lastIndex,
				attributes,
			};
		}
		ATTRIBUTE.lastIndex = at;
		const found = ATTRIBUTE.exec( text );
		if ( ! found ) {
			return null;
		}
		const end = ATTRIBUTE.lastIndex;
		const [ , , attribute = '', double, single, plain ] = found;
		const value = double ?? single ?? plain ?? '';
		const isQuoted = double !== undefined || single !== undefined;
		const valueEnd = isQuoted ? end - 1 : end;
		attributes.push( {
			name: attribute.toLowerCase(),
			whole: [ at, end ],
			value: [ valueEnd - value.length, valueEnd ],
		} );
		at = end;
	}
}

function endOfRaw( text: string, from: number, name: string ): number {
	const ending = new RegExp( `</${ name }`, 'gi' );
	ending.lastIndex = from;
	return ending.exec( text )?.index ?? text.length;
}
