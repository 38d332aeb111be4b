/**
 * Whether a server removed part of a text while saving. Other spellings, such as of quotes, spaces and entities, don't
 * count.
 */
export const isStripped = ( sent: string, saved: string ): boolean =>
	tagsOf( saved ).length < tagsOf( sent ).length ||
	attributeCount( saved ) < attributeCount( sent );

function tagsOf( html: string ): readonly string[] {
	const tags: string[] = [];
	const start = /<[a-z]/gi;
	for ( let found = start.exec( html ); found; found = start.exec( html ) ) {
		const end = html.indexOf( '>', found.index );
		if ( end < 0 ) {
			break;
		}
		tags.push( html.slice( found.index, end + 1 ) );
		start.lastIndex = end + 1;
	}
	return tags;
}

const attributeCount = ( html: string ): number =>
	tagsOf( html ).reduce(
		( count, tag ) =>
			count + ( tag.match( /\s[a-z][a-z0-9:_-]*\s*=/gi ) ?? [] ).length,
		0
	);
