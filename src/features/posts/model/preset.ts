/** The statuses that a list knows; plugins may have others. */
export const STATUSES = [
	'publish',
	'future',
	'draft',
	'pending',
	'private',
	'trash',
] as const;
export type Status = ( typeof STATUSES )[ number ];

/** The views that every type has, in the order of the menu, under the names that WordPress's addresses have. */
export const PRESETS = [
	'all',
	'published',
	'future',
	'drafts',
	'pending',
	'private',
	'trash',
] as const;
export type Preset = ( typeof PRESETS )[ number ];

/** Which items a preset is about. */
export const STATUSES_OF: Readonly< Record< Preset, readonly Status[] > > = {
	all: [ 'draft', 'future', 'pending', 'private', 'publish' ],
	published: [ 'publish' ],
	future: [ 'future' ],
	drafts: [ 'draft' ],
	pending: [ 'pending' ],
	private: [ 'private' ],
	trash: [ 'trash' ],
};

/** The preset that an address names; all for one that names none, or another. */
export const presetOf = ( activeView: string | undefined ): Preset =>
	PRESETS.find( ( name ) => name === activeView ) ?? 'all';

/** How many items there are in each status. */
export type Counts = Readonly< Record< Status, number > >;

/** How many items a preset is about. */
export const countIn = ( counts: Counts, preset: Preset ): number =>
	STATUSES_OF[ preset ].reduce(
		( sum, status ) => sum + counts[ status ],
		0
	);
