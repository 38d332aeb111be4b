import type { JsonLeaf } from '@/kernel/jsonLeaves';

/** Attributes that blocks show as text: HTML, as rich text is stored. */
const HTML = new Set( [
	'buttonText',
	'caption',
	'citation',
	'content',
	'label',
	'moreText',
	'prefix',
	'subtitle',
	'suffix',
	'text',
	'value',
] );

/** The same, stored as it is read. */
const PLAIN = new Set( [
	'alt',
	'ariaLabel',
	'description',
	'placeholder',
	'submitText',
	'title',
] );

/** How a value of a block's attributes is shown as text; null if it isn't. */
export function textIn( { path, value }: JsonLeaf ): 'html' | 'plain' | null {
	const names = path.filter( ( name ) => typeof name === 'string' );
	const name = names[ names.length - 1 ] ?? '';
	const isAllowed =
		typeof value === 'string' && ! NO_TEXT.has( String( path[ 0 ] ) );
	return ! isAllowed
		? null
		: HTML.has( name )
			? 'html'
			: PLAIN.has( name )
				? 'plain'
				: null;
}

/** Attributes whose members have other meanings. */
const NO_TEXT = new Set( [ 'bindings', 'layout', 'lock', 'query', 'style' ] );
