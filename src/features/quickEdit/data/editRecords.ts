import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { stringOr } from '@/kernel/guards';
import { createSignal } from '@/kernel/signal';
import { siteMoment } from '@/platform/siteTime';
import { documentKey } from '@/features/documents/index.model';
import type { QuickRecord, QuickValues } from '../model/record';
import { sortEdits, type SortedEdits } from '../model/rules';
import { useSignal } from '@/ui/useSignal';

interface Held extends Pick< SortedEdits, 'held' | 'problems' > {
	readonly type: string;
	readonly id: string;
	readonly title: string;
	/** The stored values of the same properties. */
	readonly base: QuickValues;
}

/** Invalid edits, by type and id: they are held here until they are fixed. */
const held = createSignal< ReadonlyMap< string, Held > >( new Map() );

const NOTHING: Pick< SortedEdits, 'held' | 'problems' > = {
	held: {},
	problems: [],
};

/** Records with their held edits, and the problems of their values. */
export function useWithHeld( type: string, records: readonly QuickRecord[] ) {
	const all = useSignal( held );
	return useMemo( () => {
		const waiting = records.map(
			( record ) =>
				all.get( documentKey( { type, id: record.id } ) ) ?? NOTHING
		);
		return {
			records: records.map( ( record, at ) => ( {
				...record,
				values: { ...record.values, ...waiting[ at ]?.held },
			} ) ),
			problems: waiting.flatMap( ( { problems } ) => problems ),
		};
	}, [ type, records, all ] );
}

/** Edits records, as one undo level. Saving sends the edits to the server. */
export function editRecords(
	type: string,
	records: readonly QuickRecord[],
	edits: QuickValues
): void {
	const now = siteMoment();
	const waiting = new Map( held.get() );
	let isFirst = true;
	for ( const record of records ) {
		const key = documentKey( { type, id: record.id } );
		const sorted = sortEdits(
			record,
			waiting.get( key )?.held ?? {},
			edits,
			now
		);
		if ( sorted.problems.length > 0 ) {
			waiting.set( key, heldOf( type, record, sorted ) );
		} else {
			waiting.delete( key );
		}
		if ( Object.keys( sorted.fine ).length > 0 ) {
			void dispatch( coreStore ).editEntityRecord(
				'postType',
				type,
				Number( record.id ),
				sorted.fine,
				{ isCached: ! isFirst }
			);
			isFirst = false;
		}
	}
	held.set( waiting );
}

function heldOf(
	type: string,
	{ id, values }: QuickRecord,
	{ held: waiting, problems }: SortedEdits
): Held {
	const saved =
		select( coreStore ).getRawEntityRecord(
			'postType',
			type,
			Number( id )
		) ?? {};
	return {
		type,
		id,
		title: stringOr( values.title ),
		held: waiting,
		problems,
		base: Object.fromEntries(
			Object.keys( waiting ).map( ( name ) => [ name, saved[ name ] ] )
		),
	};
}

/** All held edits. */
export const heldEdits = (): readonly Held[] => [ ...held.get().values() ];

export const onHeldEdits = held.subscribe;
