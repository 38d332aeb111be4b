import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect } from '@wordpress/data';
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { type DocumentRef, titleOf } from '@/features/documents/index.model';
import { sendingCopy } from '@/features/documents/index.records';
import { nameOfPart } from '../model/partArea';
import type { CategoryWish } from '../model/userCategory';
import { prepareCategories, refreshCategories } from './changeCategories';

/** A pattern to create. */
export interface NewPattern {
	readonly title: string;
	readonly categories: readonly CategoryWish[];
	readonly isSynced: boolean;
	/** Serialized blocks; none by default. */
	readonly content?: string;
	readonly description?: string;
}

/** Creates a pattern and its missing categories; both or neither. */
export async function createPattern( {
	title,
	categories,
	isSynced,
	content = '',
	description = '',
}: NewPattern ): Promise< Result< DocumentRef > > {
	const prepared = await prepareCategories( categories );
	if ( ! prepared.ok ) {
		return prepared;
	}
	const created = await save( 'wp_block', {
		title,
		content,
		excerpt: description,
		status: 'publish',
		wp_pattern_category: prepared.value.ids,
		...( isSynced ? {} : { meta: { wp_pattern_sync_status: 'unsynced' } } ),
	} );
	if ( created.ok ) {
		refreshCategories();
	} else {
		await prepared.value.undo();
	}
	return created;
}

/** Creates a template part with a unique name. */
export function createPart(
	title: string,
	area: string,
	content = ''
): Promise< Result< DocumentRef > > {
	return attempt( async () => {
		const parts = await resolve( coreStore ).getEntityRecords(
			'postType',
			'wp_template_part',
			{ per_page: -1 }
		);
		const known = ( Array.isArray( parts ) ? parts : [] )
			.filter( isRecord )
			.map( ( part ) => ( {
				slug: stringOr( part.slug ),
				title: titleOf( part ),
			} ) );
		return await save( 'wp_template_part', {
			...nameOfPart( title, known ),
			content,
			area,
		} );
	} );
}

/** The package's type lacks the store's selectors. */
const resolve = resolveSelect as ( store: typeof coreStore ) => {
	getEntityRecords(
		kind: string,
		name: string,
		query: Readonly< Record< string, unknown > >
	): Promise< unknown >;
};

function save(
	type: string,
	record: Readonly< Record< string, unknown > >
): Promise< Result< DocumentRef > > {
	return attempt( async () => {
		const saved: unknown = await sendingCopy(
			stringOr( record.content ),
			() =>
				dispatch( coreStore ).saveEntityRecord(
					'postType',
					type,
					record,
					{ throwOnError: true }
				)
		);
		const id = isRecord( saved ) ? saved.id : undefined;
		return typeof id === 'number' || typeof id === 'string'
			? ok( { type, id: String( id ) } )
			: fail( { code: 'malformed' } );
	} );
}
