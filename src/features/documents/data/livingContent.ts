import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import type { ChangedRecord } from '../model/saving';
import { recordKey } from './useDocument';

/**
 * Remembers content that is made of the blocks when it is needed. To send it core-data turns it into text,
 * which stays where the save fails: what is typed next would be left out of the next try.
 *
 * @return Puts it back, for a save that has failed.
 */
export function holdContent( record: ChangedRecord ): () => void {
	const key = recordKey( record );
	const edits = () =>
		select( coreStore ).getEntityRecordEdits( ...key ) ?? {};
	const { content: living } = edits();
	return () => {
		const { content, blocks } = edits();
		// Without blocks, as after a discard, nothing would be made of it.
		if (
			typeof living === 'function' &&
			typeof content === 'string' &&
			Array.isArray( blocks )
		) {
			void dispatch( coreStore ).editEntityRecord(
				...key,
				{ content: living },
				{ undoIgnore: true }
			);
		}
	};
}
