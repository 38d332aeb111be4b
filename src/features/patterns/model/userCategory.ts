import { fold } from '../../../kernel/fold';
import { stringOr, type UnknownRecord } from '../../../kernel/guards';

/** A category that users made, or may change. */
export interface UserCategory {
	readonly id: number;
	readonly slug: string;
	readonly label: string;
	readonly description: string;
}

/** A category that a pattern is to be in, whether it exists or not. */
export interface CategoryWish {
	/** Null where it is not known to exist. */
	readonly id: number | null;
	/** Empty where any will do. */
	readonly slug: string;
	readonly label: string;
}

/** What the database has room for. */
export const MAX_CATEGORY_NAME = 200;

/** A term from the server; null where it is none. */
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

/** Whether people would take two names for the same; so does WordPress. */
export const isSameName = ( one: string, other: string ): boolean =>
	fold( one.trim() ) === fold( other.trim() );

/** The categories that were named, each once; those that exist already are found by their names. */
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
