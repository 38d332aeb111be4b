import { attributesJson } from '../../../kernel/attributesText';
import {
	blockRanges,
	nestingOf,
	placeOfAttributes,
} from '../../../kernel/blockText';
import { isRecord, type UnknownRecord } from '../../../kernel/guards';
import { longestCommon } from '../../../kernel/longestCommon';

/** A text as blocks and what is around them. */
interface Split {
	readonly blocks: readonly Piece[];
	/** The text before the first block, between two, and after the last: one more than blocks. */
	readonly gaps: readonly string[];
}

interface Piece {
	readonly name: string;
	readonly text: string;
	/** Its inner blocks, with its delimiters and HTML as gaps; null if it can't have any. */
	readonly inner: () => Split | null;
}

/** Writes a text as the editor writes it after parsing it. */
type Rewrite = ( text: string ) => string;

interface Options {
	readonly rewrite: Rewrite;
	/** Texts from which blocks may have been moved here, such as a detached pattern's. */
	readonly others?: readonly string[];
	/** Whether an attribute of a block is only known to other code: the editor drops it from blocks that it writes. */
	readonly isForeign?: ( block: string, attribute: string ) => boolean;
	/**
	 * The stored text as the editor has written it once blocks had changed themselves, which they do when they are shown: a query
	 * gets an id. Empty if that isn't known.
	 */
	readonly opened?: string;
}

/**
 * The text to store for a changed document. The editor writes all blocks anew: those that nobody has changed come back
 * with other spaces, entities and line ends, in the markup of a newer version, and without attributes that only other
 * code knows. Here they are as they were.
 *
 * @param written What the editor has written.
 * @param stored  The text that its blocks were parsed from; empty if it is another document's.
 * @param options
 */
export function withStoredBlocks(
	written: string,
	stored: string,
	{ rewrite, others = [], isForeign = () => false, opened = '' }: Options
): string {
	if ( written === stored ) {
		return written;
	}
	let known: Sources | null = null;
	const source = splitDocument( stored );
	return restored( splitDocument( written ), source, {
		rewrite,
		opened: twinOf( source, splitDocument( opened ) ),
		elsewhere: ( piece ) =>
			others.length === 0
				? piece.text
				: fromElsewhere(
						piece,
						( known ??= sourcesIn( others, rewrite ) )
					),
		isForeign,
		shells: null,
	} );
}

/** A split with the same blocks as another one; null if it has others. */
const twinOf = ( { blocks }: Split, other: Split | null ): Split | null =>
	other?.blocks.length === blocks.length &&
	blocks.every( ( { name }, at ) => other.blocks[ at ]?.name === name )
		? other
		: null;

/** Stored blocks of any level by what the editor writes for them; null where several are written in the same way. */
type Sources = ReadonlyMap< string, string | null >;

function sourcesIn( texts: readonly string[], rewrite: Rewrite ): Sources {
	const found = new Map< string, string | null >();
	const add = ( { blocks }: Split ) => {
		for ( const { name, text, inner } of blocks ) {
			if ( name === '' || nestingOf( text ).unclosed > 0 ) {
				continue;
			}
			const written = rewrite( text );
			const known = found.get( written );
			found.set(
				written,
				known === undefined || known === text ? text : null
			);
			const own = inner();
			if ( own ) {
				add( own );
			}
		}
	};
	texts.map( splitDocument ).forEach( add );
	return found;
}

/** A block as it is stored elsewhere, or with the blocks in it that are. */
function fromElsewhere( { text, inner }: Piece, sources: Sources ): string {
	const source = sources.get( text );
	if ( typeof source === 'string' ) {
		return source;
	}
	const own = inner();
	if ( ! own || own.blocks.length === 0 ) {
		return text;
	}
	return (
		own.blocks
			.map(
				( piece, at ) =>
					( own.gaps[ at ] ?? '' ) + fromElsewhere( piece, sources )
			)
			.join( '' ) + ( own.gaps.at( -1 ) ?? '' )
	);
}

interface Level {
	readonly rewrite: Rewrite;
	/** A block without a source in the document as it is stored elsewhere. */
	readonly elsewhere: ( piece: Piece ) => string;
	readonly isForeign: NonNullable< Options[ 'isForeign' ] >;
	/** The stored blocks once they had changed themselves; null if that isn't known. */
	readonly opened: Split | null;
	/** What the editor writes for the delimiters and the HTML around the stored blocks; null for spaces. */
	readonly shells: readonly Split[] | null;
}

