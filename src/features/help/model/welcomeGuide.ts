/** The welcome guides, each shown once. */
export type GuideName = 'editor' | 'styles' | 'page' | 'template';

/** The editor's current state. */
export interface Opened {
	/** The post type of the document. */
	readonly type: string;
	/** Whether there is a document to go back to. */
	readonly hasPrevious: boolean;
	/** Whether the styles are open beside it. */
	readonly hasStyles: boolean;
}

interface Situation extends Opened {
	/** True until the guide has been read. */
	readonly isWanted: Readonly< Record< GuideName, boolean > >;
	readonly isBlockTheme: boolean;
}

/** The guides to show that haven't been read, the general one first. */
export const unreadGuides = ( {
	isWanted,
	isBlockTheme,
	...opened
}: Situation ): readonly GuideName[] =>
	guidesOf( opened ).filter(
		( name ) => isWanted[ name ] && ( name !== 'editor' || isBlockTheme )
	);

/** The guides for the current state. */
export const guidesOf = ( {
	type,
	hasPrevious,
	hasStyles,
}: Opened ): readonly GuideName[] => [
	'editor',
	...( hasStyles ? ( [ 'styles' ] as const ) : [] ),
	...( type === 'page' ? ( [ 'page' ] as const ) : [] ),
	...( type === 'wp_template' && hasPrevious
		? ( [ 'template' ] as const )
		: [] ),
];
