import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { isRecord, stringOr } from '@/kernel/guards';
import type { Load } from '@/kernel/result';
import { toAppError } from '@/platform/failure';
import { pageOf } from '@/features/previews';

/** The pause in changes before a request, in milliseconds. */
const PAUSE = 300;

interface MenuPreview {
	/** A complete HTML page for a frame; null if there is nothing to show. */
	readonly page: string | null;
}

/**
 * The rendered menu with these items, as on the front end. The previous rendering is kept until the next one arrives.
 */
export function useMenuPreview(
	id: string,
	content: string
): Load< MenuPreview > {
	const [ load, setLoad ] = useState< Load< MenuPreview > >( {
		status: 'loading',
	} );
	useEffect( () => {
		let isCurrent = true;
		const ask = () =>
			void fetchPreview( id, content ).then( ( answer ) => {
				if ( isCurrent ) {
					setLoad( answer );
				}
			} );
		const timer = setTimeout( ask, PAUSE );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ id, content ] );
	return load;
}

async function fetchPreview(
	id: string,
	content: string
): Promise< Load< MenuPreview > > {
	try {
		const answer = await apiFetch( {
			path: `/atelier/v1/menus/${ id }/preview`,
			method: 'POST',
			data: { content },
		} );
		const items: unknown = isRecord( answer ) ? answer.items : null;
		const item: unknown = Array.isArray( items ) ? items[ 0 ] : null;
		if ( ! isRecord( answer ) || ! isRecord( item ) ) {
			return { status: 'failed', error: { code: 'malformed' } };
		}
		const page =
			item.isEmpty === true
				? null
				: pageOf( item, stringOr( answer.head ) );
		return { status: 'ready', value: { page } };
	} catch ( raw ) {
		return { status: 'failed', error: toAppError( raw ) };
	}
}
