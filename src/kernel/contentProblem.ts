import { isReadableAttributes } from './attributesText';
import {
	hasDeeper,
	lineAt,
	nestingOf,
	unreadableBlock,
	type BlockLocation,
} from './blockText';

/** In characters. Most servers refuse more, or need longer to show it than visitors wait. */
const MAX_LENGTH = 5 * 1024 * 1024;

/**
 * Far more than people nest. PHP bears ten thousand, but the block editor of WordPress 7.1 stops at 80 and
 * shows nothing; see docs/wordpress-facts.md.
 */
export const MAX_DEPTH = 50;

/**
 * WordPress takes all that follows for the inside of a block that is not closed, once for each and again
 * in each of several passes: with 30 of them a list of patterns takes a second, with 50 it fails.
 */
const MAX_UNCLOSED = 10;

/** What the server makes of a text is longer by the square of what is not closed. In characters. */
const MAX_RENDERED = 8 * 1024 * 1024;

/** For each of these WordPress reads all the rest; 50,000 in half a megabyte take it 15 seconds. */
const MAX_UNFINISHED = 1000;

/** Why content could crash the server or the browser. */
export type ContentProblem =
	| {
			readonly kind: 'unclosed';
			readonly count: number;
			/** The first that is not closed. */
			readonly location: BlockLocation;
	  }
	| {
			readonly kind: 'tooDeep';
			readonly depth: number;
			/** The first that is too deep. */
			readonly location: BlockLocation;
	  }
	| { readonly kind: 'tooLarge'; readonly length: number }
	/** Half a character, which is no text; no server can read it. */
	| { readonly kind: 'brokenText'; readonly line: number };

/**
 * What is in a submenu WordPress renders twice: ten of them inside of each other take half a second, fifteen ten
 * seconds.
 */
export const MAX_SUBMENUS = 10;

const SUBMENU = 'navigation-submenu';

/** Why a content should not be sent. */
export type SendingProblem =
	| ContentProblem
	/** Opened, it only loses what was set in the block; sent, it would lose that for good. */
	| { readonly kind: 'badAttributes'; readonly location: BlockLocation }
	/** It can be opened and fixed; the site could not show it. */
	| { readonly kind: 'deepMenu' };

/** What is wrong with a content so that it is not sent; null where nothing is. */
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

/** What is wrong with a content so that it can neither be opened nor sent; null where nothing is. */
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
	if ( firstUnfinished && unfinished > MAX_UNFINISHED ) {
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
