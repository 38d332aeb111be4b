import apiFetch from '@wordpress/api-fetch';
import { isRecord, rawText } from '@/kernel/guards';
import { ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import type { StylesDoc } from '@/features/globalStyles/index.model';
import { fetchUsesPage } from '@/features/uses';
import { patternsWith, type ReadPattern, type Users } from '../model/chains';
import { keyOf, thingOf, type Own, type OwnPattern } from '../model/own';
import { isInStyles, unusedOf, type UseCounts } from '../model/unused';

/** Requested at a time; also the most documents that a thing may be in. */
const MOST = 100;

/** What may go, each after the patterns that use it. */
export interface UnusedThings {
	readonly unused: readonly Own[];
	readonly users: Users;
}

/** Finds what nothing uses, and then what only that uses. */
export async function findUnused(
	own: readonly Own[],
	counts: UseCounts,
	styles: StylesDoc,
	signal: AbortSignal
): Promise< Result< UnusedThings > > {
	const unused = new Set( unusedOf( own, counts, styles ) );
	const users = new Map< string, readonly OwnPattern[] >();
	const patterns: ReadPattern[] = [];
	for (;;) {
		const read = await readPatterns(
			[ ...unused ].filter(
				( one ): one is OwnPattern =>
					one.group === 'pattern' &&
					! patterns.some( ( { pattern } ) => pattern === one )
			),
			signal
		);
		if ( ! read.ok || read.value.length === 0 ) {
			return read.ok ? ok( { unused: [ ...unused ], users } ) : read;
		}
		patterns.push( ...read.value );
		for ( const one of own ) {
			// What none of the new ones uses, somebody else still does.
			if (
				! unused.has( one ) &&
				! isInStyles( one, styles ) &&
				patternsWith( one, read.value ).length > 0
			) {
				const found = await usersAmong( one, patterns, signal );
				if ( ! found.ok ) {
					return found;
				}
				if ( found.value.length > 0 ) {
					unused.add( one );
					users.set( keyOf( one ), found.value );
				}
			}
		}
	}
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
			for ( const record of Array.isArray( answer ) ? answer : [] ) {
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

/** The patterns that use a thing, if nothing else does; otherwise none. */
async function usersAmong(
	own: Own,
	patterns: readonly ReadPattern[],
	signal: AbortSignal
): Promise< Result< readonly OwnPattern[] > > {
	const thing = thingOf( own );
	const uses =
		thing &&
		( await fetchUsesPage(
			{
				kind: thing.kind,
				things: [ thing.thing ],
				isContent: false,
				page: 1,
				perPage: MOST,
			},
			signal
		) );
	if ( ! uses?.ok ) {
		return uses ?? ok( [] );
	}
	const { documents, total, isComplete } = uses.value;
	const direct: OwnPattern[] = [];
	for ( const { type, id, isDirect } of documents ) {
		const read = patterns.find( ( { pattern } ) => pattern.id === id );
		if ( ! read || type !== read.pattern.type ) {
			return ok( [] );
		}
		if ( isDirect ) {
			direct.push( read.pattern );
		}
	}
	return ok( isComplete && total === documents.length ? direct : [] );
}
