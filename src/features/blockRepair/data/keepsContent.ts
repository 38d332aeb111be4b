/** Attributes whose loss is a loss of content. */
const CONTENT = [
	'src',
	'srcset',
	'href',
	'poster',
	'data',
	'alt',
	'title',
	'id',
];

/** HTML as nodes; nothing of it is loaded or runs. */
export function nodesOf( html: string ): DocumentFragment {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return template.content;
}

/** A text as it is read, with single spaces. */
export const plain = ( text: string | null ): string =>
	( text ?? '' ).replace( /\s+/g, ' ' ).trim();

const valuesOf = ( nodes: DocumentFragment ): readonly string[] =>
	[ ...nodes.querySelectorAll( '*' ) ].flatMap( ( element ) =>
		CONTENT.flatMap( ( name ) => {
			const value = element.getAttribute( name ) ?? '';
			return value === '' ? [] : [ `${ name } ${ value }` ];
		} )
	);

/**
 * Whether HTML has all content of other HTML: the same text, and all its images, links, descriptions and the like.
 *
 * @param after
 * @param before
 */
export function keepsContent( after: string, before: string ): boolean {
	const [ next, last ] = [ nodesOf( after ), nodesOf( before ) ];
	const values = valuesOf( next );
	return (
		plain( next.textContent ) === plain( last.textContent ) &&
		valuesOf( last ).every( ( value ) => values.includes( value ) )
	);
}
