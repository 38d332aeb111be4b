import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect, select } from '@wordpress/data';
import { isRecord, rawText, type UnknownRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { withHeaders } from '@/platform/experimental/savingFetch';
import { attempt } from '@/platform/failure';
import { newRun, type RunHeader } from '@/platform/historyRun';
import { versionOf } from '../model/conflict';
import {
	bringBack,
	canBringBack,
	type Listed,
	type RemovalResult,
} from '../model/listed';
import type { ListQuery } from './earlyLists';
import {
	refetch,
	isShown,
	removeDocuments,
	type RemovalSteps,
} from './removeDocument';
import type { RemovalOutcome } from './removeKnowingly';
import { replacingTitle } from './renaming';
import { routeOf } from './route';

/** A list of documents. */
export interface ListSource {
	/** The records as they are listed; those that are still on their way are waited for. */
	readonly records: () => Promise< readonly UnknownRecord[] >;
	/** Resolves when they have been refetched, or the request has failed. */
	readonly untilListed: () => Promise< unknown >;
}

/** A list in core-data. */
export const coreList = ( list: ListQuery ): ListSource => ( {
	records: async () =>
		select( coreStore ).getEntityRecords( ...list ) ??
		( await resolved( list ) ) ??
		[],
	untilListed: () => resolved( list ),
} );

const resolved = (
	list: ListQuery
): Promise< readonly UnknownRecord[] | null > =>
	resolve( coreStore )
		.getEntityRecords( ...list )
		.catch( () => null );

/**
 * Removes documents, or the customizations of those from the theme.
 *
 * @param items
 * @param source The list that contains them; resolves once it has been refetched.
 * @param steps
 */
export async function removeListed< Item extends Listed >(
	items: readonly Item[],
	source: ListSource,
	steps: RemovalSteps = {}
): Promise< RemovalResult< Item > > {
	// Read from the list: selectors of single records would fetch the deleted ones.
	const kept = new Map(
		( await source.records() ).map( ( record ) => [
			String( record.id ),
			record,
		] )
	);
	const results = await removeDocuments(
		items.map( ( item ) => ( {
			...item,
			removal: item.removal ?? 'delete',
			version: versionOf( kept.get( item.id ) ),
		} ) ),
		{
			hasSeen: isShown,
			onChanged: ( { id }, { record } ) => kept.set( id, record ),
		},
		steps
	);
	await source.untilListed();
	const outcome = outcomeOf( items, results );
	return {
		...outcome,
		undo: items.every( canBringBack )
			? () => putBack( outcome.done, kept, source )
			: null,
	};
}

async function putBack< Item extends Listed >(
	items: readonly Item[],
	kept: ReadonlyMap< string, UnknownRecord >,
	source: ListSource
): Promise< RemovalResult< Item > > {
	const results: Result< void >[] = [];
	const run = newRun();
	for ( const item of items ) {
		results.push( await sendBack( item, kept.get( item.id ), run ) );
	}
	refetch();
	await source.untilListed();
	return {
		...outcomeOf( items, results ),
		undo: () => removeListed( items, source ),
	};
}

async function sendBack(
	item: Listed,
	record: UnknownRecord | undefined,
	run: RunHeader
): Promise< Result< void > > {
	const route = routeOf( item.type );
	if ( ! record || route === undefined ) {
		return fail( { code: 'missing' } );
	}
	const { path, data } = bringBack( item, record );
	return attempt( async () => {
		await apiFetch( {
			path: route + path,
			method: 'POST',
			data,
			headers: run,
		} );
		return ok( undefined );
	} );
}

/** Renames a document; the result is its stored title. */
export async function renameListed(
	{ type, id, title: seen }: Pick< Listed, 'type' | 'id' | 'title' >,
	title: string
): Promise< Result< string > > {
	const route = routeOf( type );
	if ( route === undefined ) {
		return fail( { code: 'missing' } );
	}
	return attempt( async () => {
		const headers = await replacingTitle( `${ route }/${ id }`, seen );
		if ( ! headers.ok ) {
			return headers;
		}
		const stored: unknown = await dispatch( coreStore ).saveEntityRecord(
			'postType',
			type,
			{ id, title },
			{ throwOnError: true, ...withHeaders( headers.value ) }
		);
		return isRecord( stored )
			? ok( rawText( stored.title ) )
			: fail( { code: 'malformed' } );
	} );
}

/** The function's type doesn't know the store. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getEntityRecords(
		...args: ListQuery
	): Promise< readonly UnknownRecord[] | null >;
};

function outcomeOf< Item extends Listed >(
	items: readonly Item[],
	results: readonly RemovalOutcome[]
): Omit< RemovalResult< Item >, 'undo' > {
	return {
		done: items.filter( ( _item, at ) => {
			const result = results[ at ];
			return typeof result === 'object' && result.ok;
		} ),
		failed: items.flatMap( ( item, at ) => {
			const result = results[ at ];
			return typeof result === 'object' && ! result.ok
				? [ { item, error: result.error } ]
				: [];
		} ),
	};
}
