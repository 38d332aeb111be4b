/** What can be changed: a record of core-data, or something else that a source of its own knows. */
export interface Subject {
	/** The kind of entity, such as `postType`, or the name of a source. */
	readonly kind: string;
	/** The name within the kind, such as a post type. */
	readonly name: string;
	/** Undefined for what exists once, such as the site. */
	readonly id: string | undefined;
}

/** Equal for the same thing. */
export const subjectKey = ( { kind, name, id }: Subject ): string =>
	[ kind, name, id ?? '' ].join( '|' );
