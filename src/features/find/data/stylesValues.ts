import { ok, type Result } from '@/kernel/result';
import type { FoundRecord } from '../model/found';
import { STYLES, subjectOf } from '../model/subject';
import { valuesOf } from '../model/values';
import { fetchStored } from './stored';

/** Some documents; global styles among them with their values as their route has them. */
export async function withStyles(
	documents: readonly FoundRecord[]
): Promise< Result< readonly FoundRecord[] > > {
	const styles = documents.find( ( { type } ) => type === STYLES );
	if ( ! styles ) {
		return ok( documents );
	}
	const stored = await fetchStored( subjectOf( styles ), [
		'settings',
		'styles',
	] );
	return stored.ok
		? ok(
				documents.map( ( document ) =>
					document === styles
						? {
								...document,
								values: valuesOf( stored.value.record ),
							}
						: document
				)
			)
		: stored;
}
