import type { BlockPart } from '@/kernel/blockText';
import type { JsonLeaf } from '@/kernel/jsonLeaves';
import { htmlText, jsonText } from './encode';
import type { Match, Matcher } from './matching';
import type { Edit } from './search';
import { textIn } from './textAttributes';
import { jsonCharacters, textRuns, within, type TextRun } from './textRuns';

/** A match with the text around it. */
export interface FoundText {
	readonly kind: 'text' | 'attribute';
	readonly text: string;
	readonly start: number;
	readonly end: number;
	readonly edits: readonly Edit[];
}

/** Blocks whose HTML has addresses and code in place of text. */
const WITHOUT_TEXT = new Set( [ 'embed', 'math', 'shortcode' ] );

/** What a matcher finds in the texts of a block: its HTML, and attributes that are shown as text. */
export function textsOf(
	content: string,
	{ name, html }: Pick< BlockPart, 'name' | 'html' >,
	leaves: readonly JsonLeaf[],
	matcher: Matcher,
	to: string | null
): readonly FoundText[] {
	const inAttributes = leaves.flatMap( ( leaf ) =>
		inLeaf( content, leaf, matcher, to )
	);
	const inHtml = ( WITHOUT_TEXT.has( name ) ? [] : html ).flatMap(
		( [ start, end ] ) =>
			textRuns( content, start, end ).flatMap( ( run ) =>
				matcher( run.text ).map( ( match ) =>
					found(
						'text',
						run,
						match,
						to === null
							? unchanged( content, run, match )
							: htmlEdits(
									content,
									run,
									match,
									match.expand( to )
								)
					)
				)
			)
	);
	return [ ...inAttributes, ...inHtml ];
}

function inLeaf(
	content: string,
	leaf: JsonLeaf,
	matcher: Matcher,
	to: string | null
): readonly FoundText[] {
	const how = textIn( leaf );
	if ( ! how ) {
		return [];
	}
	if ( how === 'plain' ) {
		return inPlainLeaf( content, leaf, matcher, to );
	}
	const outer = jsonCharacters( content, leaf.start, leaf.end );
	return textRuns( outer.text ).flatMap( ( run ) =>
		matcher( run.text ).map( ( match ) =>
			found(
				'attribute',
				run,
				match,
				to === null
					? unchanged( content, within( run, outer ), match )
					: htmlEdits(
							outer.text,
							run,
							match,
							match.expand( to )
						).map( ( edit ) => inJson( edit, outer ) )
			)
		)
	);
}

/** What a matcher finds in a value that is text without HTML. */
export function inPlainLeaf(
	content: string,
	leaf: JsonLeaf,
	matcher: Matcher,
	to: string | null
): readonly FoundText[] {
	const run = jsonCharacters( content, leaf.start, leaf.end );
	return matcher( run.text ).map( ( match ) =>
		found(
			'attribute',
			run,
			match,
			to === null
				? unchanged( content, run, match )
				: stretches( run, match ).map( ( [ start, end ] ) => ( {
						start,
						end,
						text: jsonText( match.expand( to ) ),
					} ) )
		)
	);
}

const found = (
	kind: FoundText[ 'kind' ],
	{ text }: TextRun,
	{ start, end }: Match,
	edits: readonly Edit[]
): FoundText => ( { kind, text, start, end, edits } );

/** An edit of a string's text, in the JSON that it was read from. */
const inJson = (
	{ start, end, text }: Edit,
	{ starts, ends }: TextRun
): Edit => ( {
	start: starts[ start ] ?? ends[ start - 1 ] ?? 0,
	end: ends[ end - 1 ] ?? starts[ end ] ?? 0,
	text: jsonText( text ),
} );

/** The ranges of a match without the tags in it. */
function stretches(
	{ starts, ends }: TextRun,
	{ start, end }: Match
): readonly ( readonly [ number, number ] )[] {
	const found: [ number, number ][] = [];
	for ( let at = start; at < end; at++ ) {
		const last = found[ found.length - 1 ];
		const from = starts[ at ] ?? 0;
		const to = ends[ at ] ?? 0;
		if ( last && from <= last[ 1 ] ) {
			last[ 1 ] = Math.max( last[ 1 ], to );
		} else {
			found.push( [ from, to ] );
		}
	}
	return found;
}

const unchanged = (
	content: string,
	run: TextRun,
	match: Match
): readonly Edit[] =>
	stretches( run, match ).map( ( [ start, end ] ) => ( {
		start,
		end,
		text: content.slice( start, end ),
	} ) );

/** The new text comes where the match begins; what the rest of it leaves empty goes with its tags. */
const htmlEdits = (
	html: string,
	run: TextRun,
	match: Match,
	to: string
): readonly Edit[] =>
	stretches( run, match ).map( ( [ start, end ], at ) =>
		at === 0 && to !== ''
			? { start, end, text: htmlText( to ) }
			: withEmptiedTags( html, start, end )
	);

/** Rich text has no empty formats: an editor would drop their tags, and find the block changed. */
function withEmptiedTags( html: string, from: number, to: number ): Edit {
	let start = from;
	let end = to;
	for (;;) {
		const begin =
			html[ start - 1 ] === '>' ? html.lastIndexOf( '<', start - 1 ) : -1;
		const opening =
			begin < 0 ? null : FORMAT.exec( html.slice( begin, start ) );
		const closing = `</${ opening?.[ 1 ] ?? '' }>`;
		if ( ! opening || ! html.startsWith( closing, end ) ) {
			return { start, end, text: '' };
		}
		start = begin;
		end += closing.length;
	}
}

/** Not of a link or anything else that a block's own markup may need. */
const FORMAT = /^<(a|b|code|em|i|kbd|mark|s|strong|sub|sup|u)(?:\s[^<>]*)?>$/;
