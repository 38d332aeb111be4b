import type { PresetKind } from '@/kernel/presetKinds';

/** The kinds of things that the server's index knows, by its names. */
export type UsedKind =
	| PresetKind
	| 'pattern'
	| 'part'
	| 'menu'
	| 'template'
	| 'media'
	| 'post'
	| 'block'
	| 'class';
