import { dispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { isRecord, rawText } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { request } from '@/platform/request';
import { openDraft } from '@/platform/siteDraft';
import { messageFor } from '@/ui/messages';
import {
	fetchNow,
	refetch,
	routeOfRecord,
} from '@/features/documents/index.records';
import { createSiteDraft } from '@/features/siteDrafts/index.records';
import type { LinkTarget } from '@/features/replacing/index.model';
import type { Use } from '@/features/uses/index.model';
import {
	TYPES,
	type Change,
	type Removed,
	type Repair,
	type Way,
} from '../model/repair';
import { addressed, prepare, saveRepair } from './draftRepairs';
import { editRepairs } from './editRepairs';
import { inTurn, type Unrepaired } from './repairUses';
import { usesToRepair } from './usesToRepair';

/** What is removed, and what becomes of its uses. */
export interface Wanted {
	/** Things of one kind. */
	readonly removed: readonly Removed[];
	readonly way: Way;
	/** The ID of what comes in their place. */
	readonly by: string;
	/** Where links to posts lead then. */
	readonly link?: LinkTarget | undefined;
}

interface WantedInDraft extends Wanted {
	/** The REST paths that remove them. */
	readonly paths: readonly string[];
	readonly draftTitle: string;
}

/** What earlier attempts have made: a retry goes on in the same draft. */
export interface Progress {
	draft: { readonly id: number; readonly title: string } | null;
}

/**
 * Repairs the uses of some things and removes them, in the open site draft or in a new one.
 *
 * @param wanted
 * @param progress
 * @return The new draft; null if one was open.
 */
export async function removeInDraft(
	wanted: WantedInDraft,
	progress: Progress
): Promise< Result< Progress[ 'draft' ] > > {
	const plan = await planFor( wanted );
	if ( ! plan.ok ) {
		return plan;
	}
	const { uses, changes } = plan.value;
	// All or nothing: no draft is made before each document can be changed.
	const prepared = await inTurn( uses, ( use ) =>
		prepare( use, changes, progress.draft?.id ?? null )
	);
	if ( prepared.left.length > 0 ) {
		return unrepaired( prepared.left );
	}
	if ( ! openDraft() && ! progress.draft ) {
		const made = await createSiteDraft( wanted.draftTitle );
		if ( ! made.ok ) {
			return made;
		}
		progress.draft = { id: made.value.id, title: made.value.title };
	}
	const draft = progress.draft?.id ?? null;
	const { left } = await inTurn( prepared.done, ( repair ) =>
		saveRepair( repair, draft )
	);
	if ( left.length > 0 ) {
		return unrepaired( left );
	}
	for ( const path of wanted.paths ) {
		const deleted = await request( {
			path: addressed( path, draft ),
			method: 'DELETE',
		} );
		// An earlier attempt may have deleted it.
		if ( ! deleted.ok && deleted.error.code !== 'missing' ) {
			refetch();
			return deleted;
		}
	}
	refetch();
	return ok( progress.draft );
}

/** Repairs the uses of some things as unsaved edits: all of them or none. These stay until they are saved. */
export async function editUses( wanted: Wanted ): Promise< Result< void > > {
	const plan = await planFor( wanted );
	if ( ! plan.ok ) {
		return plan;
	}
	const { uses, changes } = plan.value;
	const left = await editRepairs( uses, changes );
	if ( left.length > 0 ) {
		return unrepaired( left );
	}
	void dispatch( noticesStore ).createSuccessNotice(
		sprintf(
			/* translators: %d: a number of templates, pages and the like. */
			_n(
				'%d document changed. Save it, then delete this again.',
				'%d documents changed. Save them, then delete this again.',
				uses.length,
				'atelier'
			),
			uses.length
		),
		{ type: 'snackbar' }
	);
	return ok( undefined );
}

interface Plan {
	readonly changes: readonly Change[];
	readonly uses: readonly Use[];
}

/** What becomes of the uses, and the documents that have them. */
async function planFor( wanted: Wanted ): Promise< Result< Plan > > {
	const { removed, way, by } = wanted;
	const changes: Change[] = [];
	for ( const one of removed ) {
		const repair = await repairOf( one, wanted );
		if ( ! repair.ok ) {
			return repair;
		}
		changes.push( { removed: one, repair: repair.value } );
	}
	const uses = await usesToRepair( removed, way === 'replace' ? by : '' );
	return uses.ok ? ok( { changes, uses: uses.value } ) : uses;
}

async function repairOf(
	{ kind, id }: Removed,
	{ way, by, link }: Wanted
): Promise< Result< Repair > > {
	if ( way === 'replace' ) {
		return ok( { way, by, link } );
	}
	const type = TYPES[ kind ];
	if ( type === undefined ) {
		return ok( { way: 'reset', content: '' } );
	}
	const route = await routeOfRecord( { kind: 'postType', name: type, id } );
	return route === undefined
		? fail( { code: 'missing' } )
		: attempt( async () => {
				const record = await fetchNow( route );
				return ok( {
					way: 'reset',
					content: isRecord( record )
						? rawText( record.content )
						: '',
				} );
			} );
}

/** Names the first documents that couldn't be changed, with the reason. */
const unrepaired = ( left: readonly Unrepaired[] ): Result< never > =>
	fail( {
		code: 'unsendable',
		detail: sprintf(
			/* translators: %s: titles of documents, each with a reason. */
			__(
				'Nothing was deleted, because these couldn’t be changed: %s Change them yourself, then try again.',
				'atelier'
			),
			left
				.slice( 0, 5 )
				.map( ( { use, error } ) =>
					sprintf(
						/* translators: 1: title of a document, 2: reason, a sentence. */
						__( '“%1$s” – %2$s', 'atelier' ),
						use.title || __( '(no title)', 'atelier' ),
						messageFor( error )
					)
				)
				.join( ' ' )
		),
	} );
