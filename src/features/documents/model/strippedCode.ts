/**
 * Whether a server took something out of a text while saving it. What it only writes in another way,
 * such as quotes, spaces and entities, does not count.
 */
export const isStripped = ( sent: string, saved: string ): boolean =>
	tagsOf( saved ).length < tagsOf( sent ).length ||
	attributeCount( saved ) < attributeCount( sent );

const tagsOf = ( html: string ): readonly string[] =>
	html.match( /<[a-z][^>]*>/gi ) ?? [];

const attributeCount = ( html: string ): number =>
	tagsOf( html ).reduce(
		( count, tag ) =>
			count + ( tag.match( /\s[a-z][a-z0-9:_-]*\s*=/gi ) ?? [] ).length,
		0
	);
