import { fold } from '@/kernel/fold';
import { stringOr, type UnknownRecord } from '@/kernel/guards';

/** A category that users created, or may change. */
export interface UserCategory {
	readonly id: number;
	readonly slug: string;
	readonly label: string;
	readonly description: string;
}

/** A category for a pattern, whether it exists or not. */
export interface CategoryWish {
	/** Null where it isn't known to exist. */
	readonly id: number | null;
	/** Empty for an automatic one. */
	readonly slug: string;
	readonly label: string;
}

/** The limit of the database column. */
export const MAX_CATEGORY_NAME = 200;

/** A term from the server; null where it is invalid. */
export function parseCategory(
	{ id, slug, name, description }: UnknownRecord,
	readText: ( text: string ) => string
): UserCategory | null {
	return typeof id === 'number' && typeof name === 'string'
		? {
				id,
				slug: stringOr( slug ),
				label: readText( name ),
				description: readText( stringOr( description ) ),
			}
		: null;
}

/** Whether two names are equal for people; WordPress compares the same way. */
export const isSameName = ( one: string, other: string ): boolean =>
	fold( one.trim() ) === fold( other.trim() );

/** The categories with these names, each once; existing ones are found by name. */
export function wishesFor(
	names: readonly string[],
	known: readonly CategoryWish[]
): readonly CategoryWish[] {
	const wishes: CategoryWish[] = [];
	for ( const name of names ) {
		const label = name.trim();
		if (
			label !== '' &&
			! wishes.some( ( wish ) => isSameName( wish.label, label ) )
		) {
			wishes.push(
				known.find( ( other ) => isSameName( other.label, label ) ) ?? {
					id: null,
					slug: '',
					label,
				}
			);
		}
	}
	return wishes;
}
