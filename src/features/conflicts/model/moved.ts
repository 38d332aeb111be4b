import type { UnknownRecord } from '@/kernel/guards';
import type { Versions } from './plan';

/** Where a record is: for visitors, in the trash, or elsewhere. As in includes/Records/Version.php. */
const placeOf = ( { status }: UnknownRecord ): unknown =>
	status === 'publish' || status === 'trash' ? status : 'hidden';

/** Whether a record was put online or offline, into the trash or out of it. */
export const isMoved = (
	base: UnknownRecord,
	theirs: UnknownRecord
): boolean =>
	typeof base.status === 'string' &&
	typeof theirs.status === 'string' &&
	placeOf( base ) !== placeOf( theirs );

/** The status that the user's version has where someone else has moved the record; undefined if the user has changed it, or nobody. */
export const statusToKeep = ( {
	base,
	mine,
	theirs,
}: Versions ): string | undefined =>
	isMoved( base, theirs ) && mine.status === base.status
		? String( base.status )
		: undefined;

/** Without a status that can't be saved: records are moved to the trash by deleting them. */
export function withoutTrash( values: UnknownRecord ): UnknownRecord {
	const { status, ...others } = values;
	return status === 'trash' ? others : values;
}
