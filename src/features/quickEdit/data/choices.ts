import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import type { Option } from '@/dataview';
import { isRecord, rawText, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt, toAppError } from '@/platform/failure';
import { titleOf } from '@/features/documents/index.model';
import { personName, usePerson } from '@/features/documents';
import { routeOf } from '@/features/documents/index.records';

/** The number of options; typing more narrows them down. */
const LIMIT = 20;

/** The maximum number of ancestors that are checked; a longer chain would be an existing loop. */
const MAX_LEVELS = 100;

/** Users who can be the author of a post. */
export const searchAuthors = (
	text: string
): Promise< Result< readonly Option[] > > =>
	ask( '/wp/v2/users', {
		who: 'authors',
		search: text,
		orderby: 'name',
		_fields: 'id,name',
	} ).then( ( answer ) =>
		answer.ok
			? ok(
					answer.value.map( ( { id, name } ) => ( {
						value: id,
						label: decodeEntities( name ),
					} ) )
				)
			: answer
	);

/** Posts that can be the parent of another one of their type. */
export const searchParents = (
	type: string,
	own: string,
	text: string
): Promise< Result< readonly Option[] > > =>
	searchTitles( type, text, {
		exclude: own,
		status: 'publish,future,draft,pending,private',
	} );

/** Published posts of a type. */
export const searchPublished = (
	type: string,
	text: string
): Promise< Result< readonly Option[] > > =>
	searchTitles( type, text, { status: 'publish' } );

const searchTitles = (
	type: string,
	text: string,
	query: Readonly< Record< string, string > >
): Promise< Result< readonly Option[] > > =>
	ask( listRoute( type ), {
		...query,
		search: text,
		search_columns: 'post_title',
		orderby: text === '' ? 'title' : 'relevance',
		order: text === '' ? 'asc' : 'desc',
		context: 'edit',
		_fields: 'id,title,slug',
	} ).then( ( answer ) =>
		answer.ok ? ok( withSlugs( answer.value ) ) : answer
	);

/** Whether a post is a descendant of another, so that it can't be its parent. */
export async function isBelow(
	type: string,
	id: number,
	ancestor: string
): Promise< Result< boolean > > {
	let next = id;
	for ( let level = 0; next > 0 && level < MAX_LEVELS; level++ ) {
		if ( String( next ) === ancestor ) {
			return ok( true );
		}
		try {
			const answer = await apiFetch( {
				path: `${ listRoute( type ) }/${ next }?context=edit&_fields=id,parent`,
			} );
			next =
				isRecord( answer ) && typeof answer.parent === 'number'
					? answer.parent
					: 0;
		} catch ( raw ) {
			return fail( toAppError( raw ) );
		}
	}
	return ok( false );
}

/** The name of an author; empty while loading. */
export function useAuthorName( id: number ): string {
	const person = usePerson( id );
	return id > 0 ? personName( person ) : '';
}

/** The title of a post; empty while loading. */
export const useTitle = ( type: string, id: number ): string =>
	useSelect(
		( fromStore ) => {
			const record =
				id > 0 &&
				fromStore( coreStore ).getEntityRecord( 'postType', type, id, {
					_fields: 'id,title,slug',
				} );
			return record ? decodeEntities( titleOf( record ) ) : '';
		},
		[ type, id ]
	);

interface FoundChoices {
	readonly id: number;
	readonly name: string;
	readonly title: string;
	readonly slug: string;
}

async function ask(
	route: string,
	query: Readonly< Record< string, string > >
): Promise< Result< readonly FoundChoices[] > > {
	const search = new URLSearchParams(
		Object.entries( query ).filter( ( [ , value ] ) => value !== '' )
	);
	search.set( 'per_page', String( LIMIT ) );
	return attempt( async () => {
		const answer = await apiFetch( {
			path: `${ route }?${ search.toString() }`,
		} );
		return ok(
			( Array.isArray( answer ) ? answer : [] )
				.filter( isRecord )
				.map( ( item ) => ( {
					id: typeof item.id === 'number' ? item.id : 0,
					name: stringOr( item.name ),
					title: decodeEntities( rawText( item.title ) ),
					slug: stringOr( item.slug ),
				} ) )
		);
	} );
}

/** Appends the slug to equal titles. */
function withSlugs( found: readonly FoundChoices[] ): readonly Option[] {
	return found.map( ( { id, title, slug } ) => {
		const name = title || slug || String( id );
		const isAlone =
			found.filter( ( other ) => other.title === title ).length === 1;
		return {
			value: id,
			label: isAlone ? name : `${ name } (${ slug || id })`,
		};
	} );
}

/** The REST route of a type's records, such as `/wp/v2/pages`. */
const listRoute = ( type: string ): string =>
	routeOf( type ) ?? `/wp/v2/${ type }`;
