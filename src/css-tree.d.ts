/** What Atelier uses of css-tree's tokenizer, which has no types of its own. */
declare module 'css-tree/tokenizer' {
	/** Calls back for each token of CSS Syntax Level 3, with its kind and its place. */
	export function tokenize(
		source: string,
		onToken: ( type: number, start: number, end: number ) => void
	): void;
	export const AtKeyword: number;
	export const BadString: number;
	export const BadUrl: number;
	export const CDC: number;
	export const CDO: number;
	export const Colon: number;
	export const Comment: number;
	export const Function: number;
	export const Ident: number;
	export const LeftCurlyBracket: number;
	export const LeftParenthesis: number;
	export const LeftSquareBracket: number;
	export const RightCurlyBracket: number;
	export const RightParenthesis: number;
	export const RightSquareBracket: number;
	export const Semicolon: number;
	export const String: number;
	export const Url: number;
	export const WhiteSpace: number;
}
