/** What is about to be removed. */
export interface Removed {
	/** As the index of uses calls it. */
	readonly kind: 'pattern' | 'part' | 'menu';
	readonly id: string;
}

/** The post type of each kind. */
export const TYPES: Readonly< Record< Removed[ 'kind' ], string > > = {
	pattern: 'wp_block',
	part: 'wp_template_part',
	menu: 'wp_navigation',
};

/** What becomes of the uses of something that is removed. */
export type Repair =
	/** Another of its kind comes in its place. */
	| { readonly way: 'replace'; readonly by: string }
	/** Its blocks come in its place; nothing if there are none. */
	| { readonly way: 'reset'; readonly content: string };

/** What the user chooses to become of them. */
export type Way = 'leave' | Repair[ 'way' ];
