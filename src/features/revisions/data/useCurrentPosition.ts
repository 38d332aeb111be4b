import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { isRecord, rawText } from '@/kernel/guards';
import type { DocumentRef } from '@/features/documents/index.model';
import { recordId } from '@/features/documents/index.records';
import type { OpenRevision } from './useRevision';

/** Autosaves of this many users may be newer than the revision of the last save. */
const NEWEST = 5;

/**
 * The position of the revision that equals the saved document, once it has been opened.
 *
 * @param document
 * @param open     The open revision.
 * @param total
 */
export function useCurrentPosition(
	{ type, id }: DocumentRef,
	open: OpenRevision | null,
	total: number
): number | null {
	const saved = useSelect(
		( select ) => {
			const record = select( coreStore ).getRawEntityRecord(
				'postType',
				type,
				recordId( id )
			);
			return isRecord( record ) ? rawText( record.content ) : null;
		},
		[ type, id ]
	);
	const [ current, setCurrent ] = useState< number | null >( null );
	const isIt =
		open !== null &&
		open.stamp?.isAutosave === false &&
		open.position >= total - NEWEST &&
		open.state?.content === saved;
	const position = open?.position ?? null;
	useEffect( () => {
		if ( isIt && position !== null ) {
			setCurrent( ( known ) => Math.max( known ?? 0, position ) );
		}
	}, [ isIt, position ] );
	return current;
}
