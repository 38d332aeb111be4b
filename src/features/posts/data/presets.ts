import { boot } from '@/platform/boot';
import { PRESETS, type Counts, type Preset } from '../model/preset';

/** The presets of a type. Without a trash, there is none of what is in it, unless something still is. */
export const presetsOf = (
	type: string,
	current: Preset | null,
	counts: Counts | null = null
): readonly Preset[] =>
	PRESETS.filter(
		( preset ) =>
			preset !== 'trash' ||
			current === 'trash' ||
			boot().postTypes[ type ]?.hasTrash !== false ||
			( counts !== null && counts.trash > 0 )
	);
