import apiFetch from '@wordpress/api-fetch';
import { isRecord } from '@/kernel/guards';
import type { Subject } from '@/kernel/subject';
import { loadPeople } from '@/features/documents';
import { routeOfRecord } from '@/features/documents/index.records';

/** The name of the last author of a record; empty if there is none, or one who is gone. */
export async function lastAuthor( subject: Subject ): Promise< string > {
	try {
		const route = await routeOfRecord( subject );
		if ( route === undefined ) {
			return '';
		}
		const revisions = await apiFetch( {
			path: `${ route }/revisions?per_page=1&_fields=author`,
		} );
		const newest: unknown = Array.isArray( revisions )
			? revisions[ 0 ]
			: undefined;
		if ( ! isRecord( newest ) || typeof newest.author !== 'number' ) {
			return '';
		}
		const people = await loadPeople( [ newest.author ] );
		return people.get( newest.author )?.name ?? '';
	} catch {
		return '';
	}
}
