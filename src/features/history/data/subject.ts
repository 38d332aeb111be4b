import type { Subject } from '@/kernel/subject';
import type { ListedRecord } from '../model/entry';

/** A record's kind, name and ID in core-data. */
export function subjectOf( {
	type,
	recordId,
}: Pick< ListedRecord, 'type' | 'recordId' > ): Subject {
	switch ( type ) {
		case 'site':
			return { kind: 'root', name: 'site', id: undefined };
		case 'wp_global_styles':
			return { kind: 'root', name: 'globalStyles', id: recordId };
		default:
			return { kind: 'postType', name: type, id: recordId };
	}
}
