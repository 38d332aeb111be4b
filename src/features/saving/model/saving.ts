import type { WaitingFor } from '@/features/session/index.model';
import {
	type ChangedRecord,
	isSameDocument,
	type DocumentRef,
} from '@/features/documents/index.model';

/**
 * The outcome of one record in a save. A record is dropped if its changes were discarded in the meantime or its conflict was
 * resolved, and untried if no record could be saved any more.
 */
export type SaveOutcome =
	'waiting' | 'saving' | 'saved' | 'dropped' | 'untried' | Failed;

/** Why a record wasn't saved, and whether that is because the site doesn't have it any more. */
export interface Failed {
	readonly failed: string;
	readonly isGone?: boolean;
}

/** What a save has come to. */
export interface SaveReport {
	/** The records that were not saved. */
	readonly failed: readonly ChangedRecord[];
	/** By the keys of all records. */
	readonly outcomes: Readonly< Record< string, SaveOutcome > >;
	/** Whether the user had to decide about a conflict. */
	readonly hadConflict: boolean;
}

/** The first message of a save that failed; empty if there is none. */
export function reasonIn( { outcomes }: SaveReport ): string {
	for ( const outcome of Object.values( outcomes ) ) {
		if ( typeof outcome === 'object' ) {
			return outcome.failed;
		}
	}
	return '';
}

/** Whether a record was not saved, for any reason. */
export const isProblem = (
	outcome: SaveOutcome | undefined
): outcome is 'untried' | Failed =>
	outcome === 'untried' || typeof outcome === 'object';

/** The state that the save button shows. */
export type SaveStatus =
	| { readonly name: 'saved' }
	| { readonly name: 'saving' }
	/** A save waits, for example for a connection. */
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

/** Whether Save needs no review: the only change is of the open document. */
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

/** Changed records grouped by entity name, in the order of the review. */
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
