import { dispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { isRecord, rawText } from '../../../kernel/guards';
import { fail, ok, type Result } from '../../../kernel/result';
import { attempt } from '../../../platform/failure';
import { request } from '../../../platform/request';
import { openDraft } from '../../../platform/siteDraft';
import { fetchNow, refetch, routeOf } from '../../documents/index.records';
import { createSiteDraft } from '../../siteDrafts/index.records';
import { TYPES, type Removed, type Repair, type Way } from '../model/repair';
import {
	addressed,
	asEdits,
	inSiteDraft,
	repairAll,
	type Unrepaired,
} from './repairUses';
import { usesToRepair } from './usesToRepair';

interface Wanted {
	readonly removed: Removed;
	readonly way: Way;
	/** The ID of what comes in its place. */
	readonly by: string;
}

interface WantedInDraft extends Wanted {
	/** The REST path that removes it. */
	readonly path: string;
	readonly draftTitle: string;
}

/** What earlier attempts have made: a retry goes on in the same draft. */
export interface Progress {
	draft: { readonly id: number; readonly title: string } | null;
}

/**
 * Repairs the uses of something and removes it, in the open site draft or in a new one.
 *
 * @param wanted
 * @param progress
 * @return The new draft; null if one was open.
 */
export async function removeInDraft(
	wanted: WantedInDraft,
	progress: Progress
): Promise< Result< Progress[ 'draft' ] > > {
	const repair = await repairFor( wanted );
	const uses = repair.ok ? await usesOf( wanted ) : repair;
	if ( ! repair.ok ) {
		return repair;
	}
	if ( ! uses.ok ) {
		return uses;
	}
	if ( ! openDraft() && ! progress.draft ) {
		const made = await createSiteDraft( wanted.draftTitle );
		if ( ! made.ok ) {
			return made;
		}
		progress.draft = { id: made.value.id, title: made.value.title };
	}
	const draft = progress.draft?.id ?? null;
	const left = await repairAll(
		uses.value,
		inSiteDraft( draft, wanted.removed, repair.value )
	);
	if ( left.length > 0 ) {
		return unrepaired( left );
	}
	const deleted = await request( {
		path: addressed( wanted.path, draft ),
		method: 'DELETE',
	} );
	refetch();
	return deleted.ok ? ok( progress.draft ) : deleted;
}

/** Repairs the uses of something as unsaved edits. It stays until these are saved. */
export async function editUses( wanted: Wanted ): Promise< Result< void > > {
	const repair = await repairFor( wanted );
	if ( ! repair.ok ) {
		return repair;
	}
	const uses = await usesOf( wanted );
	if ( ! uses.ok ) {
		return uses;
	}
	const left = await repairAll(
		uses.value,
		asEdits( wanted.removed, repair.value )
	);
	if ( left.length > 0 ) {
		return unrepaired( left );
	}
	void dispatch( noticesStore ).createSuccessNotice(
		sprintf(
			/* translators: %d: a number of templates, pages and the like. */
			_n(
				'%d document changed. Save it, then delete this again.',
				'%d documents changed. Save them, then delete this again.',
				uses.value.length,
				'atelier'
			),
			uses.value.length
		),
		{ type: 'snackbar' }
	);
	return ok( undefined );
}

const usesOf = ( { removed, way, by }: Wanted ) =>
	usesToRepair( removed, way === 'replace' ? by : '' );

async function repairFor( {
	removed,
	way,
	by,
}: Wanted ): Promise< Result< Repair > > {
	if ( way === 'replace' ) {
		return ok( { way, by } );
	}
	const route = routeOf( TYPES[ removed.kind ] );
	return route === undefined
		? fail( { code: 'missing' } )
		: attempt( async () => {
				const record = await fetchNow( `${ route }/${ removed.id }` );
				return ok( {
					way: 'reset',
					content: isRecord( record )
						? rawText( record.content )
						: '',
				} );
			} );
}

/** Names the first documents that couldn't be changed. */
const unrepaired = ( left: readonly Unrepaired[] ): Result< never > =>
	fail( {
		code: 'unsendable',
		detail: sprintf(
			/* translators: %s: titles of documents, separated by commas. */
			__(
				'Nothing was deleted, because these couldn’t be changed: %s. Change them yourself, then try again.',
				'atelier'
			),
			left
				.slice( 0, 5 )
				.map(
					( { use } ) => use.title || __( '(no title)', 'atelier' )
				)
				.join( ', ' )
		),
	} );
