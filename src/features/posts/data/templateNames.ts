import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { isRecord, stringOr } from '@/kernel/guards';
import { createSignal } from '@/kernel/signal';
import { useSignal } from '@/ui/useSignal';
import { titleOf } from '@/features/documents/index.model';
import { listingRevision } from './listing';

/** Titles by slug. */
type Titles = ReadonlyMap< string, string >;

/** The templates of each type whose list has shown one. */
const known = createSignal< ReadonlyMap< string, Titles > >( new Map() );

/** The revision of the lists that they were last requested for, by type. */
const asked = new Map< string, number >();

/** The title of a template that posts of a type can have; undefined for the default one, and until it is known. */
export function useTemplateName(
	type: string,
	slug: string
): string | undefined {
	const current = useSignal( listingRevision );
	useEffect( () => {
		if ( slug !== '' && asked.get( type ) !== current ) {
			asked.set( type, current );
			void load( type );
		}
	}, [ type, slug, current ] );
	return useSyncExternalStore( known.subscribe, () =>
		known.get().get( type )?.get( slug )
	);
}

async function load( type: string ): Promise< void > {
	try {
		const answer = await apiFetch( {
			path: `/wp/v2/templates?post_type=${ type }&context=edit&_fields=slug,title`,
		} );
		const titles = new Map(
			( Array.isArray( answer ) ? answer : [] ).flatMap( titleIn )
		);
		known.set( new Map( known.get() ).set( type, titles ) );
	} catch {
		// Slugs are shown, and the next revision of the list asks again.
	}
}

const titleIn = ( raw: unknown ): [ string, string ][] =>
	isRecord( raw )
		? [ [ stringOr( raw.slug ), decodeEntities( titleOf( raw ) ) ] ]
		: [];
