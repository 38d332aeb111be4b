/** opentype.js brings no types. What it finds is looked at before it is used. */
declare module 'opentype.js' {
	export function parse(
		font: ArrayBuffer,
		options: { readonly lowMemory: boolean }
	): unknown;
}
