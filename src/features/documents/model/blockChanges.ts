import { isRecord, stringOr } from '../../../kernel/guards';
import { longestCommon } from '../../../kernel/longestCommon';
import { withoutTags } from '../../../kernel/withoutTags';

/** A block as both the parser and the block editor have it; what else they carry is of no concern. */
export interface BlockNode {
	readonly name: string;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly innerBlocks: readonly BlockNode[];
}

/** What became of one block. Texts are plain and whole, and empty where the block has none of its own. */
export type BlockChange =
	| { readonly kind: 'added'; readonly block: string; readonly text: string }
	| {
			readonly kind: 'removed';
			readonly block: string;
			readonly text: string;
	  }
	| {
			readonly kind: 'changed';
			readonly block: string;
			readonly from: string;
			readonly to: string;
	  }
	| { readonly kind: 'moved'; readonly block: string; readonly text: string };

/**
 * What a user did to get from one tree of blocks to the other, in document order.
 *
 * Blocks have no identity that survives saving, so those that are equal are matched first, then those
 * of the same type in order. A container whose own settings are the same is looked into.
 */
export function compareBlocks(
	before: readonly BlockNode[],
	after: readonly BlockNode[]
): readonly BlockChange[] {
	const fingerprints = {
		before: before.map( printOf ),
		after: after.map( printOf ),
	};
	const kept = longestCommon( fingerprints.before, fingerprints.after );
	const changes: BlockChange[] = [];
	let at = { before: 0, after: 0 };
	for ( const next of [
		...kept,
		{ before: before.length, after: after.length },
	] ) {
		changes.push(
			...compareRun(
				before.slice( at.before, next.before ),
				after.slice( at.after, next.after )
			)
		);
		at = { before: next.before + 1, after: next.after + 1 };
	}
	return joinMoves( changes, before, after );
}

/** Blocks between two that are equal: pairs of one type are the same block, the rest came or went. */
function compareRun(
	before: readonly BlockNode[],
	after: readonly BlockNode[]
): BlockChange[] {
	const pairs = longestCommon(
		before.map( ( { name } ) => name ),
		after.map( ( { name } ) => name )
	);
	const partnerOf = new Map(
		pairs.map( ( pair ) => [ pair.after, before[ pair.before ] ] )
	);
	const isPaired = new Set( pairs.map( ( pair ) => pair.before ) );
	const removed = before
		.filter( ( _block, index ) => ! isPaired.has( index ) )
		.map( ( block ): BlockChange => ( {
			kind: 'removed',
			block: block.name,
			text: textOf( block ),
		} ) );
	const rest = after.flatMap( ( block, index ): readonly BlockChange[] => {
		const partner = partnerOf.get( index );
		return partner
			? compareBlock( partner, block )
			: [ { kind: 'added', block: block.name, text: textOf( block ) } ];
	} );
	return [ ...removed, ...rest ];
}

function compareBlock(
	before: BlockNode,
	after: BlockNode
): readonly BlockChange[] {
	const inside = compareBlocks( before.innerBlocks, after.innerBlocks );
	const isSame =
		printOf( { ...before, innerBlocks: [] } ) ===
		printOf( { ...after, innerBlocks: [] } );
	return isSame
		? inside
		: [
				{
					kind: 'changed',
					block: after.name,
					from: textOf( before ),
					to: textOf( after ),
				},
				...inside,
			];
}

/** Something that went from one place and came equal in another has been moved. */
function joinMoves(
	changes: readonly BlockChange[],
	before: readonly BlockNode[],
	after: readonly BlockNode[]
): readonly BlockChange[] {
	const gone = before.map( printOf );
	const come = after.map( printOf );
	const isMoved = ( change: BlockChange ): boolean => {
		if ( change.kind !== 'added' && change.kind !== 'removed' ) {
			return false;
		}
		const { block, text } = change;
		const prints = before
			.filter(
				( node ) => node.name === block && textOf( node ) === text
			)
			.map( printOf );
		return prints.some(
			( print ) =>
				count( gone, print ) > 0 &&
				count( gone, print ) === count( come, print )
		);
	};
	return changes.flatMap( ( change ): readonly BlockChange[] => {
		if ( ! isMoved( change ) ) {
			return [ change ];
		}
		return change.kind === 'added' ? [ { ...change, kind: 'moved' } ] : [];
	} );
}

const count = ( list: readonly string[], wanted: string ): number =>
	list.filter( ( entry ) => entry === wanted ).length;

/** Equal for blocks that are written alike: absent attributes and undefined ones, keys in any order. */
function printOf( { name, attributes, innerBlocks }: BlockNode ): string {
	return JSON.stringify( [
		name,
		sorted( attributes ),
		innerBlocks.map( printOf ),
	] );
}

function sorted( value: unknown ): unknown {
	if ( Array.isArray( value ) ) {
		return value.map( sorted );
	}
	if ( ! isRecord( value ) ) {
		return value;
	}
	const html = richText( value );
	if ( html !== null ) {
		return html;
	}
	return Object.fromEntries(
		Object.keys( value )
			.filter( ( key ) => value[ key ] !== undefined )
			.sort()
			.map( ( key ) => [ key, sorted( value[ key ] ) ] )
	);
}

/** The HTML of a rich text, which the block editor keeps as an object of a class of its own; null for everything else. */
function richText( value: object ): string | null {
	const { toHTMLString } = value as { toHTMLString?: unknown };
	return typeof toHTMLString === 'function'
		? stringOr( Reflect.apply( toHTMLString, value, [] ) )
		: null;
}

const TEXT_ATTRIBUTES = [ 'content', 'text', 'label', 'title', 'alt', 'slug' ];

/** What a block says. */
function textOf( { attributes }: BlockNode ): string {
	for ( const name of TEXT_ATTRIBUTES ) {
		const value = attributes[ name ];
		const text = plain(
			( isRecord( value ) ? richText( value ) : null ) ??
				stringOr( value )
		);
		if ( text !== '' ) {
			return text;
		}
	}
	return '';
}

const plain = ( html: string ): string =>
	withoutTags( html )
		.replace( /&nbsp;/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();