function restored( written: Split, stored: Split, level: Level ): string {
	const { elsewhere, isForeign, opened, shells } = level;
	const same = alignedPieces( written, stored, level );
	const blocks = written.blocks.map( ( piece, at ) => {
		const source = same.equal.get( at );
		if ( source !== undefined ) {
			return stored.blocks[ source ]?.text ?? piece.text;
		}
		const like = same.changed.get( at );
		const before = like === undefined ? undefined : stored.blocks[ like ];
		return before
			? withForeign(
					withInnerBlocks( piece, before, {
						...level,
						twin: opened?.blocks[ like ?? 0 ] ?? null,
					} ),
					before,
					isForeign
				)
			: elsewhere( piece );
	} );
	const gapAt = ( at: number ): string => {
		const gap = written.gaps[ at ] ?? '';
		const before = at === 0 ? -1 : same.place( at - 1 );
		const after =
			at === written.blocks.length
				? stored.blocks.length
				: same.place( at );
		const source =
			before !== undefined && after === before + 1
				? stored.gaps[ after ]
				: undefined;
		if ( source === undefined ) {
			return gap;
		}
		const asWritten =
			at === 0
				? shells?.map( ( { gaps } ) => gaps[ 0 ] )
				: at === written.blocks.length
					? shells?.map( ( { gaps } ) => gaps.at( -1 ) )
					: undefined;
		const isSame = asWritten
			? asWritten.includes( gap )
			: source.trim() === '' && gap.trim() === '';
		return isSame ? source : gap;
	};
	return (
		blocks.map( ( text, at ) => gapAt( at ) + text ).join( '' ) +
		gapAt( blocks.length )
	);
}

/** A changed block whose inner blocks are as they were stored, other than those that were changed. */
function withInnerBlocks(
	piece: Piece,
	before: Piece,
	{ twin, ...level }: Level & { readonly twin: Piece | null }
): string {
	const { rewrite, elsewhere } = level;
	const written = piece.inner();
	const stored = before.inner();
	if (
		! written ||
		! stored ||
		written.blocks.length === 0 ||
		stored.blocks.length === 0
	) {
		return elsewhere( piece );
	}
	const opened = twin && splitBlock( twin.text );
	const shells = [ splitBlock( rewrite( before.text ) ), opened ].filter(
		( shell ): shell is Split => shell !== null && shell.blocks.length > 0
	);
	return shells.length > 0
		? restored( written, stored, {
				...level,
				opened: twinOf( stored, opened ),
				shells,
			} )
		: elsewhere( piece );
}

/** A changed block with the attributes of its stored version that only other code knows. */
function withForeign(
	text: string,
	{ name, text: stored }: Piece,
	isForeign: Level[ 'isForeign' ]
): string {
	const place = placeOfAttributes( text );
	const own = attributesIn( text );
	const lost = Object.entries( attributesIn( stored ) ?? {} ).filter(
		( [ key ] ) => ! ( key in ( own ?? {} ) ) && isForeign( name, key )
	);
	if ( ! place || ! own || lost.length === 0 ) {
		return text;
	}
	const json = attributesJson( Object.fromEntries( lost ) );
	const [ start, end ] = place;
	return (
		text.slice( 0, start ) +
		( Object.keys( own ).length === 0
			? `${ json }${ start === end ? ' ' : '' }`
			: `${ text.slice( start, end - 1 ) },${ json.slice( 1 ) }` ) +
		text.slice( end )
	);
}

/** The attributes of the first block in a text; null if they aren't valid. */
function attributesIn( text: string ): UnknownRecord | null {
	const [ start = 0, end = 0 ] = placeOfAttributes( text ) ?? [];
	if ( start === end ) {
		return {};
	}
	try {
		const found: unknown = JSON.parse( text.slice( start, end ) );
		return isRecord( found ) ? found : null;
	} catch {
		return null;
	}
}

interface Alignment {
	/** Written blocks and the stored ones that the editor writes in the same way, by position. */
	readonly equal: ReadonlyMap< number, number >;
	/** Written blocks and the stored ones that they probably were before. */
	readonly changed: ReadonlyMap< number, number >;
	/** The position in the stored text of a written block. */
	readonly place: ( at: number ) => number | undefined;
}

