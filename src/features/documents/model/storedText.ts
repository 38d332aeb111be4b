import { attributesJson } from '@/kernel/attributesText';
import { blockRanges, nestingOf, placeOfAttributes } from '@/kernel/blockText';
import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { longestCommon } from '@/kernel/longestCommon';

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
	/** The number of blocks that a pattern's reference has become; without it, one. */
	readonly size?: number;
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
	 * gets an id, and a pattern's reference becomes its blocks. Empty if that isn't known.
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
		opened: twinOf( source, splitDocument( opened ), rewrite ),
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

/** The block that is replaced by a pattern's blocks as soon as it is shown. */
const REFERENCE = 'pattern';

/** What each stored block has become, given all of them; null if they can't be told apart. */
function twinOf(
	{ blocks }: Split,
	shown: Split | null,
	rewrite: Rewrite
): Split | null {
	const ranges = shown && shownRanges( blocks, shown.blocks, rewrite );
	return (
		ranges && {
			gaps: [],
			blocks: ranges.flatMap( ( [ from, to ], at ) => {
				const [ only ] = shown.blocks.slice( from, to );
				return blocks[ at ]?.name === REFERENCE
					? [ runOf( shown, from, to ) ]
					: only
						? [ only ]
						: [];
			} ),
		}
	);
}

/** Blocks in a row, as one piece that stands for the reference of a pattern. */
const runOf = (
	{ blocks, gaps }: Split,
	from: number,
	to: number
): Piece => ( {
	name: REFERENCE,
	text: blocks
		.slice( from, to )
		.map( ( { text }, at ) =>
			at === 0 ? text : ( gaps[ from + at ] ?? '' ) + text
		)
		.join( '' ),
	inner: () => null,
	size: to - from,
} );

type Range = readonly [ from: number, to: number ];

/** Where each of some blocks is once they are shown: one place for each, and at least one for each reference of a pattern. */
function shownRanges(
	blocks: readonly Piece[],
	shown: readonly Piece[],
	rewrite: Rewrite
): readonly Range[] | null {
	const places = placesOfOthers( blocks, shown, rewrite );
	const ranges: Range[] = [];
	let taken = 0;
	for ( const [ at, { name } ] of blocks.entries() ) {
		const from = places.get( at ) ?? taken;
		const to =
			name === REFERENCE
				? at === blocks.length - 1
					? shown.length
					: ( places.get( at + 1 ) ?? -1 )
				: from + 1;
		if (
			from !== taken ||
			to <= from ||
			( name !== REFERENCE && shown[ from ]?.name !== name )
		) {
			return null;
		}
		ranges.push( [ from, to ] );
		taken = to;
	}
	return taken === shown.length ? ranges : null;
}

/** Where the blocks other than references of patterns are once all are shown. */
function placesOfOthers(
	blocks: readonly Piece[],
	shown: readonly Piece[],
	rewrite: Rewrite
): ReadonlyMap< number, number > {
	const others = blocks.flatMap( ( { name }, at ) =>
		name === REFERENCE ? [] : [ at ]
	);
	if ( blocks.length - others.length < 2 ) {
		const reference = blocks.findIndex(
			( { name } ) => name === REFERENCE
		);
		return new Map(
			others.map( ( at ) => [
				at,
				reference < 0 || at < reference
					? at
					: shown.length - blocks.length + at,
			] )
		);
	}
	const written = others.map( ( at ) => rewrite( blocks[ at ]?.text ?? '' ) );
	return new Map(
		longestCommon(
			written,
			shown.map( ( { text } ) => text )
		).map( ( { before, after } ) => [ others[ before ] ?? 0, after ] )
	);
}

/** Blocks with those that a pattern's reference has become as one piece. */
function withReferences( written: Split, opened: Split | null ): Split {
	let { blocks, gaps } = written;
	for ( const run of opened?.blocks ?? [] ) {
		const { size } = run;
		const from =
			size === undefined
				? -1
				: blocks.findIndex(
						( _piece, at ) =>
							runOf( { blocks, gaps }, at, at + size ).text ===
							run.text
					);
		if ( size !== undefined && from >= 0 ) {
			blocks = [
				...blocks.slice( 0, from ),
				run,
				...blocks.slice( from + size ),
			];
			gaps = [
				...gaps.slice( 0, from + 1 ),
				...gaps.slice( from + size ),
			];
		}
	}
	return { blocks, gaps };
}

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

function restored( changed: Split, stored: Split, level: Level ): string {
	const { elsewhere, isForeign, opened, shells } = level;
	const written = withReferences( changed, opened );
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
				opened: twinOf( stored, opened, rewrite ),
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
