import type { BlockPart } from '@/kernel/blockText';
import type { JsonLeaf } from '@/kernel/jsonLeaves';
import { markupPieces, type MarkupPiece } from '@/kernel/markup';
import { htmlAttribute, jsonText } from './encode';
import { NONE, type Changes, type Rule, type RuledBlock } from './rules/rule';
import type { Edit } from './search';
import { htmlCharacters, jsonCharacters, type TextRun } from './textRuns';

/** The edits of a rule in one block: in its attributes, and in its HTML. */
export function ruleEdits(
	content: string,
	part: Pick< BlockPart, 'name' | 'html' >,
	leaves: readonly JsonLeaf[],
	rule: Rule
): readonly Edit[] {
	const name =
		part.name === '' || part.name.includes( '/' )
			? part.name
			: `core/${ part.name }`;
	const block = { name, leaves };
	if ( rule.isIn?.( block ) === false ) {
		return NONE;
	}
	return [
		...leaves.flatMap( ( leaf ) => inLeaf( content, leaf, block, rule ) ),
		...part.html.flatMap( ( [ start, end ] ) =>
			markupPieces( content, start, end ).flatMap( ( piece ) =>
				inPiece( content, piece, block, rule )
			)
		),
	];
}

function inLeaf(
	content: string,
	leaf: JsonLeaf,
	block: RuledBlock,
	rule: Rule
): readonly Edit[] {
	const { start, end, member } = leaf;
	const changes = rule.ofLeaf( leaf, block );
	if ( typeof changes === 'number' ) {
		return [ { start, end, text: String( changes ) } ];
	}
	if ( changes === 'remove' ) {
		return [ { start: member[ 0 ], end: member[ 1 ], text: '' } ];
	}
	return changes.length === 0
		? NONE
		: placed( changes, {
				run: jsonCharacters( content, start, end ),
				encode: jsonText,
				content,
				empty: start + 1,
			} );
}

function inPiece(
	content: string,
	piece: MarkupPiece,
	block: RuledBlock,
	rule: Rule
): readonly Edit[] {
	if ( piece.type === 'raw' ) {
		const css = content.slice( piece.start, piece.end );
		return ( rule.ofCss?.( css ) ?? NONE ).map( ( edit ) => ( {
			start: edit.start + piece.start,
			end: edit.end + piece.start,
			text: edit.text,
		} ) );
	}
	const { ofAttribute } = rule;
	if ( piece.type !== 'tag' || ! ofAttribute ) {
		return NONE;
	}
	return piece.attributes.flatMap( ( { name, value, whole } ) => {
		const run = htmlCharacters( content, ...value );
		const changes: Changes = ofAttribute( name, run.text, block );
		if ( changes === 'remove' ) {
			return [ { start: whole[ 0 ], end: whole[ 1 ], text: '' } ];
		}
		// An attribute without a value has no quotes to write one into.
		const isOpen =
			run.text !== '' || /["']/.test( content[ value[ 0 ] - 1 ] ?? '' );
		return isOpen
			? placed( changes, {
					run,
					encode: htmlAttribute,
					content,
					empty: value[ 0 ],
				} )
			: NONE;
	} );
}

interface Decoded {
	readonly run: TextRun;
	readonly encode: ( text: string ) => string;
	/** What it was decoded from. */
	readonly content: string;
	/** Where a text begins that is empty. */
	readonly empty: number;
}

/** Edits of a decoded text in what it was decoded from. What stays the same stays as it is written. */
const placed = (
	changes: readonly Edit[],
	{ run: { text: decoded, starts, ends }, encode, content, empty }: Decoded
): readonly Edit[] =>
	changes.map( ( change ) => {
		const start = starts[ change.start ] ?? empty;
		const end = ends[ change.end - 1 ] ?? start;
		return {
			start,
			end,
			text:
				decoded.slice( change.start, change.end ) === change.text
					? content.slice( start, end )
					: encode( change.text ),
		};
	} );
