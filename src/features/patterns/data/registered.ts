import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { useEffect } from '@wordpress/element';
import { isRecord, stringOr } from '@/kernel/guards';
import type { Load } from '@/kernel/result';
import { createSignal } from '@/kernel/signal';
import { toAppError } from '@/platform/failure';
import { parseRegistered, type Pattern } from '../model/pattern';
import type { Category } from '../model/sections';
import { useSignal } from '@/ui/useSignal';

/** core-data would fetch their content too, which is a megabyte in some themes. */
const PATTERNS =
	'/wp/v2/block-patterns/patterns?_fields=name,title,description,viewport_width,inserter,categories,keywords,source';
const CATEGORIES = '/wp/v2/block-patterns/categories';

/** Patterns are registered in PHP: they don't change while the page is open. */
export const useRegisteredPatterns = (): Load< readonly Pattern[] > =>
	useOnce( patterns );

export const useRegisteredCategories = (): Load< readonly Category[] > =>
	useOnce( categories );

/** Requests the patterns before a component shows them. */
export const fetchRegisteredPatterns = (): Promise< void > => ask( patterns );

interface Once< T > {
	readonly state: ReturnType< typeof createSignal< Load< T > > >;
	readonly fetch: () => Promise< T >;
	readonly isAsked: ReturnType< typeof createSignal< boolean > >;
}

const once = < T >( fetch: () => Promise< T > ): Once< T > => ( {
	state: createSignal< Load< T > >( { status: 'loading' } ),
	fetch,
	isAsked: createSignal( false ),
} );

function useOnce< T >( asked: Once< T > ): Load< T > {
	useEffect( () => void ask( asked ), [ asked ] );
	return useSignal( asked.state );
}

async function ask< T >( asked: Once< T > ): Promise< void > {
	if ( asked.isAsked.get() ) {
		return;
	}
	asked.isAsked.set( true );
	try {
		asked.state.set( { status: 'ready', value: await asked.fetch() } );
	} catch ( raw ) {
		// The next list that opens requests them again.
		asked.isAsked.set( false );
		asked.state.set( { status: 'failed', error: toAppError( raw ) } );
	}
}

const listAt = async ( path: string ): Promise< readonly unknown[] > => {
	const answer: unknown = await apiFetch( { path } );
	return Array.isArray( answer ) ? ( answer as readonly unknown[] ) : [];
};

const patterns = once( async () => {
	const found = new Map< string, Pattern >();
	for ( const raw of await listAt( PATTERNS ) ) {
		const pattern = isRecord( raw )
			? parseRegistered( raw, decodeEntities )
			: null;
		if ( pattern && ! found.has( pattern.id ) ) {
			found.set( pattern.id, pattern );
		}
	}
	return [ ...found.values() ];
} );

const categories = once( async () =>
	( await listAt( CATEGORIES ) )
		.filter( isRecord )
		.map( ( { name, label, description } ) => ( {
			id: stringOr( name ),
			label: decodeEntities( stringOr( label ) || stringOr( name ) ),
			description: decodeEntities( stringOr( description ) ),
		} ) )
		.filter( ( { id } ) => id !== '' )
);
