import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { documentParsed } from '../../../platform/documentParsed';
import { changedRecordCount } from '../../documents';
import { isAsSaved } from '../../stylesheet';
import { useSignal } from '../../../ui/useSignal';

/** The same as in includes/Shell/Shell_Module.php. */
const PRINTED = 'atelier-book';

let loading: Promise< unknown > | null = null;

/**
 * The overview as the server renders it, as long as that is the truth; null where there is none. It is read by whoever
 * shows it: no other screen needs the code for that.
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
		loading ??= load();
		void loading.then( ( found ) => {
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

/** Whether the page has come with a picture. */
export async function isPicturePrinted(): Promise< boolean > {
	// It is at the very end of the page.
	await documentParsed();
	return document.getElementById( PRINTED ) !== null;
}

/** It came with a page whose address asks for the book. The book itself does not need it: no failure is worth a word. */
async function load(): Promise< unknown > {
	try {
		return ( await isPicturePrinted() )
			? JSON.parse(
					document.getElementById( PRINTED )?.textContent ?? ''
				)
			: await apiFetch( { path: '/atelier/v1/style-book' } );
	} catch {
		return null;
	}
}
