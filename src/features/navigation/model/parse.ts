import { isRecord, type UnknownRecord } from '../../../kernel/guards';
import { holdsItems, type Item, type Tree } from './item';

/** The comment that opens or closes a block, in the way in which WordPress writes blocks as text. */
interface Token {
	readonly name: string;
	readonly kind: 'open' | 'close' | 'void';
	readonly attributes: UnknownRecord;
	readonly start: number;
	readonly end: number;
}

const COMMENT =
	/<!--\s+(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s+((?:(?!-->)[\s\S])*?)(\/)?-->/g;

/** A block that is being read; the last of several is the innermost. */
interface Open {
	readonly token: Token;
	readonly before: string;
	readonly items: Item[];
}

/**
 * Reads a menu without knowing the types of its blocks. What is written by `serialize` afterwards is the
 * same text again, except for what has been changed in between.
 *
 * @param content Blocks as text.
 * @param makeKey Makes the keys of the items.
 */
export function parse( content: string, makeKey: () => string ): Tree {
	const root: Item[] = [];
	const open: Open[] = [];
	/** Up to where everything belongs to an item already. */
	let read = 0;

	const add = ( item: Omit< Item, 'key' > ) =>
		( open.at( -1 )?.items ?? root ).push( { key: makeKey(), ...item } );
	/** What stands between two blocks: spaces belong to the next one, words are an item of their own. */
	const textUpTo = ( end: number ): string => {
		const text = content.slice( read, end );
		if ( text.trim() === '' ) {
			return text;
		}
		add( leaf( '', {}, '', text ) );
		return '';
	};

	const tokens = tokensOf( content );
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
			// One that closes nothing is part of the text around it.
			continue;
		}
		const closing = token.kind === 'void' ? at : closingOf( tokens, at );
		const last = tokens[ closing ];
		if ( ! last ) {
			// One that is never closed is text like that around it.
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

/** Where the block that is opened at a place is closed; -1 where it is not. */
function closingOf( tokens: readonly Token[], at: number ): number {
	const names: string[] = [];
	for ( let next = at; next < tokens.length; next++ ) {
		const token = tokens[ next ];
		if ( token?.kind === 'open' ) {
			names.push( token.name );
		} else if ( token?.kind === 'close' && names.at( -1 ) === token.name ) {
			names.pop();
			if ( names.length === 0 ) {
				return next;
			}
		}
	}
	return -1;
}

function tokensOf( content: string ): readonly Token[] {
	return [ ...content.matchAll( COMMENT ) ].flatMap( ( match ): Token[] => {
		const [ whole, slash, name = '', json = '', end ] = match;
		const attributes = attributesIn( json.trim() );
		if ( ! attributes ) {
			return [];
		}
		const kind = slash ? 'close' : end ? 'void' : 'open';
		return [
			{
				name: name.includes( '/' ) ? name : `core/${ name }`,
				kind,
				attributes,
				start: match.index,
				end: match.index + whole.length,
			},
		];
	} );
}

/** The attributes of a block; null where there is something that is no list of them. */
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
