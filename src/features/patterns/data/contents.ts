import apiFetch from '@wordpress/api-fetch';
import { fewAtATime } from '../../../kernel/fewAtATime';
import { isRecord, rawText } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import { attempt, toAppError } from '../../../platform/failure';
import type { Pattern, PatternType } from '../model/pattern';

/** Requests the content of one pattern; null where it doesn't exist. */
const READ: Readonly<
	Record< PatternType, ( id: string ) => Promise< string | null > >
> = {
	wp_block: ( id ) => readOne( `/wp/v2/blocks/${ id }` ),
	wp_template_part: ( id ) => readOne( `/wp/v2/template-parts/${ id }` ),
	pattern: readRegistered,
};

/** The serialized blocks of a pattern, as stored on the server. */
export function contentOf( {
	type,
	id,
}: Pattern ): Promise< Result< string > > {
	return attempt( async () => {
		const content = await READ[ type ]( id );
		return content === null ? fail( { code: 'missing' } ) : ok( content );
	} );
}

/** The maximum of a REST request, and a number of parallel requests that leaves a server time for others. */
const PER_REQUEST = 100;
const AT_ONCE = 3;

/** The serialized blocks of many user patterns; each has a result of its own. */
export async function contentsOf(
	patterns: readonly Pattern[]
): Promise< readonly Result< string >[] > {
	const parts = Array.from(
		{ length: Math.ceil( patterns.length / PER_REQUEST ) },
		( _none, at ) =>
			patterns.slice( at * PER_REQUEST, ( at + 1 ) * PER_REQUEST )
	);
	return ( await fewAtATime( parts, AT_ONCE, readMany ) ).flat();
}

async function readMany(
	patterns: readonly Pattern[]
): Promise< readonly Result< string >[] > {
	const ids = patterns.map( ( { id } ) => id ).join( ',' );
	try {
		const answer = await apiFetch( {
			path: `/wp/v2/blocks?context=edit&_fields=id,content&per_page=${ PER_REQUEST }&include=${ ids }`,
		} );
		const found = new Map(
			( Array.isArray( answer ) ? answer : [] )
				.filter( isRecord )
				.map( ( { id, content } ) => [
					String( id ),
					rawText( content ),
				] )
		);
		return patterns.map( ( { id } ) => {
			const content = found.get( id );
			return content === undefined
				? fail( { code: 'missing' } )
				: ok( content );
		} );
	} catch ( raw ) {
		return patterns.map( () => fail( toAppError( raw ) ) );
	}
}

async function readOne( path: string ): Promise< string | null > {
	const answer = await apiFetch( {
		path: `${ path }?context=edit&_fields=content`,
	} );
	return isRecord( answer ) ? rawText( answer.content ) : null;
}

/** REST has no route for a single registered pattern. */
async function readRegistered( name: string ): Promise< string | null > {
	const answer = await apiFetch( {
		path: '/wp/v2/block-patterns/patterns?_fields=name,content',
	} );
	const found = ( Array.isArray( answer ) ? answer : [] ).find(
		( pattern: unknown ) => isRecord( pattern ) && pattern.name === name
	) as unknown;
	return isRecord( found ) ? rawText( found.content ) : null;
}
