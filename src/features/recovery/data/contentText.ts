import { serialize } from '@wordpress/blocks';
import type { store as coreStore } from '@wordpress/core-data';
import type { select } from '@wordpress/data';
import { stringOr } from '@/kernel/guards';
import { untilIdle } from '@/platform/idle';
import { contentOf } from '@/features/documents/index.records';

type Core = ReturnType< typeof select< typeof coreStore > >;
type Key = Parameters< typeof contentOf >[ 1 ];
type Block = Parameters< typeof serialize >[ 0 ][ number ];

/**
 * Serialized blocks. Blocks are immutable: an edit replaces a block and its ancestors, and keeps the objects of all others.
 */
const texts = new WeakMap< Block, string >();

function textOf( block: Block ): string {
	let text = texts.get( block );
	if ( text === undefined ) {
		text = serialize( [ block ] );
		texts.set( block, text );
	}
	return text;
}

/**
 * The top-level blocks of a record; null where its content is a string, or where WordPress serializes the blocks
 * differently.
 */
function blocksOf( core: Core, key: Key ): readonly Block[] | null {
	const { content, blocks } = core.getEditedEntityRecord( ...key ) || {};
	// WordPress serializes a single block differently if it is empty, or a classic block.
	return typeof content === 'function' &&
		Array.isArray( blocks ) &&
		blocks.length > 1
		? ( blocks as Block[] )
		: null;
}

/** The content of an edited record as a save would send it. Serializes changed blocks only. */
export function contentText( core: Core, key: Key ): string {
	const blocks = blocksOf( core, key );
	return blocks
		? blocks.map( textOf ).join( '\n\n' )
		: stringOr( contentOf( core, key ) );
}

/** The minimum idle time, in milliseconds, to serialize a block. */
const LEAST = 2;

/** The maximum total time, in milliseconds, of serializing ahead. */
const LONGEST = 250;

/** Serializes the changed blocks of a record while the browser is idle. */
export async function writeAhead(
	core: () => Core,
	key: Key
): Promise< void > {
	const isUnwritten = ( block: Block ) => ! texts.has( block );
	if ( ! blocksOf( core(), key )?.some( isUnwritten ) ) {
		return;
	}
	const start = performance.now();
	let end = start + ( await untilIdle( LONGEST / 2 ) );
	for ( const block of blocksOf( core(), key ) ?? [] ) {
		if ( texts.has( block ) ) {
			continue;
		}
		if ( performance.now() > end - LEAST ) {
			if ( performance.now() - start > LONGEST ) {
				return;
			}
			end = performance.now() + ( await untilIdle( LONGEST / 2 ) );
		}
		textOf( block );
	}
}
