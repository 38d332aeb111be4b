import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { useEffect, useMemo, useSyncExternalStore } from '@wordpress/element';
import { createAnswers } from '@/kernel/answers';
import { batched } from '@/kernel/batched';
import { ok, type Load } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { useAnswer } from '@/ui/useAnswer';
import { parsePerson, type Person } from '../model/person';

/** The most ids in one request; see includes/Posts/Authors_Controller.php. */
const LIMIT = 100;

/** By id: null for users who are gone, without a name where they can't be asked for. */
type People = ReadonlyMap< number, Person | null >;

const people = createAnswers< number, Person | null >( {
	request: batched(
		( ids ) =>
			attempt( async () => {
				const answer = await apiFetch( {
					path: `/atelier/v1/authors?include=${ ids.join( ',' ) }`,
				} );
				return ok(
					new Map(
						( Array.isArray( answer ) ? answer : [] )
							.flatMap( readPerson )
							.map( ( person ) => [ person.id, person ] )
					)
				);
			} ),
		LIMIT,
		null
	),
	limit: 1000,
} );

const nameless = ( id: number ): Person => ( { id, name: '', avatar: '' } );

/** Undefined while it loads. */
const personIn = (
	id: number,
	load: Load< Person | null >
): Person | null | undefined =>
	load.status === 'ready'
		? load.value
		: load.status === 'failed'
			? nameless( id )
			: undefined;

/** Loads users by id: null for those who are gone. */
export async function loadPeople( ids: readonly number[] ): Promise< People > {
	const wanted = [ ...new Set( ids ) ].filter( ( id ) => id > 0 );
	return new Map(
		await Promise.all(
			wanted.map( async ( id ) => {
				const answer = await people.load( id );
				return [
					id,
					answer.ok ? answer.value : nameless( id ),
				] as const;
			} )
		)
	);
}

/** A user by id: undefined while loading, null for nobody and one who is gone. */
export function usePerson( id: number ): Person | null | undefined {
	const load = useAnswer( people, id, id > 0 );
	return id > 0 ? personIn( id, load ) : null;
}

/** Users by id, as far as they are known; loads the others. */
export function usePeople( ids: readonly number[] ): People {
	const key = ids.join( ',' );
	useEffect( () => {
		if ( key !== '' ) {
			void loadPeople( key.split( ',' ).map( Number ) );
		}
	}, [ key ] );
	const learned = useSyncExternalStore( people.subscribe, () =>
		ids.filter( ( id ) => people.known( id ) !== undefined ).join( ',' )
	);
	return useMemo(
		() =>
			new Map(
				learned === ''
					? []
					: learned
							.split( ',' )
							.map( ( id ) => [
								Number( id ),
								people.known( Number( id ) ) ?? null,
							] )
			),
		[ learned ]
	);
}

function readPerson( raw: unknown ): readonly Person[] {
	const person = parsePerson( raw );
	return person ? [ { ...person, name: decodeEntities( person.name ) } ] : [];
}
