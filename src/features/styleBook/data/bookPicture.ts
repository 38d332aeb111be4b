import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { once } from '@/kernel/once';
import { documentParsed } from '@/platform/documentParsed';
import { changedRecordCount } from '@/features/documents';
import { isAsSaved } from '@/features/stylesheet';
import { useSignal } from '@/ui/useSignal';

/** The same id as in includes/Shell/Shell_Module.php. */
const PRINTED = 'atelier-book';

/**
 * The server-rendered picture of the overview while the styles are as saved; null if there is none. The component that
 * renders it parses it, so that other screens don't load that code.
 */
export function useBookPicture( isWanted: boolean ): unknown {
	const [ picture, setPicture ] = useState< unknown >( null );
	const isTrue = useSignal( isAsSaved );
	const changes = useSignal( changedRecordCount );
	const isUseful = isWanted && isTrue && changes === 0;
	useEffect( () => {
		if ( ! isUseful ) {
			return undefined;
		}
		let isCurrent = true;
		void loadPicture().then( ( found ) => {
			if ( isCurrent ) {
				setPicture( found );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ isUseful ] );
	return isUseful ? picture : null;
}

/** Whether the page was sent with a picture. */
export async function isPicturePrinted(): Promise< boolean > {
	// The picture is at the end of the page.
	await documentParsed();
	return document.getElementById( PRINTED ) !== null;
}

/** The picture is part of pages that open the book. The book itself doesn't need it, so failures aren't reported. */
const loadPicture = once( async (): Promise< unknown > => {
	try {
		return ( await isPicturePrinted() )
			? JSON.parse(
					document.getElementById( PRINTED )?.textContent ?? ''
				)
			: await apiFetch( { path: '/atelier/v1/style-book' } );
	} catch {
		return null;
	}
} );
