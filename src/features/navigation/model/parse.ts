import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { holdsItems, type Item, type Tree } from './item';

/** A block delimiter: the comment that opens or closes a block. */
interface Token {
	readonly name: string;
	readonly kind: 'open' | 'close' | 'void';
	readonly attributes: UnknownRecord;
	readonly start: number;
	readonly end: number;
}

/** The start of a delimiter; attributes may follow up to its end. */
const BEGINNING =
	/<!--\s+(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s+/g;
const END = '-->';

/** An open block during parsing; the last of several is the innermost. */
interface Open {
	readonly token: Token;
	readonly before: string;
	readonly items: Item[];
}

/**
 * Parses a menu without its block types. Serializing the result gives the same text, except for items that were changed
 * in between.
 *
 * @param content Serialized blocks.
 * @param makeKey Returns the items' keys.
 */
export function parse( content: string, makeKey: () => string ): Tree {
	const root: Item[] = [];
	const open: Open[] = [];
	/** The offset up to which the content belongs to items. */
	let read = 0;

	const add = ( item: Omit< Item, 'key' > ) =>
		( open.at( -1 )?.items ?? root ).push( { key: makeKey(), ...item } );
	/** The text between two blocks: whitespace belongs to the next one, other text is an item of its own. */
	const textUpTo = ( end: number ): string => {
		const text = content.slice( read, end );
		if ( text.trim() === '' ) {
			return text;
		}
		add( leaf( '', {}, '', text ) );
		return '';
	};

	const tokens = tokensOf( content );
	const closings = closingsOf( tokens );
	for ( let at = 0; at < tokens.length; at++ ) {
		const token = tokens[ at ];
		const inner = open.at( -1 );
		if ( ! token ) {
			break;
		}
		if ( token.kind === 'close' ) {
			if ( inner?.token.name === token.name ) {
				const space = textUpTo( token.start );
				open.pop();
				add( {
					name: token.name,
					attributes: inner.token.attributes,
					items: inner.items,
					source: {
						before: inner.before,
						open: content.slice(
							inner.token.start,
							inner.token.end
						),
						close: space + content.slice( token.start, token.end ),
					},
				} );
				read = token.end;
			}
			// A closing delimiter without an opening one is part of the text around it.
			continue;
		}
		const closing = token.kind === 'void' ? at : closings.get( token );
		const last = closing === undefined ? null : tokens[ closing ];
		if ( closing === undefined || ! last ) {
			// An unclosed block is part of the text around it.
			continue;
		}
		const before = textUpTo( token.start );
		if ( token.kind === 'open' && holdsItems( token.name ) ) {
			open.push( { token, before, items: [] } );
			read = token.end;
		} else {
			add(
				leaf(
					token.name,
					token.attributes,
					before,
					content.slice( token.start, last.end )
				)
			);
			read = last.end;
			at = closing;
		}
	}
	const after = textUpTo( content.length );
	return { items: root, after };
}

const leaf = (
	name: string,
	attributes: UnknownRecord,
	before: string,
	open: string
): Omit< Item, 'key' > => ( {
	name,
	attributes,
	items: [],
	source: { before, open, close: '' },
} );

/** The indexes of closing delimiters by their opening ones, without unclosed ones. */
function closingsOf( tokens: readonly Token[] ): ReadonlyMap< Token, number > {
	const closings = new Map< Token, number >();
	const open: Token[] = [];
	for ( const [ at, token ] of tokens.entries() ) {
		const inner = open.at( -1 );
		if ( token.kind === 'open' ) {
			open.push( token );
		} else if ( token.kind === 'close' && inner?.name === token.name ) {
			closings.set( inner, at );
			open.pop();
		}
	}
	return closings;
}

function tokensOf( content: string ): readonly Token[] {
	const tokens: Token[] = [];
	let at = 0;
	for (;;) {
		BEGINNING.lastIndex = at;
		const match = BEGINNING.exec( content );
		const inside = BEGINNING.lastIndex;
		const end = match ? content.indexOf( END, inside ) : -1;
		if ( ! match || end < 0 ) {
			return tokens;
		}
		at = end + END.length;
		const [ , slash, name = '' ] = match;
		const isVoid = content[ end - 1 ] === '/' && end > inside;
		const attributes = attributesIn(
			content.slice( inside, isVoid ? end - 1 : end ).trim()
		);
		if ( attributes ) {
			tokens.push( {
				name: name.includes( '/' ) ? name : `core/${ name }`,
				kind: slash ? 'close' : isVoid ? 'void' : 'open',
				attributes,
				start: match.index,
				end: at,
			} );
		}
	}
}

/** The attributes of a block; null if they aren't a JSON object. */
function attributesIn( json: string ): UnknownRecord | null {
	if ( json === '' ) {
		return {};
	}
	try {
		const parsed: unknown = JSON.parse( json );
		return isRecord( parsed ) ? parsed : null;
	} catch {
		return null;
	}
}
