import type { PresetKind } from '@/kernel/presetKinds';
import type { Listed } from '@/features/documents/index.model';
import type { Preset } from '@/features/globalStyles/index.model';
import type { Search } from '@/features/replacing/index.model';

/**
 * The kinds of presets whose uses are known. Blocks store the value of an aspect ratio, not its slug, so it never seems to be used.
 */
export const CLEANED_KINDS = [
	'color',
	'gradient',
	'duotone',
	'fontFamily',
	'fontSize',
	'spacing',
	'shadow',
	'borderRadius',
	'dimension',
] as const satisfies readonly PresetKind[];

export type CleanedKind = ( typeof CLEANED_KINDS )[ number ];

interface OwnThing {
	readonly id: string;
	readonly title: string;
	/** Whether the user may remove it. */
	readonly isRemovable: boolean;
}

/** A pattern. Copies of an unsynced one are on their own: it is only offered. */
export interface OwnPattern extends OwnThing, Listed {
	readonly group: 'pattern' | 'unsynced';
}

/** A preset that the user has added to the site; an active font is one of them. */
export interface OwnPreset extends OwnThing {
	readonly group: CleanedKind;
	/** Its ID is its slug. */
	readonly preset: Preset;
}

/** An installed font that isn't active. */
export interface OwnFont extends OwnThing {
	readonly group: 'installed';
	readonly slug: string;
}

/** Something that users have made or installed. */
export type Own = OwnPattern | OwnPreset | OwnFont;

export type Group = Own[ 'group' ];

/** In the order of the screen. */
export const GROUPS: readonly Group[] = [
	'pattern',
	...CLEANED_KINDS,
	'installed',
	'unsynced',
];

export const keyOf = ( { group, id }: Own ): string => `${ group } ${ id }`;

export const isPattern = ( own: Own ): own is OwnPattern =>
	own.group === 'pattern' || own.group === 'unsynced';

/** Copies of the others are on their own: nothing is used by them. */
export const isSynced = ( own: Own ): own is OwnPattern =>
	own.group === 'pattern';

export const isOwnPreset = ( own: Own ): own is OwnPreset => 'preset' in own;

export const isFont = ( own: Own ): own is OwnFont => own.group === 'installed';

/** What the index of uses is asked about. */
interface Thing {
	readonly kind: 'pattern' | CleanedKind;
	readonly thing: string;
}

/** As the index of uses calls it; null where uses mean nothing. */
export function thingOf( own: Own ): Thing | null {
	if ( own.group === 'unsynced' ) {
		return null;
	}
	return own.group === 'installed'
		? { kind: 'fontFamily', thing: own.slug }
		: { kind: own.group, thing: own.id };
}

/** Looks for its uses in a text; null where uses mean nothing. */
export function searchOf( own: Own ): Search | null {
	const thing = thingOf( own );
	if ( thing === null ) {
		return null;
	}
	return thing.kind === 'pattern'
		? { kind: 'pattern', id: Number( thing.thing ), to: null }
		: {
				kind: 'preset',
				preset: thing.kind,
				slug: thing.thing,
				to: null,
			};
}
