import { PRESET_KINDS, type PresetKind } from '@/kernel/presetKinds';
import type { DocumentKind } from '@/features/uses/index.model';
import type { LinkTarget } from '@/features/replacing/index.model';

/** What is about to be removed, or replaced. */
export interface Removed {
	/** As the index of uses calls it. */
	readonly kind: DocumentKind | PresetKind;
	/** Of a template or template part, with its theme; of a preset, its slug. */
	readonly id: string;
	/** Of a post: its address for visitors. */
	readonly url?: string;
}

/** A record that is about to be removed. */
export interface RemovedRecord extends Removed {
	readonly kind: DocumentKind;
}

/** Whether something is a preset; its kind is the one of presets then. */
export const isPreset = ( kind: Removed[ 'kind' ] ): kind is PresetKind =>
	( PRESET_KINDS as readonly string[] ).includes( kind );

/** The post types of what is shown inside of other documents. */
export const TYPES: Readonly< Partial< Record< Removed[ 'kind' ], string > > > =
	{
		pattern: 'wp_block',
		part: 'wp_template_part',
		menu: 'wp_navigation',
	};

/** What becomes of the uses of something that is removed. */
export type Repair =
	/** Another of its kind comes in its place; of a post, with where links to it lead. */
	| {
			readonly way: 'replace';
			readonly by: string;
			readonly link?: LinkTarget | undefined;
	  }
	/**
	 * Its blocks come in its place; nothing if there are none. Documents that have chosen a template get the one that WordPress finds,
	 * and of links to a post the words stay.
	 */
	| { readonly way: 'reset'; readonly content: string };

/** What the user chooses to become of them. */
export type Way = 'leave' | Repair[ 'way' ];

/** Something with what becomes of its uses. */
export interface Change {
	readonly removed: Removed;
	readonly repair: Repair;
}

/** What the index of uses is asked about: documents have a template by its slug. */
export const thingOf = ( { kind, id }: Removed ): string =>
	kind === 'template' ? slugOf( id ) : id;

/** The slug in the ID of a template or template part. */
export const slugOf = ( id: string ): string => id.split( '//' )[ 1 ] ?? id;
