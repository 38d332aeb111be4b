import type { PresetList } from '../../../globalStyles/index.model';
import type { PresetEntry } from '../../model/presetEdits';
import type { ScreenKind } from '../kinds';

/** The presets of one kind and origin. */
export interface EditedList extends PresetList {
	readonly kind: ScreenKind;
}

/** A preset, and the list that it stands in. */
export interface EditedPreset {
	readonly list: EditedList;
	readonly preset: PresetEntry;
	/** As the theme or WordPress has it; undefined for one of the user's own. */
	readonly inherited: PresetEntry | undefined;
}
