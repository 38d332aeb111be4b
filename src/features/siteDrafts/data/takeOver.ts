import { ok, type Result } from '@/kernel/result';
import { versionOfChanges, type DraftChange } from '../model/change';
import { approveChanges, fetchChanges, type ApprovalOutcome } from './requests';

/** Nothing was taken over, because the changes are no longer those that the user has seen. */
type Outdated = { readonly name: 'outdated' };

/**
 * Takes over changes, if they are still as the user has seen them: nobody should answer for what someone has added
 * since.
 *
 * @param id   The draft.
 * @param seen
 */
export async function takeOver(
	id: number,
	seen: readonly DraftChange[]
): Promise< Result< ApprovalOutcome | Outdated > > {
	const now = await fetchChanges( id );
	if ( ! now.ok ) {
		return now;
	}
	const keys = seen.map( ( { key } ) => key );
	const current = now.value.filter( ( { key } ) => keys.includes( key ) );
	return versionOfChanges( current ) === versionOfChanges( seen )
		? approveChanges( id, seen )
		: ok( { name: 'outdated' } );
}
