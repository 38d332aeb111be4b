import { select } from '@wordpress/data';
import {
	create,
	RichTextData,
	store as richTextStore,
	type RichTextFormat,
	type RichTextValue,
} from '@wordpress/rich-text';
import type { UnknownRecord } from '@/kernel/guards';

/** WordPress's format for the text of a note; the front end doesn't show it. */
const FORMAT = 'core/note';
const MARK_CLASS = 'wp-note';

/** Whether this version of WordPress has notes on text; it then also stores several per block. */
export const hasMarks = (): boolean =>
	Boolean( select( richTextStore ).getFormatType( FORMAT ) );

/** The element of a note's text; null for a note on the whole block. */
export const markIn = ( block: Element, id: number ): Element | null =>
	block.querySelector( `mark.${ MARK_CLASS }[data-id="${ id }"]` );

/** The selected text of a block. */
export interface MarkedWords {
	readonly attribute: string;
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

/** The text of a rich text range; null without one, or without such marks in this version of WordPress. */
export function wordsAt(
	attributes: UnknownRecord,
	attribute: string,
	[ one, other ]: readonly [ number, number ]
): MarkedWords | null {
	const value = attributes[ attribute ];
	if ( ! ( value instanceof RichTextData ) || ! hasMarks() ) {
		return null;
	}
	const start = Math.min( one, other );
	const end = Math.max( one, other );
	const text = valueOf( value ).text.slice( start, end );
	return text === '' ? null : { attribute, start, end, text };
}

/** A block's changed attributes after a note's text is marked. */
export function withMark(
	attributes: UnknownRecord,
	id: number,
	{ attribute, start, end, text }: MarkedWords
): UnknownRecord {
	const rich = attributes[ attribute ];
	if ( ! ( rich instanceof RichTextData ) ) {
		return {};
	}
	const value = valueOf( rich );
	if ( value.text.slice( start, end ) !== text ) {
		// The text has changed: the note then belongs to the whole block.
		return {};
	}
	const mark = { type: FORMAT, attributes: { 'data-id': String( id ) } };
	const formats = Array.from( value.formats, ( there, at ) =>
		at >= start && at < end ? [ mark, ...( there ?? [] ) ] : there
	);
	return { [ attribute ]: rewritten( { ...value, formats } ) };
}

/** A block's changed attributes after the mark of a note is removed. */
export function withoutMark(
	attributes: UnknownRecord,
	id: number
): UnknownRecord {
	const isMark = ( format: RichTextFormat ) =>
		format.type === FORMAT &&
		format.attributes?.[ 'data-id' ] === String( id );
	const changed: Record< string, unknown > = {};
	for ( const [ name, rich ] of Object.entries( attributes ) ) {
		if (
			! ( rich instanceof RichTextData ) ||
			! rich.toHTMLString().includes( MARK_CLASS )
		) {
			continue;
		}
		const value = valueOf( rich );
		if ( value.formats.some( ( there ) => there?.some( isMark ) ) ) {
			const formats = Array.from( value.formats, ( there ) => {
				const left = there?.filter( ( format ) => ! isMark( format ) );
				return left && left.length > 0 ? left : undefined;
			} );
			changed[ name ] = rewritten( { ...value, formats } );
		}
	}
	return changed;
}

const valueOf = ( rich: RichTextData ): RichTextValue =>
	create( { html: rich.toHTMLString() } );

/** Parsed again, so that adjacent parts with the same format are merged. */
const rewritten = ( value: RichTextValue ): RichTextData =>
	new RichTextData(
		create( { html: new RichTextData( value ).toHTMLString() } )
	);
