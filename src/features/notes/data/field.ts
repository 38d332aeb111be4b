import {
	mentionClass,
	readContent,
	writeContent,
	type Piece,
} from '../model/content';
import { mentionQuery } from '../model/mention';
import type { Person } from './requests';

/** Puts content into a field that is edited as text. */
export function fillField(
	field: HTMLElement,
	pieces: readonly Piece[]
): void {
	field.replaceChildren( ...nodesOf( pieces ) );
}

/** What is in a field, as HTML to be sent; empty where there is nothing to read. */
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

/** The caret, where it is in the text of a field. */
function caretIn( field: HTMLElement ): { node: Text; offset: number } | null {
	const selection = field.ownerDocument.getSelection();
	const node = selection?.anchorNode;
	return selection?.isCollapsed &&
		node instanceof Text &&
		field.contains( node )
		? { node, offset: selection.anchorOffset }
		: null;
}

/** What has been typed of a name behind an @; null where nobody is to be mentioned. */
export function queryIn( field: HTMLElement ): string | null {
	const caret = caretIn( field );
	return caret && mentionQuery( caret.node.data.slice( 0, caret.offset ) );
}

/** Puts a mention in the place of what has been typed of it, and the caret behind. */
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
	// A space that ends a line would not be shown.
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
