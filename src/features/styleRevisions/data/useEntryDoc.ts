import { store as coreStore } from '@wordpress/core-data';
import { select, useSelect } from '@wordpress/data';
import { createAnswers } from '@/kernel/answers';
import { fail, ok, type Result } from '@/kernel/result';
import { stylesId } from '@/platform/experimental/globalStyles';
import {
	type StylesDoc,
	NO_CHANGES,
} from '@/features/globalStyles/index.model';
import type { EntryKey } from '../model/revision';
import { siteStyles } from '@/features/globalStyles/index.records';
import { fetchAllRevisions, fetchRevision } from './revisionRequests';
import { useLoad, type Loading } from '@/ui/useLoad';
import { reloadHistory, shownRevision } from './useRevisions';

/** Revisions by id. They are immutable. */
const docs = createAnswers( { request: fetchDoc, limit: 50 } );

/** The document of an entry; `unsaved` is the user's current document. */
export function useEntryDoc( key: EntryKey ): Loading< StylesDoc > {
	const user = useSelect(
		( fromStore ) => siteStyles( fromStore )?.layers.user,
		[]
	);
	const request = useLoad( key, () => loadEntry( key ) );
	return key === 'unsaved' && user
		? { status: 'ready', value: user, retry: request.retry }
		: request;
}

async function loadEntry( key: EntryKey ): Promise< Result< StylesDoc > > {
	const id = Number( key );
	if ( Number.isNaN( id ) ) {
		return ok( NO_CHANGES );
	}
	const shown = shownRevision( id )?.doc;
	return shown ? ok( shown ) : docs.load( id );
}

async function fetchDoc( id: number ): Promise< Result< StylesDoc > > {
	const styles = stylesId( select( coreStore ) );
	const result =
		styles === undefined
			? fail( { code: 'missing' } )
			: await fetchRevision( styles, id );
	if ( result.ok ) {
		return ok( result.value.doc );
	}
	if ( result.error.code === 'missing' ) {
		reloadHistory();
	}
	return result;
}

/** All revisions, for the comparison's menus. */
export const useAllRevisions = () =>
	useLoad( 'all', () => {
		const styles = stylesId( select( coreStore ) );
		return styles === undefined
			? Promise.resolve( fail( { code: 'missing' } ) )
			: fetchAllRevisions( styles );
	} );
