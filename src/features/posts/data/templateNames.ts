import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { createAnswers } from '@/kernel/answers';
import { isRecord, stringOr } from '@/kernel/guards';
import { ok } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { useAnswer } from '@/ui/useAnswer';
import { titleOf } from '@/features/documents/index.model';
import { listingRevision } from './listing';

/** Titles by slug. */
type Titles = ReadonlyMap< string, string >;

/** The templates of each type whose list has shown one. */
const templates = createAnswers< string, Titles >( {
	request: ( type ) =>
		attempt( async () => {
			const answer = await apiFetch( {
				path: `/wp/v2/templates?post_type=${ type }&context=edit&_fields=slug,title`,
			} );
			return ok(
				new Map(
					( Array.isArray( answer ) ? answer : [] ).flatMap( titleIn )
				)
			);
		} ),
	limit: 20,
} );
listingRevision.subscribe( templates.outdate );

/** The title of a template that posts of a type can have; undefined for the default one, and until it is known. */
export function useTemplateName(
	type: string,
	slug: string
): string | undefined {
	// Where that fails, slugs are shown, and the next revision of the list asks again.
	const load = useAnswer( templates, type, slug !== '' );
	return load.status === 'ready' ? load.value.get( slug ) : undefined;
}

const titleIn = ( raw: unknown ): [ string, string ][] =>
	isRecord( raw )
		? [ [ stringOr( raw.slug ), decodeEntities( titleOf( raw ) ) ] ]
		: [];
