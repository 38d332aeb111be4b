import { select } from '@wordpress/data';
import {
	create,
	RichTextData,
	store as richTextStore,
	type RichTextFormat,
	type RichTextValue,
} from '@wordpress/rich-text';
import type { UnknownRecord } from '../../../kernel/guards';

/** How WordPress marks the words that a note is about; visitors don't get the mark. */
const FORMAT = 'core/note';
const MARK_CLASS = 'wp-note';

/** Whether this WordPress has notes about words; it also stores several for a block then. */
export const hasMarks = (): boolean =>
	Boolean( select( richTextStore ).getFormatType( FORMAT ) );

/** The element of the words that a note is about; null where it is about all of the block. */
export const markIn = ( block: Element, id: number ): Element | null =>
	block.querySelector( `mark.${ MARK_CLASS }[data-id="${ id }"]` );

/** Words of a block that were selected. */
export interface MarkedWords {
	readonly attribute: string;
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

/** The words at a place of rich text; null where there are none, or this WordPress knows no such marks. */
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

/** The attributes of a block with a mark around the words that a note is about; only those that differ. */
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
		// Someone has gone on writing there: the note is about the block then.
		return {};
	}
	const mark = { type: FORMAT, attributes: { 'data-id': String( id ) } };
	const formats = Array.from( value.formats, ( there, at ) =>
		at >= start && at < end ? [ mark, ...( there ?? [] ) ] : there
	);
	return { [ attribute ]: rewritten( { ...value, formats } ) };
}

/** The attributes of a block without the mark of a note; only those that differ. */
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

/** Read again, so that neighbours with the same format become one. */
const rewritten = ( value: RichTextValue ): RichTextData =>
	new RichTextData(
		create( { html: new RichTextData( value ).toHTMLString() } )
	);
