import type { CharacterRange } from './fontFile/facts';

/** Consecutive characters that a font either has or lacks. */
export interface TextRun {
	readonly text: string;
	readonly isLacking: boolean;
}

/** Invisible characters, which need no glyph. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Variation_Selector}]$/u;

/** Splits a text where missing characters start or end. */
export function runsOf(
	text: string,
	characters: readonly CharacterRange[]
): readonly TextRun[] {
	const runs: TextRun[] = [];
	for ( const character of text ) {
		const isLacking =
			! UNSEEN.test( character ) &&
			! hasCharacter( characters, character );
		const before = runs[ runs.length - 1 ];
		if ( before && before.isLacking === isLacking ) {
			runs[ runs.length - 1 ] = {
				text: before.text + character,
				isLacking,
			};
		} else {
			runs.push( { text: character, isLacking } );
		}
	}
	return runs;
}

/** The distinct characters of a text that a font lacks. */
export const lackingIn = (
	text: string,
	characters: readonly CharacterRange[]
): readonly string[] => [
	...new Set(
		runsOf( text, characters ).flatMap( ( run ) =>
			run.isLacking ? Array.from( run.text ).filter( isSeen ) : []
		)
	),
];

const isSeen = ( character: string ): boolean => ! UNSEEN.test( character );

function hasCharacter(
	ranges: readonly CharacterRange[],
	character: string
): boolean {
	const code = character.codePointAt( 0 ) ?? 0;
	return ranges.some( ( [ first, last ] ) => first <= code && code <= last );
}
