import type { PresetKind } from '@/kernel/presetKinds';

/** How presets are removed. */
export interface PresetRemoval {
	/** Of the button. */
	readonly label: string;
	/** The list that has them. */
	readonly list: {
		readonly origin: 'theme' | 'default' | 'custom';
		/** The whole site if absent. */
		readonly target?: { readonly block?: string | undefined } | undefined;
	};
	/** Removes them and leaves what uses them. */
	readonly act: () => void | Promise< void >;
	/** Said where they are replaced: what remains to do afterwards. */
	readonly note?: string;
}

/** A question about presets of one kind. */
export interface PresetQuestionProps {
	readonly kind: PresetKind;
	/** At least one. */
	readonly slugs: readonly string[];
	/** Of the one; of several, what they are called together. */
	readonly name: string;
	/** Of the dialog. */
	readonly title: string;
	/** The sentence above what uses them. */
	readonly text?: string;
	/** Absent if they stay and are only replaced where they are used. */
	readonly removal?: PresetRemoval;
	/** Called right before they are replaced in the styles here, or the site opens in the draft where they are. */
	readonly onReplace: () => void;
	readonly onClose: () => void;
}
