import { fold } from '@/kernel/fold';

/** The groups of the palette, in their default order. */
export const GROUPS = [ 'view', 'edit', 'go-to', 'action' ] as const;
export type Group = ( typeof GROUPS )[ number ];

/** The properties of a command that decide where it is listed. */
export interface Listable {
	readonly name: string;
	readonly label: string;
	/** Text that the search matches, beside the label. */
	readonly searchLabel?: string | undefined;
	readonly keywords?: readonly string[] | undefined;
	/** The name of its group in WordPress 7.1 and other plugins. */
	readonly category?: string | undefined;
}

export interface Section< Item > {
	readonly group: Group;
	readonly items: readonly Item[];
}

/** Atelier's own commands have their group in their name, because WordPress 6.8 keeps no category. */
export const groupOf = ( { name, category }: Listable ): Group => {
	const [ , own ] = /^atelier\/([a-z-]+)\//.exec( name ) ?? [];
	const known = own ?? category;
	return GROUPS.find( ( group ) => group === known ) ?? 'action';
};

/**
 * Matching commands in groups: the best match comes first, and with it its group.
 *
 * @param commands
 * @param search   The user's input; everything matches an empty one.
 */
export function arrange< Item extends Listable >(
	commands: readonly Item[],
	search: string
): readonly Section< Item >[] {
	const words = fold( search.trim() );
	const found = commands
		.map( ( item ) => ( {
			item,
			group: groupOf( item ),
			score: words === '' ? 1 : scoreOf( item, words ),
		} ) )
		.filter( ( { score } ) => score > 0 )
		// Stable: equal scores keep their order.
		.sort( ( one, other ) => other.score - one.score );
	const bestOf = ( group: Group ): number =>
		found.find( ( one ) => one.group === group )?.score ?? 0;
	return [ ...GROUPS ]
		.sort( ( one, other ) => bestOf( other ) - bestOf( one ) )
		.map( ( group ) => ( {
			group,
			items: found
				.filter( ( one ) => one.group === group )
				.map( ( { item } ) => item ),
		} ) )
		.filter( ( { items } ) => items.length > 0 );
}

/** How well a command matches; 0 where it doesn't. */
function scoreOf(
	{ label, searchLabel, keywords = [] }: Listable,
	words: string
): number {
	const names = [ label, ...( searchLabel ? [ searchLabel ] : [] ) ];
	return Math.max(
		...names.map( ( name ) => nameScore( fold( name ), words ) ),
		everyWordIn( fold( [ ...names, ...keywords ].join( ' ' ) ), words )
			? 1
			: 0
	);
}

function nameScore( name: string, words: string ): number {
	if ( name === words ) {
		return 5;
	}
	if ( name.startsWith( words ) ) {
		return 4;
	}
	if ( ` ${ name }`.includes( ` ${ words }` ) ) {
		return 3;
	}
	return everyWordIn( name, words ) ? 2 : 0;
}

const everyWordIn = ( text: string, words: string ): boolean =>
	words.split( /\s+/ ).every( ( word ) => text.includes( word ) );
