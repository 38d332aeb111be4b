import type { JsonLeaf } from '@/kernel/jsonLeaves';
import type { Edit } from '../search';

/** The block that a value is of. */
export interface RuledBlock {
	/** Its full name; empty for text between blocks. */
	readonly name: string;
	/** The values of its attributes. */
	readonly leaves: readonly JsonLeaf[];
}

/** Changes of a text, in its order; or that the whole value goes. None if it isn't what is looked for. */
export type Changes = readonly Edit[] | 'remove';

/** How one thing is found in a block's settings and HTML, and what comes in its place. */
export interface Rule {
	/** Whether blocks of a type can have it; all by default. */
	readonly isIn?: ( block: RuledBlock ) => boolean;
	/** Of a value of the block's attributes: changes of the text; or another number. */
	readonly ofLeaf: ( leaf: JsonLeaf, block: RuledBlock ) => Changes | number;
	/** Of the value of an HTML attribute, without entities. */
	readonly ofAttribute?: (
		name: string,
		value: string,
		block: RuledBlock
	) => Changes;
	/** Of a style sheet in the HTML. */
	readonly ofCss?: ( css: string ) => readonly Edit[];
}

export const NONE: readonly Edit[] = [];

/** The last name in the path of a value. */
export const nameOf = ( { path }: JsonLeaf ): string => {
	const names = path.filter( ( name ) => typeof name === 'string' );
	return names[ names.length - 1 ] ?? '';
};

/** One edit for a whole text. */
export const wholeOf = ( value: string, text: string ): readonly Edit[] => [
	{ start: 0, end: value.length, text },
];

/** An edit for each match of an expression. */
export const editsBy = (
	value: string,
	expression: RegExp,
	replace: ( match: RegExpExecArray ) => string
): readonly Edit[] =>
	[ ...value.matchAll( expression ) ].map( ( match ) => ( {
		start: match.index,
		end: match.index + match[ 0 ].length,
		text: replace( match ),
	} ) );

/** A text in an expression. */
export const escaped = ( text: string ): string =>
	text.replace( /[\\^$.*+?()[\]{}|/-]/g, '\\$&' );
