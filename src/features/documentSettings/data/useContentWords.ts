import { store as coreStore } from '@wordpress/core-data';
import { select, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { locale } from '@/platform/locale';
import type { DocumentRef } from '@/features/documents/index.model';
import { contentOf, recordArgs } from '@/features/documents/index.records';
import { countWords, readableText } from '../model/readingTime';

/** The delay between a change and the next count, in milliseconds. */
const QUIET = 500;

/** The word count of a document with its edits; null before the first count. */
export function useContentWords( { type, id }: DocumentRef ): number | null {
	const [ count, setCount ] = useState< number | null >( null );
	const edits = useSelect(
		( fromStore ) =>
			fromStore( coreStore ).getEntityRecordEdits(
				...recordArgs( { kind: 'postType', name: type, id } )
			),
		[ type, id ]
	);
	useEffect( () => {
		const timer = setTimeout( () => {
			const content = contentOf(
				select( coreStore ),
				recordArgs( { kind: 'postType', name: type, id } )
			);
			setCount(
				canCount
					? countWords( readableText( content ), locale() )
					: null
			);
		}, QUIET );
		return () => clearTimeout( timer );
	}, [ edits, type, id ] );
	return count;
}

const canCount = 'Segmenter' in Intl;
