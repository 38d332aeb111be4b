import apiFetch from '@wordpress/api-fetch';
import { isRecord, rawText } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import type { StylesDoc } from '@/features/globalStyles/index.model';
import { fetchUsesPage } from '@/features/uses';
import {
	inOrder,
	patternsWith,
	unusedAmong,
	usersAmong,
	type ReadPattern,
	type ThingUsers,
	type Users,
} from '../model/chains';
import { isSynced, thingOf, type Own, type OwnPattern } from '../model/own';
import { isInStyles, unusedOf, type UseCounts } from '../model/unused';

/** Requested at a time; also the most documents that a thing may be in. */
const MOST = 100;

/** What may go, each after the patterns that use it; those that use each other are in no order. */
export interface UnusedThings {
	readonly unused: readonly Own[];
	readonly users: Users;
}

/**
 * Finds what nothing uses, and what only that uses: patterns that contain each other may use it, too, as long as nothing else uses
 * one of them.
 */
export async function findUnused(
	own: readonly Own[],
	counts: UseCounts,
	styles: StylesDoc,
	signal: AbortSignal
): Promise< Result< UnusedThings > > {
	const direct = unusedOf( own, counts, styles );
	/** What else may be unused, by what uses it; null if that is more than patterns. */
	const asked = new Map< Own, ThingUsers | null >();
	const patterns: ReadPattern[] = [];
	let next = direct.filter( isSynced );
	while ( next.length > 0 ) {
		const read = await readPatterns( next, signal );
		if ( ! read.ok ) {
			return read;
		}
		patterns.push( ...read.value );
		next = [];
		for ( const one of own ) {
			if (
				! direct.includes( one ) &&
				! asked.has( one ) &&
				! isInStyles( one, styles ) &&
				patternsWith( one, read.value ).length > 0
			) {
				const users = await patternUsers( one, own, signal );
				if ( ! users.ok ) {
					return users;
				}
				asked.set( one, users.value );
				if ( users.value && isSynced( one ) ) {
					next.push( one );
				}
			}
		}
	}
	const unused = unusedAmong( direct, asked );
	const users = usersAmong( unused, asked, patterns );
	return ok( { unused: inOrder( unused, users ), users } );
}

/** Reads the texts of patterns. */
const readPatterns = (
	patterns: readonly OwnPattern[],
	signal: AbortSignal
): Promise< Result< readonly ReadPattern[] > > =>
	attempt( async () => {
		const contents = new Map< string, string >();
		for ( let from = 0; from < patterns.length; from += MOST ) {
			const include = patterns
				.slice( from, from + MOST )
				.map( ( { id } ) => id );
			const answer: unknown = await apiFetch( {
				path: `/wp/v2/blocks?context=edit&_fields=id,content&per_page=${ MOST }&include=${ include.join( ',' ) }`,
				signal,
			} );
			if ( ! Array.isArray( answer ) ) {
				// Whose text isn't known may use anything.
				return fail( { code: 'malformed' } );
			}
			for ( const record of answer ) {
				if ( isRecord( record ) ) {
					contents.set(
						String( record.id ),
						rawText( record.content )
					);
				}
			}
		}
		return ok(
			patterns.map( ( pattern ) => ( {
				pattern,
				content: contents.get( pattern.id ) ?? '',
			} ) )
		);
	} );

/** The patterns that use a thing; null if something else does, too, or that isn't known. */
async function patternUsers(
	one: Own,
	own: readonly Own[],
	signal: AbortSignal
): Promise< Result< ThingUsers | null > > {
	const thing = thingOf( one );
	if ( ! thing ) {
		return ok( null );
	}
	const uses = await fetchUsesPage(
		{
			kind: thing.kind,
			things: [ thing.thing ],
			isContent: false,
			page: 1,
			perPage: MOST,
		},
		signal
	);
	if ( ! uses.ok ) {
		return uses;
	}
	const { documents, total, isComplete } = uses.value;
	const all: OwnPattern[] = [];
	const direct: OwnPattern[] = [];
	for ( const { type, id, isDirect } of documents ) {
		const user = own
			.filter( isSynced )
			.find( ( pattern ) => pattern.id === id && pattern.type === type );
		if ( ! user ) {
			return ok( null );
		}
		all.push( user );
		if ( isDirect ) {
			direct.push( user );
		}
	}
	return ok(
		isComplete && total === documents.length && direct.length > 0
			? { all, direct }
			: null
	);
}
