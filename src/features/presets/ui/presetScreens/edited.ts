import type { PresetList } from '@/features/globalStyles/index.model';
import type { PresetEntry } from '../../model/presetEdits';
import type { ScreenKind } from '../kinds';

/** The presets of one kind and origin. */
export interface EditedList extends PresetList {
	readonly kind: ScreenKind;
}

/** A preset and its list. */
export interface EditedPreset {
	readonly list: EditedList;
	readonly preset: PresetEntry;
	/** The preset of the theme or WordPress; undefined for a user's own. */
	readonly inherited: PresetEntry | undefined;
}
