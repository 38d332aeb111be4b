/** The container format of a font file. */
export type FontFormat = 'ttf' | 'otf' | 'woff' | 'woff2';

/** The reason why a file is rejected. */
export type FontFileReason =
	| 'empty'
	| 'extension'
	| 'tooLarge'
	| 'unpacksTooLarge'
	| 'notAFont'
	| 'collection'
	| 'eot'
	| 'svg'
	| 'fon'
	| 'dfont'
	| 'type1'
	| 'damaged'
	| 'undrawable'
	| 'tooSlow'
	| 'unreadable'
	| 'missingCode';

/** A property that a variable font can vary, such as its weight. */
export interface FontAxis {
	readonly tag: string;
	readonly name: string;
	readonly min: number;
	readonly initial: number;
	readonly max: number;
}

/** The first and last code point of a range of characters. */
export type CharacterRange = readonly [ first: number, last: number ];

/** The facts of a font file. Texts are single lines without invisible characters, and may be empty. */
export interface FontFileFacts {
	readonly format: FontFormat;
	readonly bytes: number;
	readonly family: string;
	readonly style: 'normal' | 'italic' | 'oblique';
	/** A number, or two separated by a space if the font has a weight axis. */
	readonly weight: string;
	/** The width of its letters as OpenType has it: 5 is normal, less is condensed, more is expanded. */
	readonly width: number;
	/** The name of the style in its family, such as “Condensed Bold”. */
	readonly cut: string;
	readonly axes: readonly FontAxis[];
	readonly designer: string;
	readonly copyright: string;
	readonly licence: string;
	/** Empty if the font has no web address of a license. */
	readonly licenceUrl: string;
	readonly glyphs: number;
	/** Sorted and disjoint. */
	readonly characters: readonly CharacterRange[];
}

/** The result of reading a file. */
export type FontReading =
	{ readonly facts: FontFileFacts } | { readonly reason: FontFileReason };
