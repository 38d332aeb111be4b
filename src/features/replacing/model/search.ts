import type { PresetKind } from '@/kernel/presetKinds';

/** Words as people read them, in texts and in attributes that blocks show as text. */
export interface TextSearch {
	readonly kind: 'text';
	readonly text: string;
	/** Whether capital letters differ from small ones. */
	readonly matchesCase: boolean;
	/** Whether "e" differs from "é". */
	readonly matchesAccents: boolean;
	readonly isWholeWords: boolean;
	/** Whether the text is a regular expression of JavaScript, in its Unicode mode. */
	readonly isExpression: boolean;
	/** Plain text; of an expression, `$1` and `$&` stand for what it found. */
	readonly to: string | null;
}

/** An address, and the post that it is of. */
export interface LinkTarget {
	readonly url: string;
	readonly id?: number;
	/** Its post type. */
	readonly type?: string;
}

/** A file of the media library. */
export interface MediaFile {
	readonly id: number;
	/** The URL of the original; empty where it isn't known. */
	readonly url: string;
	/** The text that describes it; what a block has of its own is another one. */
	readonly alt?: string;
	/** The URLs of its other sizes, by their names. */
	readonly sizes?: Readonly< Record< string, string > >;
}

/** A template part. */
export interface PartName {
	readonly theme: string;
	readonly slug: string;
}

/** What is looked for, and what comes in its place (`to`); null if it is only looked for. */
export type Search =
	| TextSearch
	/** Blocks of a type, by its full name. Only their block types can make another type of them. */
	| {
			readonly kind: 'block';
			readonly name: string;
			readonly to: string | null;
	  }
	/** A block style variation, without `is-style-`; an empty one is the default style. */
	| {
			readonly kind: 'blockStyle';
			readonly block: string;
			readonly style: string;
			readonly to: string | null;
	  }
	/** A preset by its slug, and another one of its kind. */
	| {
			readonly kind: 'preset';
			readonly preset: PresetKind;
			readonly slug: string;
			readonly to: string | null;
	  }
	/** A color as CSS has it; all ways to write a hexadecimal one are the same. Another CSS value comes in its place. */
	| {
			readonly kind: 'colorValue';
			readonly color: string;
			readonly to: string | null;
	  }
	/** Where links lead to: all addresses of one thing, and its post ID if it has one. */
	| {
			readonly kind: 'link';
			readonly urls: readonly string[];
			readonly id?: number;
			readonly to: LinkTarget | null;
	  }
	| {
			readonly kind: 'media';
			readonly file: MediaFile;
			readonly to: MediaFile | null;
	  }
	/** A synced pattern, by its ID. */
	| {
			readonly kind: 'pattern';
			readonly id: number;
			readonly to: number | null;
	  }
	| {
			readonly kind: 'part';
			readonly part: PartName;
			readonly to: PartName | null;
	  }
	| {
			readonly kind: 'menu';
			readonly id: number;
			readonly to: number | null;
	  }
	/** A CSS class; an empty one removes it. */
	| {
			readonly kind: 'class';
			readonly name: string;
			readonly to: string | null;
	  };

export type SearchKind = Search[ 'kind' ];

/** A range of the text and what comes in its place. */
export interface Edit {
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

/** Where something was found. */
export interface Place {
	/** The block's full name; empty for text between blocks. */
	readonly block: string;
	/** The positions of the block and of those around it, from the top. */
	readonly path: readonly number[];
	/** A text that people read, an attribute that is shown as text, or the settings of a block. */
	readonly kind: 'text' | 'attribute' | 'block';
	/** What was found, and what is around it; of a block's settings, what it says. */
	readonly before: string;
	readonly match: string;
	readonly after: string;
	/** All that has to change together, in the order of the text; with nothing to replace it by, the text as it is. */
	readonly edits: readonly Edit[];
}
