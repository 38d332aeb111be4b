import {
	getBlockType,
	getSaveContent,
	getUnregisteredTypeHandlerName,
	parse,
	serialize,
	validateBlock,
} from '@wordpress/blocks';
import { blockParts, blockRanges, type BlockPart } from '@/kernel/blockText';
import { contentProblem } from '@/kernel/contentProblem';
import { stringOr } from '@/kernel/guards';
import { withEdits, type Edit } from '@/features/replacing/index.model';
import type { Finding } from '../model/finding';
import { keepsContent } from './keepsContent';
import { differenceBetween } from './ownMarkup';

type Block = ReturnType< typeof parse >[ number ];

/** A block of a text with its inner blocks, as they are stored. */
interface StoredBlock {
	readonly part: BlockPart;
	readonly inner: readonly StoredBlock[];
}

/**
 * The blocks of a text that have a problem, one top-level block after the other, so that the page can do something else in between.
 * The editor's stage has to be loaded.
 *
 * @param content Serialized blocks.
 * @return Null if the text can't be parsed.
 */
export function inspect(
	content: string
): Generator< readonly Finding[], void > | null {
	return contentProblem( content ) ? null : inspectBlocks( content );
}

function* inspectBlocks(
	content: string
): Generator< readonly Finding[], void > {
	for ( const { name, start, end } of blockRanges( content ) ) {
		if ( name === '' ) {
			continue;
		}
		const text = content.slice( start, end );
		const [ block ] = parse( text );
		const [ stored ] = asTree( blockParts( text ) );
		yield block && stored
			? findingsIn( block, stored, text ).map( ( finding ) =>
					moved( finding, start )
				)
			: [];
	}
}

const moved = ( finding: Finding, by: number ): Finding => ( {
	...finding,
	edits:
		finding.edits?.map( ( { start, end, text } ) => ( {
			start: start + by,
			end: end + by,
			text,
		} ) ) ?? null,
} );

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

function findingsIn(
	block: Block,
	stored: StoredBlock | null,
	text: string
): readonly Finding[] {
	const own = findingOf( block, stored, text );
	// A version that changes inner blocks has made others of them: where they are stored isn't known then.
	const isSame = block.innerBlocks.length === stored?.inner.length;
	return [
		...( own ? [ own ] : [] ),
		...block.innerBlocks.flatMap( ( inner, at ) =>
			findingsIn(
				inner,
				( isSame ? stored.inner[ at ] : null ) ?? null,
				text
			)
		),
	];
}

function findingOf(
	block: Block,
	stored: StoredBlock | null,
	text: string
): Finding | null {
	const html = stored
		? ownHtml( stored.part, text )
		: stringOr( block.originalContent );
	if ( block.name === getUnregisteredTypeHandlerName() ) {
		return {
			problem: 'missing',
			block: stringOr( block.attributes.originalName ),
			difference: null,
			stored: html,
			expected: '',
			edits: null,
		};
	}
	const isInvalid = block.isValid === false;
	if ( ! isInvalid && ! ( stored && isOutdated( block ) ) ) {
		return null;
	}
	const expected = expectedHtml( block );
	return {
		problem: isInvalid ? 'invalid' : 'outdated',
		block: block.name,
		difference: differenceBetween( html, expected ),
		stored: html,
		expected,
		edits: stored && repairOf( block, stored, text ),
	};
}

/** Its own HTML, without inner blocks. */
const ownHtml = ( part: BlockPart, text: string ): string =>
	part.html.map( ( range ) => text.slice( ...range ) ).join( '' );

/** Whether an earlier version of its type has saved it: the parser has made it valid, and its stored HTML isn't. */
const isOutdated = ( block: Block ): boolean =>
	getBlockType( block.name ) !== undefined && ! validateBlock( block )[ 0 ];

function expectedHtml( block: Block ): string {
	try {
		return getSaveContent( block.name, block.attributes );
	} catch {
		// A type of a plugin may fail on attributes that it doesn't expect.
		return '';
	}
}

/** The edits that make a block what it would save; null if content would be lost, or it wouldn't be valid either. */
function repairOf(
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
			edits.map( ( edit ) => ( {
				...edit,
				start: edit.start - part.start,
				end: edit.end - part.start,
			} ) )
		)
	);
	return block !== undefined && more.length === 0 && block.isValid === true;
}
