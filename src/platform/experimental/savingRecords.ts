/**
 * core-data's selector for records that are being saved. Seen in WordPress 6.8 and 7.1; WordPress's own save panel uses
 * it. Without an import of the package, for screens that don't load it.
 */
import type { UnknownRecord } from '@/kernel/guards';

interface CoreSelectors {
	__experimentalGetEntitiesBeingSaved(): readonly UnknownRecord[];
}

export const recordsBeingSaved = (
	core: CoreSelectors
): readonly UnknownRecord[] => core.__experimentalGetEntitiesBeingSaved();
