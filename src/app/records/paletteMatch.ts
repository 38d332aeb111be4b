import { fold } from '../../kernel/fold';

/** The groups of the palette, in this order where nothing else decides. */
export const GROUPS = [ 'view', 'edit', 'go-to', 'action' ] as const;
export type Group = ( typeof GROUPS )[ number ];

/** What of a command decides where it is listed. */
export interface Listable {
	readonly name: string;
	readonly label: string;
	/** What it is found by, beside its label. */
	readonly searchLabel?: string | undefined;
	readonly keywords?: readonly string[] | undefined;
	/** What WordPress 7.1 and other plugins call its group. */
	readonly category?: string | undefined;
}

export interface Section< Item > {
	readonly group: Group;
	readonly items: readonly Item[];
}

/** Atelier's own commands carry their group in their name, because WordPress 6.8 keeps no category. */
export const groupOf = ( { name, category }: Listable ): Group => {
	const [ , own ] = /^atelier\/([a-z-]+)\//.exec( name ) ?? [];
	const known = own ?? category;
	return GROUPS.find( ( group ) => group === known ) ?? 'action';
};

/**
 * The commands that match, in groups: the best match comes first, and with it its group.
 *
 * @param commands
 * @param search   What was typed; everything matches where that is nothing.
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
		// Stable: what matches as well stays in its order.
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

/** How well a command matches; 0 where it does not. */
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
