import type { PresetKind } from '@/kernel/presetKinds';

/** The kinds of documents that others use. */
export type DocumentKind = 'pattern' | 'part' | 'menu' | 'template' | 'post';

const KINDS: Readonly< Record< string, DocumentKind > > = {
	wp_block: 'pattern',
	wp_template_part: 'part',
	wp_template: 'template',
	wp_navigation: 'menu',
};

/** What the index calls documents of a post type. */
export const kindOfType = ( type: string ): DocumentKind =>
	KINDS[ type ] ?? 'post';

/** The kinds of things that the server's index knows, by its names. */
export type UsedKind =
	PresetKind | DocumentKind | 'media' | 'block' | 'class' | 'font-face';
