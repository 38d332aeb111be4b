/** opentype.js has no types. Its results are validated before use. */
declare module 'opentype.js' {
	export function parse(
		font: ArrayBuffer,
		options: { readonly lowMemory: boolean }
	): unknown;
}
