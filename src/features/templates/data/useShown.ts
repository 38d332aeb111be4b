import apiFetch from '@wordpress/api-fetch';
import { useEffect } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { fail, ok, type Result } from '@/kernel/result';
import { createSignal } from '@/kernel/signal';
import { attempt } from '@/platform/failure';
import { useLoad, type Loading } from '@/ui/useLoad';
import { useSignal } from '@/ui/useSignal';
import { refetches } from '@/features/documents';
import { useAfterSaving } from '@/features/saving';
import { fillIndex } from '@/features/uses';
import { parseShown, type ShownByTemplate } from '../model/shown';

/** The latest answer, for cells; null before the first. */
export const shownByTemplate = createSignal< ShownByTemplate | null >( null );

/** Incremented whenever it may have changed. */
const edition = createSignal( 0 );

const outdate = () => edition.set( edition.get() + 1 );

const ask = async ( signal: AbortSignal ): Promise< ShownByTemplate | null > =>
	parseShown(
		await apiFetch( { path: '/atelier/v1/uses/templates', signal } ),
		( text ) => decodeEntities( text )
	);

const fetchShown = (
	signal: AbortSignal
): Promise< Result< ShownByTemplate > > =>
	attempt( async () => {
		let shown = await ask( signal );
		if ( shown?.isComplete === false ) {
			await fillIndex( signal );
			shown = await ask( signal );
		}
		if ( ! shown ) {
			return fail( { code: 'malformed' } );
		}
		shownByTemplate.set( shown );
		return ok( shown );
	} );

/** What visitors see in each template. */
export function useShown( isWanted: boolean ): Loading< ShownByTemplate > {
	useAfterSaving( outdate );
	useEffect( () => refetches.subscribe( outdate ), [] );
	return useLoad( useSignal( edition ), fetchShown, { isWanted } );
}
