import type { WaitingFor } from '../../session/index.model';
import {
	type ChangedRecord,
	isSameDocument,
	type DocumentRef,
} from '../../documents/index.model';

/**
 * What became of one record in a save. One is dropped whose changes were taken back in the meantime, or about which
 * the user has decided how to resolve a conflict, and not tried where none could be saved any more.
 */
export type SaveOutcome =
	| 'waiting'
	| 'saving'
	| 'saved'
	| 'dropped'
	| 'untried'
	| { readonly failed: string };

/** Whether a record was not saved, for whatever reason. */
export const isProblem = (
	outcome: SaveOutcome | undefined
): outcome is 'untried' | { readonly failed: string } =>
	outcome === 'untried' || typeof outcome === 'object';

/** What the save button says and does. */
export type SaveStatus =
	| { readonly name: 'saved' }
	| { readonly name: 'saving' }
	/** A save waits, such as for a connection. */
	| { readonly name: 'waiting'; readonly what: WaitingFor }
	| { readonly name: 'changed'; readonly count: number };

export function saveStatus(
	changed: readonly ChangedRecord[],
	isSaving: boolean,
	waitsFor: WaitingFor | null = null
): SaveStatus {
	if ( waitsFor !== null ) {
		return { name: 'waiting', what: waitsFor };
	}
	if ( isSaving ) {
		return { name: 'saving' };
	}
	return changed.length === 0
		? { name: 'saved' }
		: { name: 'changed', count: changed.length };
}

/** Whether pressing Save needs no question: the one change is of the document that is open. */
export function savesDirectly(
	changed: readonly ChangedRecord[],
	open: DocumentRef | null
): boolean {
	const [ only, ...others ] = changed;
	return (
		only !== undefined &&
		others.length === 0 &&
		only.kind === 'postType' &&
		only.id !== undefined &&
		isSameDocument( open, { type: only.name, id: only.id } )
	);
}

/** Changed records by kind of record, in the order in which the review lists them. */
export function groupByName(
	changed: readonly ChangedRecord[]
): ReadonlyMap< string, readonly ChangedRecord[] > {
	const groups = new Map< string, ChangedRecord[] >();
	for ( const record of changed ) {
		const group = groups.get( record.name );
		if ( group ) {
			group.push( record );
		} else {
			groups.set( record.name, [ record ] );
		}
	}
	return groups;
}