function alignedPieces(
	written: Split,
	stored: Split,
	{ rewrite, opened }: Pick< Level, 'rewrite' | 'opened' >
): Alignment {
	const own = written.blocks.map( ( { text } ) => text );
	const verbatim = new Set( own );
	// Parsing takes long: only what the editor has written in another way.
	const asWritten = stored.blocks.map( ( { name, text }, at ) =>
		verbatim.has( text ) ||
		name === '' ||
		( at < stored.blocks.length - 1 && nestingOf( text ).unclosed > 0 )
			? text
			: rewrite( text )
	);
	const untouched = untouchedTexts( asWritten, opened );
	const texts = own.map( ( text ) => untouched.get( text ) ?? text );
	const equal = commonPieces( asWritten, texts );
	const changed = new Map< number, number >();
	const used = new Set( equal.values() );
	// Moved blocks, unless several would do.
	texts.forEach( ( text, at ) => {
		if ( equal.has( at ) ) {
			return;
		}
		const sources = asWritten.flatMap( ( one, source ) =>
			one === text && ! used.has( source ) ? [ source ] : []
		);
		const [ source ] = sources;
		if ( source !== undefined && sources.length === 1 ) {
			used.add( source );
			equal.set( at, source );
		}
	} );
	written.blocks.forEach( ( { name }, at ) => {
		if ( equal.has( at ) || name === '' ) {
			return;
		}
		const previous = equal.get( at - 1 ) ?? changed.get( at - 1 );
		const next = equal.get( at + 1 );
		const source =
			at === 0 || previous !== undefined
				? ( previous ?? -1 ) + 1
				: next !== undefined
					? next - 1
					: undefined;
		if (
			source !== undefined &&
			! used.has( source ) &&
			stored.blocks[ source ]?.name === name
		) {
			used.add( source );
			changed.set( at, source );
		}
	} );
	return {
		equal,
		changed,
		place: ( at ) => equal.get( at ) ?? changed.get( at ),
	};
}

/** What the editor writes for blocks that changed themselves, by what it has written since then; without ambiguous ones. */
function untouchedTexts(
	asWritten: readonly string[],
	opened: Split | null
): ReadonlyMap< string, string > {
	const found = new Map< string, string >();
	const taken = new Set( asWritten );
	opened?.blocks.forEach( ( { text }, at ) => {
		const before = asWritten[ at ];
		if ( before !== undefined && before !== text && ! taken.has( text ) ) {
			taken.add( text );
			found.set( text, before );
		} else if ( found.get( text ) !== before ) {
			found.delete( text );
		}
	} );
	return found;
}

/** Equal pieces in the same order, by position. */
function commonPieces(
	before: readonly string[],
	after: readonly string[]
): Map< number, number > {
	const found = new Map< number, number >();
	let ofBefore = before.length;
	let ofAfter = after.length;
	while (
		ofBefore > 0 &&
		ofAfter > 0 &&
		before[ ofBefore - 1 ] === after[ ofAfter - 1 ]
	) {
		found.set( --ofAfter, --ofBefore );
	}
	for ( const pair of longestCommon(
		before.slice( 0, ofBefore ),
		after.slice( 0, ofAfter )
	) ) {
		found.set( pair.after, pair.before );
	}
	return found;
}

const splitDocument = ( text: string ): Split =>
	splitAt( text, 0, text.length, true );

/** The inner blocks of a text that is one block; null if it can't have any. */
function splitBlock( text: string ): Split | null {
	const [ block, ...others ] = blockRanges( text );
	return block?.inner && others.length === 0
		? splitAt( text, ...block.inner, false )
		: null;
}

/**
 * @param text
 * @param from   Where blocks may begin.
 * @param to     Where they end.
 * @param isRoot Whether text between blocks is a block of its own.
 */
function splitAt(
	text: string,
	from: number,
	to: number,
	isRoot: boolean
): Split {
	const gaps: string[] = [];
	const blocks: Piece[] = [];
	let taken = 0;
	for ( const { name, start, end } of blockRanges(
		text.slice( from, to )
	) ) {
		if ( name === '' && ! isRoot ) {
			continue;
		}
		gaps.push( text.slice( taken, from + start ) );
		taken = from + end;
		const own = text.slice( from + start, taken );
		blocks.push( { name, text: own, inner: () => splitBlock( own ) } );
	}
	gaps.push( text.slice( taken ) );
	return { blocks, gaps };
}
