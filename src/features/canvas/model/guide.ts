/** The introductions for newcomers, each shown once. */
export type GuideName = 'editor' | 'page' | 'template';

interface Situation {
	/** A guide is wanted until it has been read. */
	readonly isWanted: Readonly< Record< GuideName, boolean > >;
	readonly isBlockTheme: boolean;
	/** The post type of what is open. */
	readonly type: string;
	/** Whether there is a document to go back to. */
	readonly hasPrevious: boolean;
}

/** The guide to show now; one at a time, the general one first. */
export function guideFor( {
	isWanted,
	isBlockTheme,
	type,
	hasPrevious,
}: Situation ): GuideName | null {
	if ( isWanted.editor && isBlockTheme ) {
		return 'editor';
	}
	return (
		guidesOf( type, hasPrevious ).find(
			( name ) => name !== 'editor' && isWanted[ name ]
		) ?? null
	);
}

/** The guides that have something to say about what is open. */
export function guidesOf(
	type: string,
	hasPrevious: boolean
): readonly GuideName[] {
	switch ( type ) {
		case 'page':
			return [ 'editor', 'page' ];
		case 'wp_template':
			return hasPrevious ? [ 'editor', 'template' ] : [ 'editor' ];
		default:
			return [ 'editor' ];
	}
}
