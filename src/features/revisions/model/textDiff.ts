import { longestCommon, type Pair } from '@/kernel/longestCommon';

/** A piece of two merged texts: kept pieces are in both, removed ones precede their replacement. */
export interface TextPiece {
	readonly kind: 'same' | 'added' | 'removed';
	readonly text: string;
}

/** The maximum number of comparisons; longer texts are compared as a whole. */
const MAX_COMPARED = 4_000_000;

const WORD = /[\p{L}\p{N}]/u;

/**
 * Compares two texts word by word, also in languages without spaces.
 *
 * @param before
 * @param after
 * @param locale Such as `en-US`.
 */
export function diffWords(
	before: string,
	after: string,
	locale: string
): readonly TextPiece[] {
	const words = {
		before: wordsOf( before, locale ),
		after: wordsOf( after, locale ),
	};
	const runs =
		words.before.length * words.after.length > MAX_COMPARED
			? []
			: runsIn( longestCommon( words.before, words.after ) );
	const pieces: TextPiece[] = [];
	const at = { before: 0, after: 0 };
	const between = ( end: Pair ) => {
		add( pieces, 'removed', words.before.slice( at.before, end.before ) );
		add( pieces, 'added', words.after.slice( at.after, end.after ) );
	};
	for ( const { start, length } of runs ) {
		const text = words.after.slice( start.after, start.after + length );
		const end = {
			before: start.before + length,
			after: start.after + length,
		};
		// A space or a comma between two changes doesn't separate them.
		const isBetween =
			isChange( at, start ) &&
			( end.before < words.before.length ||
				end.after < words.after.length );
		if ( isBetween && ! text.some( ( word ) => WORD.test( word ) ) ) {
			continue;
		}
		between( start );
		add( pieces, 'same', text );
		Object.assign( at, end );
	}
	between( { before: words.before.length, after: words.after.length } );
	return pieces;
}

const wordsOf = ( text: string, locale: string ): readonly string[] =>
	Array.from(
		new Intl.Segmenter( locale, { granularity: 'word' } ).segment( text ),
		( { segment } ) => segment
	);

const isChange = ( from: Pair, to: Pair ): boolean =>
	to.before > from.before || to.after > from.after;

/** Joins pairs that are adjacent on both sides. */
function runsIn( pairs: readonly Pair[] ) {
	const runs: { readonly start: Pair; length: number }[] = [];
	for ( const pair of pairs ) {
		const last = runs.at( -1 );
		if (
			last &&
			pair.before === last.start.before + last.length &&
			pair.after === last.start.after + last.length
		) {
			last.length += 1;
		} else {
			runs.push( { start: pair, length: 1 } );
		}
	}
	return runs;
}

function add(
	pieces: TextPiece[],
	kind: TextPiece[ 'kind' ],
	words: readonly string[]
): void {
	if ( words.length > 0 ) {
		pieces.push( { kind, text: words.join( '' ) } );
	}
}
