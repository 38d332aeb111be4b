import type { CharacterRange } from './fontFile/facts';

/** Characters that follow each other and that a font all has, or all lacks. */
export interface TextRun {
	readonly text: string;
	readonly isLacking: boolean;
}

/** What no one sees needs no letter of its own. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Variation_Selector}]$/u;

/** A text, cut where characters begin or end that a font lacks. */
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

/** The characters of a text that a font lacks, each once. */
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
