import {
	getBlockType,
	getSaveContent,
	getUnregisteredTypeHandlerName,
	validateBlock,
} from '@wordpress/blocks';
import { contentProblem } from '@/kernel/contentProblem';
import { stringOr } from '@/kernel/guards';
import type { Finding } from '../model/finding';
import { differenceBetween } from './ownMarkup';
import {
	movedBy,
	isSound,
	ownHtml,
	remade,
	topBlocks,
	type Block,
	type StoredBlock,
} from './storedBlocks';

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
	for ( const found of topBlocks( content ) ) {
		yield found
			? findingsIn(
					found.block,
					found.stored,
					found.text,
					found.path
				).map( ( { edits, ...finding } ) => ( {
					...finding,
					edits: edits && movedBy( edits, found.start ),
				} ) )
			: [];
	}
}

function findingsIn(
	block: Block,
	stored: StoredBlock | null,
	text: string,
	path: readonly number[]
): readonly Finding[] {
	const own = findingOf( block, stored, text );
	// A version that changes inner blocks has made others of them: where they are stored isn't known then.
	const isSame = block.innerBlocks.length === stored?.inner.length;
	return [
		...( own ? [ { ...own, place: { name: block.name, path } } ] : [] ),
		...block.innerBlocks.flatMap( ( inner, at ) =>
			findingsIn(
				inner,
				( isSame ? stored.inner[ at ] : null ) ?? null,
				text,
				[ ...path, at ]
			)
		),
	];
}

function findingOf(
	block: Block,
	stored: StoredBlock | null,
	text: string
): Omit< Finding, 'place' > | null {
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
		edits: stored && remade( block, stored, text ),
		...( ! isInvalid && ! isSound( block ) && { isUnsound: true } ),
	};
}

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
