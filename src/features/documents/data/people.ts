import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { isRecord, stringOr } from '@/kernel/guards';
import { createSignal } from '@/kernel/signal';

/** A user who has written something. */
export interface Person {
	readonly id: number;
	readonly name: string;
	/** The URL of an avatar; empty if there is none. */
	readonly picture: string;
}

/** The most ids in one request; see includes/Posts/Authors_Controller.php. */
const LIMIT = 100;

/** By id: null for users who are gone, without a name where they can't be asked for, absent while unknown. */
type People = ReadonlyMap< number, Person | null >;

const known = createSignal< People >( new Map() );

/** The request that tells of a person, by id. */
const asked = new Map< number, Promise< void > >();

/** The ids that the next request asks for; null where none is planned. */
let planned: {
	readonly ids: Set< number >;
	readonly done: Promise< void >;
} | null = null;

/** Loads users by id: null for those who are gone. */
export async function loadPeople( ids: readonly number[] ): Promise< People > {
	const wanted = new Set( ids.filter( ( id ) => id > 0 ) );
	await Promise.all( [ ...wanted ].map( ask ) );
	return new Map(
		[ ...known.get() ].filter( ( [ id ] ) => wanted.has( id ) )
	);
}

/** A user by id: undefined while loading, null for nobody and one who is gone. */
export function usePerson( id: number ): Person | null | undefined {
	useEffect( () => {
		if ( id > 0 ) {
			void ask( id );
		}
	}, [ id ] );
	return useSyncExternalStore( known.subscribe, () =>
		id > 0 ? known.get().get( id ) : null
	);
}

/** Users by id, as far as they are known; loads the others. */
export function usePeople( ids: readonly number[] ): People {
	const key = ids.join( ',' );
	useEffect( () => {
		if ( key !== '' ) {
			void loadPeople( key.split( ',' ).map( Number ) );
		}
	}, [ key ] );
	return useSyncExternalStore( known.subscribe, known.get );
}

function ask( id: number ): Promise< void > {
	const before = asked.get( id );
	if ( before ) {
		return before;
	}
	if ( ! planned || planned.ids.size >= LIMIT ) {
		const ids = new Set< number >();
		planned = {
			ids,
			// A list asks for all of its authors in one turn.
			done: Promise.resolve().then( () => {
				if ( planned?.ids === ids ) {
					planned = null;
				}
				return learn( [ ...ids ] );
			} ),
		};
	}
	planned.ids.add( id );
	asked.set( id, planned.done );
	return planned.done;
}

async function learn( ids: readonly number[] ): Promise< void > {
	const found = await request( ids );
	if ( ! found ) {
		// They are asked for again the next time.
		ids.forEach( ( id ) => asked.delete( id ) );
	}
	known.set(
		new Map( [
			...known.get(),
			...ids.map(
				( id ) =>
					[
						id,
						found
							? ( found.find( ( person ) => person.id === id ) ??
								null )
							: { id, name: '', picture: '' },
					] as const
			),
		] )
	);
}

async function request(
	ids: readonly number[]
): Promise< readonly Person[] | null > {
	try {
		const answer = await apiFetch( {
			path: `/atelier/v1/authors?include=${ ids.join( ',' ) }`,
		} );
		return ( Array.isArray( answer ) ? answer : [] ).flatMap( parsePerson );
	} catch {
		return null;
	}
}

const parsePerson = ( raw: unknown ): readonly Person[] =>
	isRecord( raw ) && typeof raw.id === 'number'
		? [
				{
					id: raw.id,
					name: decodeEntities( stringOr( raw.name ) ),
					picture: stringOr( raw.avatar ),
				},
			]
		: [];
