import {
	getBlockType,
	getPossibleBlockTransformations,
	parse,
	serialize,
	switchToBlockType,
} from '@wordpress/blocks';
import { compareTexts } from '@/kernel/collation';
import { isRecord } from '@/kernel/guards';
import { ok, type Result } from '@/kernel/result';
import { withoutTags } from '@/kernel/withoutTags';
import { loadStage } from '@/platform/stages';
import type { Edit } from '@/features/replacing/index.model';
import type { Choice } from '@/features/uses';
import type { FoundDocument } from '../model/found';

/** Blocks that are asked what they can become: others of the type hardly differ. */
const ASKED = 20;

/** The block types that found blocks can become, by their titles. */
export async function typesFor(
	documents: readonly FoundDocument[]
): Promise< Result< readonly Choice[] > > {
	const stage = await loadStage( 'editor' );
	if ( ! stage.ok ) {
		return stage;
	}
	const blocks = documents
		.flatMap( ( { content, places } ) =>
			places.flatMap( ( { edits } ) =>
				edits.map( ( { start, end } ) => content.slice( start, end ) )
			)
		)
		.slice( 0, ASKED )
		.map( ( text ) => parse( text ) );
	const types = new Map(
		blocks
			.flatMap( ( found ) =>
				getPossibleBlockTransformations( found ).filter(
					( { name } ) => transformedBlocks( found, name ) !== null
				)
			)
			.map( ( { name, title } ) => [ name, title ] )
	);
	return ok(
		[ ...types ]
			.map( ( [ value, label ] ) => ( { value, label } ) )
			.sort( ( one, other ) => compareTexts( one.label, other.label ) )
	);
}

/**
 * Makes blocks of another type of some blocks in a text, the inner ones first.
 *
 * @param content
 * @param ranges  Where the blocks are.
 * @param to      The name of the other type.
 * @return Null if one of them can't become that, would lose text, or may not be where it is.
 */
export function withTransformed(
	content: string,
	ranges: readonly Pick< Edit, 'start' | 'end' >[],
	to: string
): string | null {
	let text = content;
	const done: { readonly start: number; readonly growth: number }[] = [];
	for ( const { start, end } of [ ...ranges ].sort(
		( one, other ) => other.start - one.start
	) ) {
		const now = done.reduce(
			( sum, inner ) => ( inner.start < end ? sum + inner.growth : sum ),
			end
		);
		const before = text.slice( start, now );
		const after = transformed( before, to );
		if ( after === null ) {
			return null;
		}
		done.push( { start, growth: after.length - before.length } );
		text = text.slice( 0, start ) + after + text.slice( now );
	}
	return problemsIn( parse( text ) ) <= problemsIn( parse( content ) )
		? text
		: null;
}

function transformed( text: string, to: string ): string | null {
	const blocks = parse( text );
	const isPossible = getPossibleBlockTransformations( blocks ).some(
		( { name } ) => name === to
	);
	const next = isPossible ? transformedBlocks( blocks, to ) : null;
	const after = next ? serialize( next ) : '';
	return after !== '' && lettersIn( after ) >= lettersIn( text )
		? after
		: null;
}

type Blocks = ReturnType< typeof parse >;

/** One block as another type; null if it can't become that, or would stay within the other one. */
function transformedBlocks( blocks: Blocks, to: string ): Blocks | null {
	const [ block ] = blocks;
	const next =
		block && blocks.length === 1 ? switchToBlockType( blocks, to ) : null;
	return block &&
		next &&
		countOf( block.name, next ) < countOf( block.name, blocks )
		? next
		: null;
}

const countOf = ( name: string, blocks: Blocks ): number =>
	blocks.reduce(
		( sum, block ) =>
			sum +
			( block.name === name ? 1 : 0 ) +
			countOf( name, block.innerBlocks ),
		0
	);

/** How much a text says. */
const lettersIn = ( text: string ): number =>
	withoutTags( text, '' ).replace( /\s+/g, '' ).length;

/** The number of blocks that aren't valid, or may not be where they are. */
function problemsIn( blocks: unknown, around: string | null = null ): number {
	return ( Array.isArray( blocks ) ? blocks : [] )
		.filter( isRecord )
		.reduce( ( sum, { name, isValid, innerBlocks } ) => {
			const own = String( name );
			const isMisplaced = ! isAllowedIn( own, around );
			return (
				sum +
				( isValid === false ? 1 : 0 ) +
				( isMisplaced ? 1 : 0 ) +
				problemsIn( innerBlocks, own )
			);
		}, 0 );
}

function isAllowedIn( name: string, around: string | null ): boolean {
	const own = getBlockType( name );
	const outer = around === null ? null : getBlockType( around );
	const parents = isRecord( own ) ? own.parent : null;
	const allowed = isRecord( outer ) ? outer.allowedBlocks : null;
	return (
		( ! Array.isArray( parents ) ||
			around === null ||
			parents.includes( around ) ) &&
		( ! Array.isArray( allowed ) || allowed.includes( name ) )
	);
}
