import type { Difference } from '../model/finding';
import { nodesOf, plain } from './keepsContent';

/** The first difference between two pieces of HTML; null if there is none that matters. */
export const differenceBetween = (
	stored: string,
	expected: string
): Difference | null =>
	childDifference( nodesOf( stored ), nodesOf( expected ) );

function childDifference( stored: Node, expected: Node ): Difference | null {
	const [ found, wanted ] = [ partsOf( stored ), partsOf( expected ) ];
	for ( let at = 0; at < Math.max( found.length, wanted.length ); at++ ) {
		const difference = nodeDifference( found[ at ], wanted[ at ] );
		if ( difference ) {
			return difference;
		}
	}
	return null;
}

/** Elements, and texts that aren't only spaces. */
const partsOf = ( node: Node ): readonly ( Element | Text )[] =>
	[ ...node.childNodes ].filter(
		( child ): child is Element | Text =>
			child instanceof Element ||
			( child instanceof Text && plain( child.data ) !== '' )
	);

function nodeDifference(
	found: Element | Text | undefined,
	wanted: Element | Text | undefined
): Difference | null {
	const [ one, other ] = [ nameOf( found ), nameOf( wanted ) ];
	if ( found instanceof Text || wanted instanceof Text ) {
		return found instanceof Text &&
			wanted instanceof Text &&
			plain( found.data ) === plain( wanted.data )
			? null
			: { kind: 'text' };
	}
	if ( ! found || ! wanted || one !== other ) {
		return { kind: 'element', found: one, expected: other };
	}
	const name = attributeDifference( found, wanted );
	return name === null
		? childDifference( found, wanted )
		: { kind: 'attribute', element: one, name };
}

const nameOf = ( node: Element | Text | undefined ): string =>
	node instanceof Element ? node.localName : '';

/** The first attribute with another value, regardless of the order of classes and of spaces. */
function attributeDifference( found: Element, wanted: Element ): string | null {
	const names = new Set( [
		...found.getAttributeNames(),
		...wanted.getAttributeNames(),
	] );
	for ( const name of names ) {
		const [ one, other ] = [ found, wanted ].map( ( element ) =>
			name === 'class'
				? [ ...element.classList ].sort().join( ' ' )
				: element.getAttribute( name )?.replace( /[\s;]+/g, '' )
		);
		if ( one !== other ) {
			return name;
		}
	}
	return null;
}
