import {
	mentionClass,
	readContent,
	writeContent,
	type Piece,
} from '../model/content';
import { mentionQuery } from '../model/mention';
import type { Person } from '@/features/documents/index.model';

/** Sets the content of an editable field. */
export function fillField(
	field: HTMLElement,
	pieces: readonly Piece[]
): void {
	field.replaceChildren( ...nodesOf( pieces ) );
}

/** The content of a field as HTML; empty without visible text. */
export const fieldContent = ( field: HTMLElement ): string =>
	writeContent( readContent( field ) );

const nodesOf = ( pieces: readonly Piece[] ): readonly Node[] =>
	pieces.map( nodeOf );

function nodeOf( piece: Piece ): Node {
	switch ( piece.type ) {
		case 'text':
			return new Text( piece.text );
		case 'break':
			return new Text( '\n' );
		case 'mention':
			return chip( piece.user, piece.text );
		case 'link': {
			const link = document.createElement( 'a' );
			link.setAttribute( 'href', piece.href );
			link.append( ...nodesOf( piece.children ) );
			return link;
		}
		case 'format': {
			const format = document.createElement( piece.tag );
			format.append( ...nodesOf( piece.children ) );
			return format;
		}
	}
}

function chip( user: number, text: string ): Node {
	const element = document.createElement( 'span' );
	element.className = mentionClass( user );
	element.contentEditable = 'false';
	element.textContent = text;
	return element;
}

/** The selection in a field; null if it is collapsed or elsewhere. */
export function selectedIn( field: HTMLElement ): Range | null {
	const selection = field.ownerDocument.getSelection();
	const range =
		selection && selection.rangeCount > 0
			? selection.getRangeAt( 0 )
			: null;
	return range &&
		! range.collapsed &&
		field.contains( range.commonAncestorContainer )
		? range
		: null;
}

/**
 * Applies a format or link to a range of a field, or removes it if the whole range has it. The range stays selected.
 *
 * @param field
 * @param range
 * @param wanted A link without a URL removes links.
 */
export function format(
	field: HTMLElement,
	range: Range,
	wanted: Wanted
): void {
	const { tag } = wanted;
	const around = elementAround( field, range, tag );
	const part = range.extractContents();
	const hasAll = around !== null || isAllIn( part, tag );
	part.querySelectorAll( tag ).forEach( unwrap );
	const isTaken = wanted.tag === 'a' ? wanted.href === '' : hasAll;
	let inner: ParentNode & Node = part;
	if ( ! isTaken ) {
		const element = field.ownerDocument.createElement( tag );
		if ( wanted.tag === 'a' ) {
			element.setAttribute( 'href', wanted.href );
		}
		element.append( part );
		inner = element;
	}
	const nodes = inner === part ? [ ...part.childNodes ] : [ inner ];
	if ( around ) {
		splitAt( around, range );
	}
	const last = nodes.at( -1 );
	for ( const node of [ ...nodes ].reverse() ) {
		range.insertNode( node );
	}
	if ( nodes[ 0 ] && last ) {
		range.setStartBefore( nodes[ 0 ] );
		range.setEndAfter( last );
	}
	field
		.querySelectorAll( 'strong, em, a' )
		.forEach(
			( element ) => element.textContent === '' && element.remove()
		);
	const selection = field.ownerDocument.getSelection();
	selection?.removeAllRanges();
	selection?.addRange( range );
}

type Wanted =
	| { readonly tag: 'strong' | 'em' }
	| { readonly tag: 'a'; readonly href: string };

/** The URL of the link around a range; empty without one. */
export const linkAround = ( field: HTMLElement, range: Range ): string =>
	elementAround( field, range, 'a' )?.getAttribute( 'href' ) ?? '';

function elementAround(
	field: HTMLElement,
	{ commonAncestorContainer: node }: Range,
	tag: string
): Element | null {
	const element = node instanceof Element ? node : node.parentElement;
	const found = element?.closest( tag ) ?? null;
	return found && found !== field && field.contains( found ) ? found : null;
}

/** Whether all text of a range is inside elements of one type. */
function isAllIn( part: ParentNode & Node, tag: string ): boolean {
	const words = ( node: Node ): boolean =>
		node instanceof Element && node.localName === tag
			? true
			: node.childNodes.length > 0
				? [ ...node.childNodes ].every( words )
				: ! node.textContent;
	return words( part );
}

const unwrap = ( element: Element ): void =>
	element.replaceWith( ...element.childNodes );

/** Splits an element at a position, and moves the position between the halves. */
function splitAt( element: Element, place: Range ): void {
	const rest = place.cloneRange();
	rest.setEndAfter( element );
	const behind = rest.extractContents();
	element.after( behind );
	place.setStartAfter( element );
	place.collapse( true );
}

/** The caret, if it is in the text of a field. */
function caretIn( field: HTMLElement ): { node: Text; offset: number } | null {
	const selection = field.ownerDocument.getSelection();
	const node = selection?.anchorNode;
	return selection?.isCollapsed &&
		node instanceof Text &&
		field.contains( node )
		? { node, offset: selection.anchorOffset }
		: null;
}

/** The text typed after an @; null outside of a mention. */
export function queryIn( field: HTMLElement ): string | null {
	const caret = caretIn( field );
	return caret && mentionQuery( caret.node.data.slice( 0, caret.offset ) );
}

/** Replaces the typed text with a mention, and moves the caret after it. */
export function mention( field: HTMLElement, { id, name }: Person ): void {
	const caret = caretIn( field );
	const query = queryIn( field );
	if ( ! caret || query === null ) {
		return;
	}
	const range = field.ownerDocument.createRange();
	range.setStart( caret.node, caret.offset - query.length - 1 );
	range.setEnd( caret.node, caret.offset );
	range.deleteContents();
	// Browsers don't show a regular space at the end of a line.
	const space = new Text( '\u00a0' );
	range.insertNode( space );
	range.insertNode( chip( id, `@${ name }` ) );
	putCaret( space, 1 );
}

export function putCaretAtEnd( field: HTMLElement ): void {
	field.focus();
	const last = field.lastChild;
	if ( last ) {
		putCaret( field, field.childNodes.length );
	}
}

function putCaret( node: Node, offset: number ): void {
	node.ownerDocument?.getSelection()?.collapse( node, offset );
}
