import apiFetch from '@wordpress/api-fetch';
import { isRecord, rawText } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import type { Pattern, PatternType } from '../model/pattern';

/** Asks for the content of one pattern; null where there is none such. */
const READ: Readonly<
	Record< PatternType, ( id: string ) => Promise< string | null > >
> = {
	wp_block: ( id ) => readOne( `/wp/v2/blocks/${ id }` ),
	wp_template_part: ( id ) => readOne( `/wp/v2/template-parts/${ id }` ),
	pattern: readRegistered,
};

/** The blocks of a pattern as text, as the server has them now. */
export async function contentOf( {
	type,
	id,
}: Pattern ): Promise< Result< string > > {
	try {
		const content = await READ[ type ]( id );
		return content === null ? fail( { code: 'missing' } ) : ok( content );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}

async function readOne( path: string ): Promise< string | null > {
	const answer = await apiFetch( {
		path: `${ path }?context=edit&_fields=content`,
	} );
	return isRecord( answer ) ? rawText( answer.content ) : null;
}

/** The server has no address for a single one. */
async function readRegistered( name: string ): Promise< string | null > {
	const answer = await apiFetch( {
		path: '/wp/v2/block-patterns/patterns?_fields=name,content',
	} );
	const found = ( Array.isArray( answer ) ? answer : [] ).find(
		( pattern: unknown ) => isRecord( pattern ) && pattern.name === name
	) as unknown;
	return isRecord( found ) ? rawText( found.content ) : null;
}
