/** A subject of changes: a record of core-data, or an object of a registered source. */
export interface Subject {
	/** The kind of entity, such as `postType`, or the name of a source. */
	readonly kind: string;
	/** The name within the kind, such as a post type. */
	readonly name: string;
	/** Undefined for a single object, such as the site. */
	readonly id: string | undefined;
}

/** Equal for the same subject. */
export const subjectKey = ( { kind, name, id }: Subject ): string =>
	[ kind, name, id ?? '' ].join( '|' );
