import { finderOf } from '@/features/replacing/index.model';
import {
	isSynced,
	keyOf,
	searchOf,
	thingOf,
	type Own,
	type OwnPattern,
} from './own';

/** By key of a thing, the unused patterns that are all that uses it. */
export type Users = ReadonlyMap< string, readonly OwnPattern[] >;

export const usersOf = ( users: Users, own: Own ): readonly OwnPattern[] =>
	users.get( keyOf( own ) ) ?? [];

/** The patterns that use something, and those that use these. */
export function allUsersOf( users: Users, own: Own ): ReadonlySet< Own > {
	const found = new Set< Own >();
	const open: Own[] = [ own ];
	for ( const one of open ) {
		for ( const user of usersOf( users, one ) ) {
			if ( ! found.has( user ) ) {
				found.add( user );
				open.push( user );
			}
		}
	}
	return found;
}

/** A pattern with its stored text. */
export interface ReadPattern {
	readonly pattern: OwnPattern;
	readonly content: string;
}

/** The patterns that have a thing in their text. */
export function patternsWith(
	own: Own,
	patterns: readonly ReadPattern[]
): readonly OwnPattern[] {
	const thing = thingOf( own )?.thing;
	const search = searchOf( own );
	const finder = search && finderOf( search );
	return thing !== undefined && finder?.ok
		? patterns
				.filter(
					( { content } ) =>
						// Most of them need no parsing.
						content.includes( thing ) &&
						finder.value( content ).length > 0
				)
				.map( ( { pattern } ) => pattern )
		: [];
}

/** The patterns that use a thing: all, and those that have it themselves. */
export interface ThingUsers {
	readonly all: readonly OwnPattern[];
	readonly direct: readonly OwnPattern[];
}

/**
 * What isn't used: what nothing uses, and what only unused patterns use.
 *
 * @param direct What nothing uses.
 * @param asked  What uses other things; null if that is more than patterns.
 */
export function unusedAmong(
	direct: readonly Own[],
	asked: ReadonlyMap< Own, ThingUsers | null >
): ReadonlySet< Own > {
	// Patterns that contain each other are unused together, so all are until something else uses one of them.
	const unused = new Set< Own >( [ ...direct, ...asked.keys() ] );
	let before = Infinity;
	while ( unused.size < before ) {
		before = unused.size;
		for ( const [ one, users ] of asked ) {
			if ( ! users?.all.every( ( user ) => unused.has( user ) ) ) {
				unused.delete( one );
			}
		}
	}
	return unused;
}

/** Which unused patterns use each unused thing. */
export function usersAmong(
	unused: ReadonlySet< Own >,
	asked: ReadonlyMap< Own, ThingUsers | null >,
	patterns: readonly ReadPattern[]
): Users {
	const read = patterns.filter( ( { pattern } ) => unused.has( pattern ) );
	return new Map(
		[ ...unused ].flatMap( ( one ) => {
			// Of what nothing else uses, only patterns in a circle have users.
			const direct =
				asked.get( one )?.direct ??
				( isSynced( one ) ? patternsWith( one, read ) : [] );
			const users = direct.filter( ( user ) => user !== one );
			return users.length > 0 ? [ [ keyOf( one ), users ] as const ] : [];
		} )
	);
}

/** Things in an order in which each comes after the patterns that use it, where there is one. */
export function inOrder(
	things: Iterable< Own >,
	users: Users
): readonly Own[] {
	const ordered = new Set< Own >();
	let open = [ ...things ];
	while ( open.length > 0 ) {
		const [ next, rest ] = nextOf( open, users );
		next.forEach( ( one ) => ordered.add( one ) );
		open = rest;
	}
	return [ ...ordered ];
}

/** Those that none of the others uses, and the others; all if they use each other. */
export function nextOf< One extends Own >(
	open: readonly One[],
	users: Users
): readonly [ One[], One[] ] {
	const within = new Set< Own >( open );
	const isNext = ( one: One ): boolean =>
		usersOf( users, one ).every( ( user ) => ! within.has( user ) );
	const next = open.filter( isNext );
	return next.length > 0
		? [ next, open.filter( ( one ) => ! isNext( one ) ) ]
		: [ [ ...open ], [] ];
}
