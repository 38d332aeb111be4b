import { attributesJson } from '@/kernel/attributesText';
import { blockParts, type BlockPart } from '@/kernel/blockText';
import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { markupPieces, type MarkupPiece } from '@/kernel/markup';
import { withEdits } from './replace';
import { leadsTo, MENU_LINKS } from './rules/linkRule';
import type { Edit } from './search';
import { htmlCharacters } from './textRuns';

/** Where links lead that are taken away. */
interface UnlinkTarget {
	/** All its addresses. */
	readonly urls: readonly string[];
	/** Its post ID. */
	readonly id: number;
}

/** A text without the links to something; their words stay, and so do buttons, which lead nowhere then. */
export const unlink = ( content: string, target: UnlinkTarget ): string =>
	withEdits(
		content,
		blockParts( content ).flatMap( ( part ) => [
			...inMenu( content, part, target ),
			...part.html.flatMap( ( [ start, end ] ) =>
				inHtml(
					content,
					markupPieces( content, start, end ),
					target.urls
				)
			),
		] )
	);

/** The item of a menu: it says the same, and is no link. */
function inMenu(
	content: string,
	{ name, attributes }: BlockPart,
	{ urls, id }: UnlinkTarget
): readonly Edit[] {
	if ( ! attributes || ! MENU_LINKS.includes( `core/${ name }` ) ) {
		return [];
	}
	const values = valuesIn( content.slice( ...attributes ) );
	const leads =
		( values.id === id && values.kind !== 'taxonomy' ) ||
		( typeof values.url === 'string' && leadsTo( values.url, urls ) );
	if ( ! leads ) {
		return [];
	}
	const { id: _id, url: _url, kind: _kind, type: _type, ...others } = values;
	const [ start, end ] = attributes;
	return [ { start, end, text: attributesJson( others ) } ];
}

function valuesIn( json: string ): UnknownRecord {
	try {
		const values: unknown = JSON.parse( json );
		return isRecord( values ) ? values : {};
	} catch {
		return {};
	}
}

/** Both tags of a link go, or only its address where the element is more than a link. */
function inHtml(
	content: string,
	pieces: readonly MarkupPiece[],
	urls: readonly string[]
): readonly Edit[] {
	return pieces.flatMap( ( piece, at ) => {
		if ( piece.type !== 'tag' || piece.name !== 'a' || piece.isEnd ) {
			return [];
		}
		const href = piece.attributes.find( ( { name } ) => name === 'href' );
		if (
			! href ||
			! leadsTo( htmlCharacters( content, ...href.value ).text, urls )
		) {
			return [];
		}
		const end = pieces
			.slice( at )
			.find(
				( one ) => one.type === 'tag' && one.name === 'a' && one.isEnd
			);
		const isMore = piece.attributes.some( ( { name } ) =>
			MORE.test( name )
		);
		return end && ! isMore
			? [ piece, end ].map( ( tag ) => ( {
					start: tag.start,
					end: tag.end,
					text: '',
				} ) )
			: [ { start: href.whole[ 0 ], end: href.whole[ 1 ], text: '' } ];
	} );
}

/** Attributes of links that blocks make, such as buttons: without the element, such a block isn't valid any more. */
const MORE = /^(?:class|id|style)$/;
