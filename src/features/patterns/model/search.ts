import { compareTexts } from '@/kernel/collation';
import { fold } from '@/kernel/fold';
import type { Pattern } from './pattern';
import { isIn } from './sections';

/** The scores of matches. */
const IN_CATEGORY = 1;
const SAME_TITLE = 30;
const TITLE_BEGINS = 20;
const ALL_WORDS = 10;

/**
 * The score of a pattern; higher is better. Without search words, anything above 0 is in the category; with words,
 * anything above 1 matches them.
 */
export function score(
	pattern: Pattern,
	section: string,
	words: string,
	known: ReadonlySet< string >
): number {
	if ( ! isIn( pattern, section, known ) ) {
		return 0;
	}
	const wanted = fold( words.trim() );
	if ( wanted === '' ) {
		return IN_CATEGORY;
	}
	const title = fold( pattern.title.trim() );
	if ( title === wanted ) {
		return IN_CATEGORY + SAME_TITLE;
	}
	if ( title.startsWith( wanted ) ) {
		return IN_CATEGORY + TITLE_BEGINS;
	}
	const text = fold(
		[ pattern.title, pattern.description, ...pattern.keywords ].join( ' ' )
	);
	return wanted.split( /\s+/ ).every( ( word ) => text.includes( word ) )
		? IN_CATEGORY + ALL_WORDS
		: IN_CATEGORY;
}

/** The patterns of a section that match the words, by score, then by title. */
export function findPatterns(
	patterns: readonly Pattern[],
	section: string,
	words: string,
	known: ReadonlySet< string >
): readonly Pattern[] {
	const least = words.trim() === '' ? 0 : IN_CATEGORY;
	return patterns
		.map( ( pattern ) => ( {
			pattern,
			worth: score( pattern, section, words, known ),
		} ) )
		.filter( ( { worth } ) => worth > least )
		.sort(
			( one, other ) =>
				other.worth - one.worth ||
				compareTexts( one.pattern.title, other.pattern.title )
		)
		.map( ( { pattern } ) => pattern );
}
