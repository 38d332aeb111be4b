import { parse, serialize, validateBlock } from '@wordpress/blocks';
import { blockParts, blockRanges, type BlockPart } from '@/kernel/blockText';
import { withEdits, type Edit } from '@/features/replacing/index.model';
import { keepsContent } from './keepsContent';

export type Block = ReturnType< typeof parse >[ number ];

/** A block of a text with its inner blocks, as they are stored. */
export interface StoredBlock {
	readonly part: BlockPart;
	readonly inner: readonly StoredBlock[];
}

/** A top-level block of a text: parsed, and as it is stored. */
interface TopBlock {
	readonly block: Block;
	readonly stored: StoredBlock;
	/** Its own text, which `stored` is about. */
	readonly text: string;
	/** Where that begins. */
	readonly start: number;
	/** Where the block is on the canvas, where text between blocks is one, too. */
	readonly path: readonly [ number ];
}

/**
 * The top-level blocks of a text, one after the other; null for one that can't be parsed.
 *
 * @param content Serialized blocks.
 */
export function* topBlocks( content: string ): Generator< TopBlock | null > {
	for ( const [ at, range ] of blockRanges( content ).entries() ) {
		const { name, start, end } = range;
		if ( name === '' ) {
			continue;
		}
		const text = content.slice( start, end );
		const [ block ] = parse( text );
		const [ stored ] = asTree( blockParts( text ) );
		yield block && stored
			? { block, stored, text, start, path: [ at ] }
			: null;
	}
}

/** Edits of a part of a text as edits of the text, or the other way round. */
export const movedBy = (
	edits: readonly Edit[],
	by: number
): readonly Edit[] =>
	edits.map( ( { start, end, text } ) => ( {
		start: start + by,
		end: end + by,
		text,
	} ) );

/** Parts in the order of their beginnings as a tree. */
function asTree( parts: readonly BlockPart[] ): readonly StoredBlock[] {
	const inner = new Map< BlockPart | null, StoredBlock[] >();
	for ( const part of [ ...parts ].reverse() ) {
		const siblings = inner.get( part.parent ) ?? [];
		siblings.unshift( { part, inner: inner.get( part ) ?? [] } );
		inner.set( part.parent, siblings );
	}
	return inner.get( null ) ?? [];
}

/** Its own HTML, without inner blocks. */
export const ownHtml = ( part: BlockPart, text: string ): string =>
	part.html.map( ( range ) => text.slice( ...range ) ).join( '' );

/** The edits that make a block what it would save; null if content would be lost, or it wouldn't be valid either. */
export function remade(
	block: Block,
	stored: StoredBlock,
	text: string
): readonly Edit[] | null {
	const made = serializeAnew( block );
	const [ next, ...more ] = made === null ? [] : asTree( blockParts( made ) );
	if (
		made === null ||
		! next ||
		more.length > 0 ||
		! hasSameInner( next, stored ) ||
		! keepsContent(
			ownHtml( next.part, made ),
			ownHtml( stored.part, text )
		)
	) {
		return null;
	}
	const wanted = gapsOf( next );
	const edits = gapsOf( stored ).flatMap( ( [ start, end ], at ) => {
		const replacement = made.slice( ...( wanted[ at ] ?? [ 0, 0 ] ) );
		const before = text.slice( start, end );
		// Spaces between blocks stay as they are stored.
		return before.trim() === replacement.trim()
			? []
			: [ { start, end, text: replacement } ];
	} );
	return edits.length > 0 && isValidAfter( stored, text, edits )
		? edits
		: null;
}

function serializeAnew( block: Block ): string | null {
	try {
		return serialize( [ { ...block, isValid: true } ] );
	} catch {
		return null;
	}
}

const hasSameInner = ( one: StoredBlock, other: StoredBlock ): boolean =>
	one.part.name === other.part.name &&
	one.inner.length === other.inner.length &&
	one.inner.every(
		( { part }, at ) => part.name === other.inner[ at ]?.part.name
	);

/** The ranges before, between and after the inner blocks of a block, with its comments. */
function gapsOf( {
	part,
	inner,
}: StoredBlock ): readonly ( readonly [ number, number ] )[] {
	const starts = [ part.start, ...inner.map( ( block ) => block.part.end ) ];
	const ends = [ ...inner.map( ( block ) => block.part.start ), part.end ];
	return starts.map( ( start, at ) => [ start, ends[ at ] ?? start ] );
}

function isValidAfter(
	{ part }: StoredBlock,
	text: string,
	edits: readonly Edit[]
): boolean {
	const [ block, ...more ] = parse(
		withEdits(
			text.slice( part.start, part.end ),
			movedBy( edits, -part.start )
		)
	);
	return more.length === 0 && isCurrent( block );
}

/** Whether a block is as its type saves it today, not as an earlier version has. */
const isCurrent = ( block: Block | undefined ): boolean =>
	block?.isValid === true && validateBlock( block )[ 0 ];

/** Whether a block would be valid once it is saved again; without what is inside. */
export function isSound( block: Block ): boolean {
	const [ saved ] = parse(
		serializeAnew( { ...block, innerBlocks: [] } ) ?? ''
	);
	return isCurrent( saved );
}
