import type { UnknownRecord } from '@/kernel/guards';
import type { Edit } from '@/features/replacing/index.model';
import {
	movedBy,
	remade,
	topBlocks,
	type Block,
	type StoredBlock,
} from './storedBlocks';

/** Other attributes of a block; null to leave it. */
type Change = ( attributes: UnknownRecord ) => UnknownRecord | null;

/**
 * The edits that give blocks of a text other attributes, and the HTML that they save with these. All other blocks, and those inside of
 * them, stay byte for byte. The editor's stage has to be loaded.
 *
 * @param content Serialized blocks.
 * @param change
 * @return Null if a block couldn't be made anew without losing content.
 */
export function changeAttributes(
	content: string,
	change: Change
): readonly Edit[] | null {
	const edits: Edit[] = [];
	for ( const found of topBlocks( content ) ) {
		if ( found === null ) {
			continue;
		}
		const { block, stored, text, start } = found;
		const own = changed( block, stored, text, change );
		if ( own === null ) {
			return null;
		}
		edits.push( ...movedBy( own, start ) );
	}
	return edits;
}

function changed(
	block: Block,
	stored: StoredBlock,
	text: string,
	change: Change
): readonly Edit[] | null {
	const attributes = change( block.attributes );
	const own = attributes
		? block.isValid && remade( { ...block, attributes }, stored, text )
		: [];
	const inner = block.innerBlocks.map( ( one, at ) => {
		const there = stored.inner[ at ];
		return there ? changed( one, there, text, change ) : null;
	} );
	return ! own || inner.includes( null )
		? null
		: [ ...own, ...inner.flatMap( ( edits ) => edits ?? [] ) ];
}
