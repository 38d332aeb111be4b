import apiFetch from '@wordpress/api-fetch';
import { fewAtATime } from '@/kernel/fewAtATime';
import { isRecord, rawText } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt, toAppError } from '@/platform/failure';
import type { Pattern, PatternType } from '../model/pattern';

/** What a copy of a pattern begins with. */
export interface Original {
	/** Empty for a registered pattern, which nobody renames. */
	readonly title: string;
	/** Serialized blocks. */
	readonly content: string;
}

/** Requests one pattern; null where it doesn't exist. */
const READ: Readonly<
	Record< PatternType, ( id: string ) => Promise< Original | null > >
> = {
	wp_block: ( id ) => readOne( `/wp/v2/blocks/${ id }` ),
	wp_template_part: ( id ) => readOne( `/wp/v2/template-parts/${ id }` ),
	pattern: readRegistered,
};

/** A pattern as stored on the server: a list may still have the title from before it was renamed. */
export function originalOf( {
	type,
	id,
}: Pattern ): Promise< Result< Original > > {
	return attempt( async () => {
		const original = await READ[ type ]( id );
		return original ? ok( original ) : fail( { code: 'missing' } );
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

async function readOne( path: string ): Promise< Original | null > {
	const answer = await apiFetch( {
		path: `${ path }?context=edit&_fields=title,content`,
	} );
	return isRecord( answer )
		? {
				title: rawText( answer.title ),
				content: rawText( answer.content ),
			}
		: null;
}

/** REST has no route for a single registered pattern. */
async function readRegistered( name: string ): Promise< Original | null > {
	const answer = await apiFetch( {
		path: '/wp/v2/block-patterns/patterns?_fields=name,content',
	} );
	const found = ( Array.isArray( answer ) ? answer : [] ).find(
		( pattern: unknown ) => isRecord( pattern ) && pattern.name === name
	) as unknown;
	return isRecord( found )
		? { title: '', content: rawText( found.content ) }
		: null;
}
