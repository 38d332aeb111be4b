import { serialize } from '@wordpress/blocks';
import type { store as coreStore } from '@wordpress/core-data';
import type { select } from '@wordpress/data';
import { stringOr } from '../../../kernel/guards';
import { untilIdle } from '../../../platform/idle';
import { contentOf } from '../../documents/index.records';

type Core = ReturnType< typeof select< typeof coreStore > >;
type Key = Parameters< typeof contentOf >[ 1 ];
type Block = Parameters< typeof serialize >[ 0 ][ number ];

/** Blocks never change: those of an edited document are other objects, and all around them stay the same. */
const texts = new WeakMap< Block, string >();

function textOf( block: Block ): string {
	let text = texts.get( block );
	if ( text === undefined ) {
		text = serialize( [ block ] );
		texts.set( block, text );
	}
	return text;
}

/** The top-level blocks of a record; null where its content is a text, or where the text is made otherwise. */
function blocksOf( core: Core, key: Key ): readonly Block[] | null {
	const { content, blocks } = core.getEditedEntityRecord( ...key ) || {};
	// WordPress writes a single block in another way where it is empty, or of the classic editor.
	return typeof content === 'function' &&
		Array.isArray( blocks ) &&
		blocks.length > 1
		? ( blocks as Block[] )
		: null;
}

/** The content of an edited record as it would be sent, rewritten only where it has changed. */
export function contentText( core: Core, key: Key ): string {
	const blocks = blocksOf( core, key );
	return blocks
		? blocks.map( textOf ).join( '\n\n' )
		: stringOr( contentOf( core, key ) );
}

/** The least time, in milliseconds, in which it is worth to write a block. */
const LEAST = 2;

/** How long writing ahead may take altogether, in milliseconds. */
const LONGEST = 250;

/** Writes the blocks of a record that have changed, whenever the browser has time for it. */
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
