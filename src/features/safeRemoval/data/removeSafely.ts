import { dispatch } from '@wordpress/data';
import { _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { isRecord, rawText } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { request } from '@/platform/request';
import {
	fetchNow,
	refetch,
	routeOfRecord,
} from '@/features/documents/index.records';
import type { LinkTarget } from '@/features/replacing/index.model';
import {
	TYPES,
	type Change,
	type Removed,
	type Repair,
	type Way,
} from '../model/repair';
import { addressed } from './draftRepairs';
import { editRepairs } from './editRepairs';
import { repairInDraft, type Plan, type Progress } from './repairInDraft';
import { unrepaired } from './repairUses';
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
	const repaired = await repairInDraft(
		{ ...plan.value, draftTitle: wanted.draftTitle },
		progress
	);
	if ( ! repaired.ok ) {
		return repaired;
	}
	const draft = progress.draft?.id ?? null;
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
