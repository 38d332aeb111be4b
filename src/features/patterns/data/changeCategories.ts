import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { toAppError } from '@/platform/failure';
import { request } from '@/platform/request';
import { refetch } from '@/features/documents/index.records';
import {
	isSameName,
	type CategoryWish,
	type UserCategory,
} from '../model/userCategory';
import type { Prepared } from './importFiles';

const ROUTE = '/wp/v2/wp_pattern_category';

/** Refetches all lists of categories, and of patterns by category. */
export function refreshCategories(): void {
	refetch();
	void dispatch( coreStore ).invalidateResolutionForStoreSelector(
		'getUserPatternCategories'
	);
}

/** Creates the missing ones of the given categories. If one can't be created, none is. */
export async function prepareCategories(
	wishes: readonly CategoryWish[]
): Promise< Result< Prepared > > {
	const ids: number[] = [];
	const made: number[] = [];
	const undo = async () => {
		for ( const id of made ) {
			await send( 'DELETE', `${ ROUTE }/${ id }?force=true` );
		}
	};
	for ( const wish of wishes ) {
		const found = await findOrMake( wish );
		if ( ! found.ok ) {
			await undo();
			return found;
		}
		ids.push( found.value.id );
		if ( found.value.isNew ) {
			made.push( found.value.id );
		}
	}
	return ok( { ids, undo } );
}

interface FoundCategory {
	readonly id: number;
	readonly isNew: boolean;
}

async function findOrMake( {
	id,
	slug,
	label,
}: CategoryWish ): Promise< Result< FoundCategory > > {
	if ( id !== null ) {
		const known = await send( 'GET', `${ ROUTE }/${ id }?_fields=id` );
		// It may have been deleted since it was listed; then it is created again.
		if ( known.ok || known.error.code !== 'missing' ) {
			return known.ok ? ok( { id, isNew: false } ) : known;
		}
	}
	try {
		const made = await apiFetch( {
			path: ROUTE,
			method: 'POST',
			data: slug === '' ? { name: label } : { name: label, slug },
		} );
		return isRecord( made ) && typeof made.id === 'number'
			? ok( { id: made.id, isNew: true } )
			: fail( { code: 'malformed' } );
	} catch ( raw ) {
		const existing = existingTerm( raw );
		return existing === null
			? fail( toAppError( raw ) )
			: ok( { id: existing, isNew: false } );
	}
}

/** The error contains the id of the term that has the name already. */
function existingTerm( raw: unknown ): number | null {
	return isRecord( raw ) &&
		raw.code === 'term_exists' &&
		isRecord( raw.data ) &&
		typeof raw.data.term_id === 'number'
		? raw.data.term_id
		: null;
}

/**
 * Whether another category has this name; the server is asked, because other users may have created one in the
 * meantime.
 */
async function isTaken(
	label: string,
	id: number
): Promise< Result< boolean > > {
	const query = new URLSearchParams( {
		search: label,
		per_page: '100',
		_fields: 'id,name',
	} );
	const answer = await send( 'GET', `${ ROUTE }?${ query.toString() }` );
	if ( ! answer.ok ) {
		return answer;
	}
	const found = Array.isArray( answer.value ) ? answer.value : [];
	return ok(
		found
			.filter( isRecord )
			.some(
				( term ) =>
					term.id !== id &&
					isSameName( decodeEntities( stringOr( term.name ) ), label )
			)
	);
}

/** Renames a category, unless another one has the name: then it fails with a conflict. */
export async function renameCategory(
	{ id }: Pick< UserCategory, 'id' >,
	label: string
): Promise< Result< void > > {
	const taken = await isTaken( label, id );
	if ( ! taken.ok || taken.value ) {
		return taken.ok ? fail( { code: 'conflict' } ) : taken;
	}
	const answer = await send( 'POST', `${ ROUTE }/${ id }`, { name: label } );
	if ( answer.ok || answer.error.code === 'missing' ) {
		refreshCategories();
	}
	return answer.ok ? ok( undefined ) : answer;
}

/** Deletes a category permanently; its patterns stay. A missing one counts as deleted. */
export async function deleteCategory( {
	id,
}: Pick< UserCategory, 'id' > ): Promise< Result< void > > {
	const answer = await send( 'DELETE', `${ ROUTE }/${ id }?force=true` );
	if ( ! answer.ok && answer.error.code !== 'missing' ) {
		return answer;
	}
	refreshCategories();
	return ok( undefined );
}

function send(
	method: 'GET' | 'POST' | 'DELETE',
	path: string,
	data?: Readonly< Record< string, unknown > >
): Promise< Result< unknown > > {
	return request( { path, method, ...( data ? { data } : {} ) } );
}
