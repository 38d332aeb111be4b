import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect, select } from '@wordpress/data';
import { isRecord, rawText } from '../../../kernel/guards';
import { fail, ok, type AppError, type Result } from '../../../kernel/result';
import { inDraft } from '../../../platform/draftArg';
import { attempt } from '../../../platform/failure';
import { request } from '../../../platform/request';
import type { DocumentRef } from '../../documents/index.model';
import {
	contentOf,
	fetchNow,
	recordId,
	replaceContent,
	routeOf,
} from '../../documents/index.records';
import type { Use } from '../../uses/index.model';
import type { Removed, Repair } from '../model/repair';
import { refersTo, rewrite } from '../model/rewrite';

/** A document that still uses what is removed. */
export interface Unrepaired {
	readonly use: Use;
	readonly error: AppError;
}

/** Changes a document so that it doesn't use something any more. */
type Repairer = ( document: DocumentRef ) => Promise< Result< void > >;

/** Repairs documents one after the other. */
export async function repairAll(
	uses: readonly Use[],
	repair: Repairer
): Promise< readonly Unrepaired[] > {
	const left: Unrepaired[] = [];
	for ( const use of uses ) {
		const result = await repair( use );
		if ( ! result.ok ) {
			left.push( { use, error: result.error } );
		}
	}
	return left;
}

/** Saves into a site draft; into the current view for null. */
export const inSiteDraft =
	( draft: number | null, removed: Removed, repair: Repair ): Repairer =>
	async ( { type, id } ) => {
		const route = routeOf( type );
		if ( route === undefined ) {
			return fail( { code: 'missing' } );
		}
		const path = addressed( `${ route }/${ id }`, draft );
		const stored = await attempt( async () =>
			ok( await fetchNow( path ) )
		);
		if ( ! stored.ok ) {
			return stored;
		}
		const before = isRecord( stored.value )
			? rawText( stored.value.content )
			: '';
		const content = changed( before, removed, repair );
		if ( ! content.ok ) {
			return content;
		}
		if ( content.value === before ) {
			return ok( undefined );
		}
		const saved = await request( {
			path,
			method: 'POST',
			data: { content: content.value },
		} );
		return saved.ok ? ok( undefined ) : saved;
	};

/** Makes unsaved edits, which are reviewed and saved like all others. */
export const asEdits =
	( removed: Removed, repair: Repair ): Repairer =>
	( { type, id } ) =>
		attempt( async () => {
			const key = [ 'postType', type, recordId( id ) ] as const;
			await resolve( coreStore ).getEntityRecord( ...key );
			const before = contentOf( select( coreStore ), key );
			const content = changed( before, removed, repair );
			if ( content.ok && content.value !== before ) {
				replaceContent( { type, id }, content.value );
			}
			return content.ok ? ok( undefined ) : content;
		} );

/** A REST path in a site draft. */
export const addressed = ( path: string, draft: number | null ): string =>
	draft === null ? path : inDraft( path, draft );

/** The same text where only WordPress's fallback is used, such as a menu in a navigation block without one. */
function changed(
	content: string,
	removed: Removed,
	repair: Repair
): Result< string > {
	const after = rewrite( content, removed, repair );
	return after.ok && refersTo( after.value, removed )
		? fail( { code: 'invalid' } )
		: after;
}

/** The function's type doesn't know the store. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getEntityRecord(
		kind: string,
		name: string,
		id: string | number
	): Promise< unknown >;
};
