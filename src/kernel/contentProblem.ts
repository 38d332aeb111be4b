import { isReadableAttributes } from './attributesText';
import {
	hasDeeper,
	lineAt,
	nestingOf,
	unreadableBlock,
	type BlockLocation,
} from './blockText';

/** In characters. Most servers reject longer requests, or take too long to render them. */
const MAX_LENGTH = 5 * 1024 * 1024;

/**
 * More than any real content. PHP can handle ten thousand levels, but the block editor of WordPress 7.1 fails at 80 and
 * shows nothing; see docs/wordpress-facts.md.
 */
export const MAX_DEPTH = 50;

/**
 * WordPress treats all following content as inner blocks of an unclosed one, in each of several passes: with 30
 * unclosed blocks, a list of patterns takes a second, with 50 it fails.
 */
const MAX_UNCLOSED = 10;

/** The server's output grows with the square of the unclosed content. In characters. */
const MAX_RENDERED = 8 * 1024 * 1024;

/**
 * For each comment whose attributes never end, WordPress searches the rest of the text, up to 5 ns per byte in each of
 * several passes: 27,000 in 300 KB take four seconds, this many characters 40 ms.
 */
const MAX_SEARCHED = 8 * 1024 * 1024;

/** The reason why content could crash the server or the browser. */
export type ContentProblem =
	| {
			readonly kind: 'unclosed';
			readonly count: number;
			/** The first unclosed block. */
			readonly location: BlockLocation;
	  }
	| {
			readonly kind: 'tooDeep';
			readonly depth: number;
			/** The first block that is too deep. */
			readonly location: BlockLocation;
	  }
	| { readonly kind: 'tooLarge'; readonly length: number }
	/** A lone surrogate, which isn't valid text for a server. */
	| { readonly kind: 'brokenText'; readonly line: number };

/** WordPress renders the content of a submenu twice: ten nested ones take half a second, fifteen ten seconds. */
export const MAX_SUBMENUS = 10;

const SUBMENU = 'navigation-submenu';

/** The reason why content must not be sent. */
export type SendingProblem =
	| ContentProblem
	/** When opened, the block loses its attributes only in the editor; a save would make the loss permanent. */
	| { readonly kind: 'badAttributes'; readonly location: BlockLocation }
	/** The editor can open it, but the site couldn't render it. */
	| { readonly kind: 'deepMenu' };

/** The problem that prevents sending content; null without one. */
export function sendingProblem( content: string ): SendingProblem | null {
	const problem = contentProblem( content );
	if ( problem ) {
		return problem;
	}
	const location = unreadableBlock( content, isReadableAttributes );
	if ( location ) {
		return { kind: 'badAttributes', location };
	}
	return content.includes( SUBMENU ) &&
		hasDeeper( content, SUBMENU, MAX_SUBMENUS )
		? { kind: 'deepMenu' }
		: null;
}

/** The problem that prevents both opening and sending content; null without one. */
export function contentProblem( content: string ): ContentProblem | null {
	if ( content.length > MAX_LENGTH ) {
		return { kind: 'tooLarge', length: content.length };
	}
	const half = content.search( /\p{Surrogate}/u );
	if ( half >= 0 ) {
		return { kind: 'brokenText', line: lineAt( content, half ) };
	}
	const {
		depth,
		unclosed,
		unfinished,
		firstUnclosed,
		firstUnfinished,
		firstBeyond,
	} = nestingOf( content, MAX_DEPTH );
	if ( firstUnfinished && content.length * unfinished > MAX_SEARCHED ) {
		return {
			kind: 'unclosed',
			count: unfinished,
			location: firstUnfinished,
		};
	}
	const rendered = content.length * unclosed ** 2;
	if (
		firstUnclosed &&
		( unclosed > MAX_UNCLOSED || rendered > MAX_RENDERED )
	) {
		return { kind: 'unclosed', count: unclosed, location: firstUnclosed };
	}
	return firstBeyond
		? { kind: 'tooDeep', depth, location: firstBeyond }
		: null;
}
