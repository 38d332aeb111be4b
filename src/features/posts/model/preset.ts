/** WordPress's statuses; plugins may register others. */
export const STATUSES = [
	'publish',
	'future',
	'draft',
	'pending',
	'private',
	'trash',
] as const;
export type Status = ( typeof STATUSES )[ number ];

/** The presets of every type, in the order of the menu, named as in WordPress's URLs. */
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

/** The statuses of each preset. */
export const STATUSES_OF: Readonly< Record< Preset, readonly Status[] > > = {
	all: [ 'draft', 'future', 'pending', 'private', 'publish' ],
	published: [ 'publish' ],
	future: [ 'future' ],
	drafts: [ 'draft' ],
	pending: [ 'pending' ],
	private: [ 'private' ],
	trash: [ 'trash' ],
};

/** The preset in an address; `all` by default. */
export const presetOf = ( activeView: string | undefined ): Preset =>
	PRESETS.find( ( name ) => name === activeView ) ?? 'all';

/** The number of items in each status, and in those of plugins that belong to all. */
export type Counts = Readonly< Record< Status | 'others', number > >;

/** The number of items in a preset. */
export const countIn = ( counts: Counts, preset: Preset ): number =>
	STATUSES_OF[ preset ].reduce(
		( sum, status ) => sum + counts[ status ],
		preset === 'all' ? counts.others : 0
	);
