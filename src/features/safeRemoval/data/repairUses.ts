import { parse } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect, select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { contentProblem } from '../../../kernel/contentProblem';
import { isRecord, rawText, stringOr } from '../../../kernel/guards';
import { fail, ok, type AppError, type Result } from '../../../kernel/result';
import { inDraft } from '../../../platform/draftArg';
import { attempt } from '../../../platform/failure';
import { request } from '../../../platform/request';
import { loadStage } from '../../../platform/stages';
import {
	contentOf,
	fetchNow,
	putValues,
	recordId,
	routeOfRecord,
} from '../../documents/index.records';
import { isAsValid } from '../../replacing/index.model';
import type { Use } from '../../uses/index.model';
import { TYPES, type Change } from '../model/repair';
import { repaired, type StoredValues } from '../model/repairRecord';

/** A document that still uses what is removed. */
export interface Unrepaired {
	readonly use: Use;
	readonly error: AppError;
}

/** A document with what is saved so that it doesn't use something any more. */
export interface Prepared {
	readonly use: Use;
	/** Its REST path. */
	readonly path: string;
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
		ok( await fetchNow( addressed( path, draft ) ) )
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
	return data.ok ? ok( { use, path, data: data.value } ) : data;
}

/** Saves what has been prepared. */
export async function saveRepair(
	{ path, data }: Prepared,
	draft: number | null
): Promise< Result< void > > {
	if ( Object.keys( data ).length === 0 ) {
		return ok( undefined );
	}
	const saved = await request( {
		path: addressed( path, draft ),
		method: 'POST',
		data,
	} );
	return saved.ok ? ok( undefined ) : saved;
}

/** Makes an unsaved edit, which is reviewed and saved like all others. */
export const editRepair = (
	{ type, id }: Use,
	changes: readonly Change[]
): Promise< Result< void > > =>
	attempt( async () => {
		const key = [ 'postType', type, recordId( id ) ] as const;
		await resolve( coreStore ).getEntityRecord( ...key );
		const core = select( coreStore );
		const edited: unknown = core.getEditedEntityRecord( ...key );
		const values = await valuesAfter(
			{
				content: contentOf( core, key ),
				template: isRecord( edited ) ? stringOr( edited.template ) : '',
			},
			changes
		);
		if ( values.ok && Object.keys( values.value ).length > 0 ) {
			await putValues(
				{ kind: 'postType', name: type, id },
				{ ...values.value }
			);
		}
		return values.ok ? ok( undefined ) : values;
	} );

/** What was done to each of some documents, one after the other; and those for which it failed. */
export async function inTurn< Item extends Use | Prepared, Done >(
	items: readonly Item[],
	work: ( item: Item ) => Promise< Result< Done > >
): Promise< { readonly done: Done[]; readonly left: Unrepaired[] } > {
	const done: Done[] = [];
	const left: Unrepaired[] = [];
	for ( const item of items ) {
		const result = await work( item );
		if ( result.ok ) {
			done.push( result.value );
		} else {
			left.push( {
				use: 'use' in item ? item.use : item,
				error: result.error,
			} );
		}
	}
	return { done, left };
}

/** A REST path in a site draft. */
export const addressed = ( path: string, draft: number | null ): string =>
	draft === null ? path : inDraft( path, draft );

/** The values that change. A failure if a block would go or break that has nothing to do with it. */
async function valuesAfter(
	stored: StoredValues,
	changes: readonly Change[]
): Promise< Result< Partial< StoredValues > > > {
	const values = repaired( stored, changes );
	if ( ! values.ok ) {
		return values.error.code === 'invalid' ? stillUsing() : values;
	}
	const { content } = values.value;
	// Other blocks come in the place of what shows them.
	const keepsBlocks = changes.every(
		( { removed } ) => TYPES[ removed.kind ] === undefined
	);
	if ( content === undefined || ! keepsBlocks ) {
		return values;
	}
	// Only with their types it is known whether blocks stay valid.
	const stage = await loadStage( 'editor' );
	if ( ! stage.ok ) {
		return stage;
	}
	return contentProblem( content ) === null &&
		isAsValid( parse( stored.content ), parse( content ) )
		? values
		: fail( {
				code: 'unsendable',
				detail: __(
					'This would break a block in it. Open it and change it by hand.',
					'atelier'
				),
			} );
}

const stillUsing = () =>
	fail( {
		code: 'unsendable',
		detail: __(
			'It shows other texts in its place, or contains itself.',
			'atelier'
		),
	} );

/** The function's type doesn't know the store. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getEntityRecord(
		kind: string,
		name: string,
		id: string | number
	): Promise< unknown >;
};
