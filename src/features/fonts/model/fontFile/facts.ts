/** What a font file is packed in. */
export type FontFormat = 'ttf' | 'otf' | 'woff' | 'woff2';

/** Why a file is not taken. */
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

/** A property that a variable font can change, such as its weight. */
export interface FontAxis {
	readonly tag: string;
	readonly name: string;
	readonly min: number;
	readonly initial: number;
	readonly max: number;
}

/** The first and the last of characters that follow each other, by their code points. */
export type CharacterRange = readonly [ first: number, last: number ];

/** What a font file says of itself. Texts are one line each, without what is not seen, and may be empty. */
export interface FontFileFacts {
	readonly format: FontFormat;
	readonly bytes: number;
	readonly family: string;
	readonly style: 'normal' | 'italic';
	/** A number, or two with a space between them where the font has an axis of weight. */
	readonly weight: string;
	readonly axes: readonly FontAxis[];
	readonly designer: string;
	readonly copyright: string;
	readonly licence: string;
	/** Empty where the font names no address of the web. */
	readonly licenceUrl: string;
	readonly glyphs: number;
	/** In order, and apart from each other. */
	readonly characters: readonly CharacterRange[];
}

/** What became of reading a file. */
export type FontReading =
	{ readonly facts: FontFileFacts } | { readonly reason: FontFileReason };
