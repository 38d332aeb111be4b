import { blockParts, pathOf, type BlockPart } from '@/kernel/blockText';
import { jsonLeaves, type JsonLeaf } from '@/kernel/jsonLeaves';
import { ok, type Result } from '@/kernel/result';
import { withoutTags } from '@/kernel/withoutTags';
import { matcherOf } from './matching';
import { ruleEdits } from './ruleEdits';
import { ruleOf } from './rules/ruleOf';
import type { Place, Search } from './search';
import { textsOf } from './textPlaces';

/** In characters, of what is shown around a place. */
const AROUND = 60;

/** Finds the places of a stored text; each has the edits that replace it. */
export type Finder = ( content: string ) => readonly Place[];

/** Makes the finder of a search; a failure if its expression isn't valid or it has no text. */
export function finderOf( search: Search ): Result< Finder > {
	switch ( search.kind ) {
		case 'text': {
			const matcher = matcherOf( search );
			return matcher.ok
				? ok( ( content ) =>
						inBlocks( content, ( part, leaves ) =>
							textsOf(
								content,
								part,
								leaves,
								matcher.value,
								search.to
							).map( ( { kind, text, start, end, edits } ) => ( {
								kind,
								edits,
								...surroundings( text, start, end ),
							} ) )
						)
					)
				: matcher;
		}
		case 'block':
			return ok( ( content ) =>
				inBlocks( content, ( part ) =>
					fullName( part.name ) === search.name
						? [
								{
									kind: 'block',
									...said( content, part ),
									edits: [
										{
											start: part.start,
											end: part.end,
											text: content.slice(
												part.start,
												part.end
											),
										},
									],
								},
							]
						: []
				)
			);
		case 'blockStyle':
		case 'class':
		case 'colorValue':
		case 'link':
		case 'media':
		case 'menu':
		case 'part':
		case 'pattern':
		case 'preset': {
			const rule = ruleOf( search );
			return ok( ( content ) =>
				inBlocks( content, ( part, leaves ) => {
					const edits = ruleEdits( content, part, leaves, rule );
					return edits.length > 0
						? [ { kind: 'block', ...said( content, part ), edits } ]
						: [];
				} )
			);
		}
	}
}

type Found = Omit< Place, 'block' | 'path' >;

const inBlocks = (
	content: string,
	find: ( part: BlockPart, leaves: readonly JsonLeaf[] ) => readonly Found[]
): readonly Place[] =>
	blockParts( content ).flatMap( ( part ) =>
		find( part, leavesOf( content, part ) ).map( ( found ) => ( {
			...found,
			block: fullName( part.name ),
			path: pathOf( part ),
		} ) )
	);

/** The values of a block's attributes, with their places in the text. */
const leavesOf = (
	content: string,
	{ attributes }: BlockPart
): readonly JsonLeaf[] =>
	attributes
		? jsonLeaves( content.slice( ...attributes ) ).map( ( leaf ) => ( {
				...leaf,
				start: leaf.start + attributes[ 0 ],
				end: leaf.end + attributes[ 0 ],
				member: [
					leaf.member[ 0 ] + attributes[ 0 ],
					leaf.member[ 1 ] + attributes[ 0 ],
				],
			} ) )
		: [];

const fullName = ( name: string ): string =>
	name === '' || name.includes( '/' ) ? name : `core/${ name }`;

/** What was found, with what is around it. */
export function surroundings( text: string, start: number, end: number ) {
	const before = text.slice( Math.max( 0, start - AROUND ), start );
	const after = text.slice( end, end + AROUND );
	return {
		before: start > AROUND ? `…${ before }` : before,
		match: text.slice( start, end ),
		after: end + AROUND < text.length ? `${ after }…` : after,
	};
}

/** The beginning of what a block says, of its own. */
function said( content: string, { html }: BlockPart ) {
	const text = html
		.map( ( [ start, end ] ) =>
			withoutTags( content.slice( start, end ), ' ' )
		)
		.join( ' ' )
		.replace( /\s+/g, ' ' )
		.trim();
	return beginningOf( text );
}

/** The beginning of a text in which nothing is marked. */
export const beginningOf = ( text: string ) => ( {
	before: '',
	match: '',
	after:
		text.length > 2 * AROUND ? `${ text.slice( 0, 2 * AROUND ) }…` : text,
} );
