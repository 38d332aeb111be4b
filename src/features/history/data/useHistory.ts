import { useAfterSaving } from '@/features/saving';
import { useLoad, type Loading } from '@/ui/useLoad';
import { siteZone } from '@/platform/siteZone';
import { useSignal } from '@/ui/useSignal';
import type { FullEntry } from '../model/entry';
import { queryOf, type Filter } from '../model/filter';
import {
	loadEntries,
	loadEntry,
	loadFilters,
	loadPictures,
	type EntryPage,
	type Filters,
	type Picture,
} from './requests';
import { refreshes, refreshHistory } from './refreshes';

/** A page of entries; refetched after each save. */
export function useEntries( filter: Filter ): Loading< EntryPage > {
	useAfterSaving( refreshHistory );
	const refresh = useSignal( refreshes );
	return useLoad(
		`${ queryOf( filter, siteZone() ) } ${ refresh }`,
		( signal ) => loadEntries( filter, signal )
	);
}

export function useEntry( id: number ): Loading< FullEntry > {
	const refresh = useSignal( refreshes );
	return useLoad( `${ id } ${ refresh }`, ( signal ) =>
		loadEntry( id, signal )
	);
}

export const useFilters = (): Loading< Filters > =>
	useLoad( 'filters', loadFilters );

export const usePictures = (
	id: number,
	key: string
): Loading< { readonly before: Picture; readonly after: Picture } > =>
	useLoad( `${ id } ${ key }`, ( signal ) =>
		loadPictures( id, key, signal )
	);
