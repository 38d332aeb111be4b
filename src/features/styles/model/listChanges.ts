import { isRecord, stringOr } from '../../../kernel/guards';
import { isSameTree } from './doc';

/** What became of the entries of a list, such as a palette: by their names. */
export interface ListChanges {
	readonly added: readonly string[];
	readonly removed: readonly string[];
	readonly changed: readonly string[];
}

interface Entry {
	readonly slug: string;
	readonly name: string;
	readonly value: unknown;
}

/** Null where neither is a list; what is no list counts as an empty one. */
export function listChanges(
	before: unknown,
	after: unknown
): ListChanges | null {
	if ( ! Array.isArray( before ) && ! Array.isArray( after ) ) {
		return null;
	}
	const was = entriesOf( before );
	const is = entriesOf( after );
	const find = ( entries: readonly Entry[], { slug }: Entry ) =>
		entries.find( ( entry ) => entry.slug === slug );
	const names = ( entries: readonly Entry[] ) =>
		entries.map( ( { name } ) => name );
	return {
		added: names( is.filter( ( entry ) => ! find( was, entry ) ) ),
		removed: names( was.filter( ( entry ) => ! find( is, entry ) ) ),
		changed: names(
			is.filter( ( entry ) => {
				const other = find( was, entry );
				return other && ! isSameTree( other.value, entry.value );
			} )
		),
	};
}

/** Entries are known by their slug; what has none is known by itself. */
const entriesOf = ( list: unknown ): readonly Entry[] =>
	( Array.isArray( list ) ? list : [] ).map( ( value: unknown ) => {
		const slug = isRecord( value ) ? stringOr( value.slug ) : '';
		const name = isRecord( value ) ? stringOr( value.name ) : '';
		const itself =
			typeof value === 'string' ? value : JSON.stringify( value );
		return {
			slug: slug || itself,
			name: name || slug || itself,
			value,
		};
	} );
