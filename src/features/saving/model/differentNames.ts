/** A name, and the detail that tells it apart from others of that name; empty if there is none. */
export interface Named {
	readonly name: unknown;
	readonly detail: string;
}

/** The names of two things that aren't the same, so that they differ: a crop has the title of its picture. */
export const differentNames = (
	from: Named,
	to: Named
): readonly [ unknown, unknown ] =>
	from.name === to.name && from.detail !== to.detail
		? [ withDetail( from ), withDetail( to ) ]
		: [ from.name, to.name ];

const withDetail = ( { name, detail }: Named ): unknown =>
	detail === '' ? name : `${ String( name ) } (${ detail })`;
