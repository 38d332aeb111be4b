import { useMemo, useState } from '@wordpress/element';
import { useLoad, type Loading } from '@/ui/useLoad';
import { ok } from '@/kernel/result';
import { NO_CHANGES } from '@/features/globalStyles/index.model';
import type { Users } from '../model/chains';
import { keyOf, type Own } from '../model/own';
import {
	isInStyles,
	thingsOf,
	unusedOf,
	type UseCounts,
} from '../model/unused';
import { countUses } from './countUses';
import { findUnused } from './findUnused';
import { useOwn } from './useOwn';

/** What nothing on the site uses. */
export interface Unused {
	/** What the user may remove. */
	readonly items: readonly Own[];
	/** The patterns that use some of them. */
	readonly users: Users;
	/** The number of those that the user may not. */
	readonly others: number;
	/** Whether the server has read all documents. */
	readonly isComplete: boolean;
}

interface UnusedLoad {
	readonly load: Loading< Unused >;
	/** While the index of uses is filled: how many documents were read. */
	readonly progress: { readonly done: number; readonly total: number } | null;
}

const NONE = { own: [], styles: NO_CHANGES };

const NOTHING = {
	counts: new Map() as UseCounts,
	users: new Map() as Users,
	isComplete: false,
};

/** Finds patterns, presets and fonts of users that nothing on the site uses. */
export function useUnused(): UnusedLoad {
	const loaded = useOwn();
	const things = loaded.status === 'ready' ? loaded.value : null;
	const { own, styles } = things ?? NONE;
	const [ progress, setProgress ] =
		useState< UnusedLoad[ 'progress' ] >( null );
	const counting = useLoad(
		things && JSON.stringify( [ ...thingsOf( own ) ] ),
		async ( signal ) => {
			setProgress( null );
			const counted = await countUses( own, signal, ( done, total ) =>
				setProgress( { done, total } )
			);
			if ( ! counted.ok ) {
				return counted;
			}
			const unused = await findUnused(
				own,
				counted.value.counts,
				styles,
				signal
			);
			return unused.ok
				? ok( { ...counted.value, users: unused.value.users } )
				: unused;
		},
		{ isWanted: things !== null }
	);
	const found = counting.status === 'ready' ? counting.value : null;
	const value = useMemo( () => {
		const { counts, users, isComplete } = found ?? NOTHING;
		const direct = new Set( unusedOf( own, counts, styles ) );
		const unused: readonly Own[] = own.filter(
			( one ) =>
				direct.has( one ) ||
				( users.has( keyOf( one ) ) && ! isInStyles( one, styles ) )
		);
		const items = unused.filter( ( { isRemovable } ) => isRemovable );
		return {
			items,
			users,
			others: unused.length - items.length,
			isComplete,
		};
	}, [ found, own, styles ] );
	const { retry } = counting;
	if ( loaded.status === 'failed' ) {
		return { load: loaded, progress };
	}
	if ( counting.status === 'failed' ) {
		return { load: counting, progress };
	}
	return {
		load: found
			? { status: 'ready', value, retry }
			: { status: 'loading', retry },
		progress,
	};
}
