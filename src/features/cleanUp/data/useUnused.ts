import { useMemo, useState } from '@wordpress/element';
import { useLoad, type Loading } from '@/ui/useLoad';
import type { Own } from '../model/own';
import { thingsOf, unusedOf } from '../model/unused';
import { countUses } from './countUses';
import { useOwn } from './useOwn';

/** What nothing on the site uses. */
export interface Unused {
	/** What the user may remove. */
	readonly items: readonly Own[];
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

/** Finds patterns, presets and fonts of users that nothing on the site uses. */
export function useUnused(): UnusedLoad {
	const loaded = useOwn();
	const things = loaded.status === 'ready' ? loaded.value : null;
	const [ progress, setProgress ] =
		useState< UnusedLoad[ 'progress' ] >( null );
	const counting = useLoad(
		things && JSON.stringify( [ ...thingsOf( things.own ) ] ),
		( signal ) => {
			setProgress( null );
			return countUses( things?.own ?? [], signal, ( done, total ) =>
				setProgress( { done, total } )
			);
		},
		{ isWanted: things !== null }
	);
	const counted = counting.status === 'ready' ? counting.value : null;
	const value = useMemo( () => {
		const unused =
			things && counted
				? unusedOf( things.own, counted.counts, things.styles )
				: [];
		const items = unused.filter( ( { isRemovable } ) => isRemovable );
		return {
			items,
			others: unused.length - items.length,
			isComplete: counted?.isComplete === true,
		};
	}, [ things, counted ] );
	const { retry } = counting;
	if ( loaded.status === 'failed' ) {
		return { load: loaded, progress };
	}
	if ( counting.status === 'failed' ) {
		return { load: counting, progress };
	}
	return {
		load: counted
			? { status: 'ready', value, retry }
			: { status: 'loading', retry },
		progress,
	};
}
