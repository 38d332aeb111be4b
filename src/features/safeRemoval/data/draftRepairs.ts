import { isRecord, rawText, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { inDraft } from '@/platform/draftArg';
import { attempt } from '@/platform/failure';
import { request } from '@/platform/request';
import { basedOn, versionOf } from '@/features/documents/index.model';
import {
	fetchNow,
	refuseStripping,
	routeOfRecord,
} from '@/features/documents/index.records';
import type { Use } from '@/features/uses/index.model';
import type { Change } from '../model/repair';
import type { StoredValues } from '../model/repairRecord';
import { valuesAfter } from './repairUses';

/** A document with what is saved so that it doesn't use something any more. */
export interface Prepared {
	readonly use: Use;
	/** Its REST path. */
	readonly path: string;
	/** The version that was read. */
	readonly version: string;
	readonly data: Partial< StoredValues >;
}

/** Reads a document where it is saved later: in a site draft, or in the current view for null. */
export async function prepare(
	use: Use,
	changes: readonly Change[],
	draft: number | null
): Promise< Result< Prepared > > {
	const { type, id } = use;
	const path = await routeOfRecord( { kind: 'postType', name: type, id } );
	if ( path === undefined ) {
		return fail( { code: 'missing' } );
	}
	const stored = await attempt( async () =>
		ok(
			await fetchNow(
				addressed(
					`${ path }?_fields=content,template,atelier_version`,
					draft
				)
			)
		)
	);
	if ( ! stored.ok ) {
		return stored;
	}
	const record = isRecord( stored.value ) ? stored.value : {};
	const data = await valuesAfter(
		{
			content: rawText( record.content ),
			template: stringOr( record.template ),
		},
		changes
	);
	if ( ! data.ok ) {
		return data;
	}
	const whole = await refuseStripping( data.value.content ?? '' );
	return whole.ok
		? ok( { use, path, version: versionOf( record ), data: data.value } )
		: whole;
}

/** Saves what has been prepared. A failure if somebody else has changed the document since it was read. */
export async function saveRepair(
	{ path, version, data }: Prepared,
	draft: number | null
): Promise< Result< void > > {
	if ( Object.keys( data ).length === 0 ) {
		return ok( undefined );
	}
	const saved = await request( {
		path: addressed( path, draft ),
		method: 'POST',
		data,
		headers: basedOn( version ),
	} );
	return saved.ok ? ok( undefined ) : saved;
}

/** A REST path in a site draft. */
export const addressed = ( path: string, draft: number | null ): string =>
	draft === null ? path : inDraft( path, draft );
