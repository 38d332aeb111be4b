import {
	applyFormat,
	concat,
	create,
	RichTextData,
	slice,
	type RichTextValue,
} from '@wordpress/rich-text';
import { locale } from '@/platform/locale';
import { diffWords } from '../model/textDiff';
import type { EditorBlock } from './currentState';

/** The attribute that marks how words changed. */
export const TEXT_FATE = 'data-atelier-text';
export type TextFate = 'added' | 'removed' | 'restyled';

/** A block with its texts merged from both versions: added, removed and reformatted words are marked. */
export function markTexts(
	before: EditorBlock,
	after: EditorBlock
): EditorBlock {
	const names = new Set(
		[ before, after ].flatMap( ( { attributes } ) =>
			Object.keys( attributes ).filter(
				( name ) => attributes[ name ] instanceof RichTextData
			)
		)
	);
	const attributes: Record< string, unknown > = { ...after.attributes };
	for ( const name of names ) {
		attributes[ name ] = new RichTextData(
			mergeTexts(
				valueOf( before.attributes[ name ] ),
				valueOf( after.attributes[ name ] )
			)
		);
	}
	return { ...after, attributes };
}

const valueOf = ( text: unknown ): RichTextValue =>
	create( {
		html: text instanceof RichTextData ? text.toHTMLString() : '',
	} );

/** Merges two rich texts. */
function mergeTexts(
	before: RichTextValue,
	after: RichTextValue
): RichTextValue {
	const at = { before: 0, after: 0 };
	const pieces = diffWords( before.text, after.text, locale() ).map(
		( { kind, text: { length } } ) => {
			const was = slice( before, at.before, at.before + length );
			const is = slice( after, at.after, at.after + length );
			at.before += kind === 'added' ? 0 : length;
			at.after += kind === 'removed' ? 0 : length;
			switch ( kind ) {
				case 'same':
					return markFormats( was, is );
				case 'added':
					return mark( is, kind, 0, length );
				case 'removed':
					return mark( was, kind, 0, length );
			}
		}
	);
	return concat( ...pieces );
}

const TAGS = { added: 'ins', removed: 'del', restyled: 'span' } as const;

/** An unregistered format is serialized as an element with the name of its type. */
const mark = (
	value: RichTextValue,
	fate: TextFate,
	start: number,
	end: number
): RichTextValue =>
	applyFormat(
		value,
		{ type: TAGS[ fate ], attributes: { [ TEXT_FATE ]: fate } },
		start,
		end
	);

/** Marks equal characters whose formats changed. */
function markFormats( was: RichTextValue, is: RichTextValue ): RichTextValue {
	let marked = is;
	let start: number | null = null;
	for ( let at = 0; at <= is.text.length; at++ ) {
		const isRestyled =
			at < is.text.length && looksAt( was, at ) !== looksAt( is, at );
		if ( isRestyled ) {
			start ??= at;
		} else if ( start !== null ) {
			marked = mark( marked, 'restyled', start, at );
			start = null;
		}
	}
	return marked;
}

/** Equal for characters of the same look, inline images included. */
const looksAt = (
	{ formats, replacements }: RichTextValue,
	at: number
): string => JSON.stringify( [ formats[ at ] ?? [], replacements[ at ] ] );
