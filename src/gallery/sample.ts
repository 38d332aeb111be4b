import type { Option } from '@/dataview';

/** An item of the gallery. */
export interface Book {
	readonly id: number;
	readonly title: string;
	readonly summary: string;
	readonly author: string;
	readonly genres: readonly string[];
	readonly status: string;
	readonly pages: number;
	readonly date: string;
	readonly cover: string;
	readonly level: number;
}

const ADJECTIVES = [
	'Quiet',
	'Distant',
	'Paper',
	'Salt',
	'Borrowed',
	'Northern',
	'Last',
	'Émile’s',
];
const NOUNS = [
	'garden',
	'river',
	'atlas',
	'winter',
	'orchard',
	'harbour',
	'letters',
	'maps',
];

const options = ( ...labels: readonly string[] ): readonly Option[] =>
	labels.map( ( label ) => ( {
		value: label.toLowerCase().replace( / /g, '-' ),
		label,
	} ) );

export const AUTHORS = options(
	'Ada Byron',
	'Bao Ninh',
	'Chinua Okafor',
	'Doris Lind',
	'Elif Aydin',
	'Farid Haddad',
	'Grazia Deledda',
	'Hanna Berg',
	'Ines Prado',
	'Jun Mori',
	'Kwame Mensah',
	'Lena Ott'
);
export const GENRES = options( 'Novel', 'Poems', 'Essay', 'Travel' );
export const STATUSES: readonly Option[] = [
	{ value: 'publish', label: 'Published' },
	{ value: 'draft', label: 'Draft' },
	{ value: 'future', label: 'Scheduled' },
	{ value: 'trash', label: 'Trash' },
];

const pick = < T >( list: readonly T[], at: number, otherwise: T ): T =>
	list[ at % list.length ] ?? otherwise;
const valueOf = ( list: readonly Option[], at: number ): string =>
	String( list[ at % list.length ]?.value ?? '' );

/** A colored rectangle with a letter, without a request to a server. */
function cover( at: number, letter: string ): string {
	const hue = ( at * 47 ) % 360;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><rect width="80" height="60" fill="hsl(${ hue } 45% 62%)"/><text x="40" y="38" font-family="Georgia,serif" font-size="24" text-anchor="middle" fill="#fff">${ letter }</text></svg>`;
	return `data:image/svg+xml,${ encodeURIComponent( svg ) }`;
}

/** The same book for the same number. */
export function makeBook( at: number ): Book {
	const adjective = pick( ADJECTIVES, at, '' );
	const noun = pick( NOUNS, Math.floor( at / 8 ) + at, '' );
	const month = String( ( at % 12 ) + 1 ).padStart( 2, '0' );
	const day = String( ( at % 28 ) + 1 ).padStart( 2, '0' );
	return {
		id: at + 1,
		title: `${ adjective } ${ noun } ${ at + 1 }`,
		summary: `What happened after chapter ${ ( at % 30 ) + 1 }.`,
		author: valueOf( AUTHORS, at * 7 ),
		genres: [
			valueOf( GENRES, at ),
			...( at % 3 === 0 ? [ valueOf( GENRES, at + 1 ) ] : [] ),
		],
		status:
			at % 11 === 10 ? 'trash' : valueOf( STATUSES.slice( 0, 3 ), at ),
		pages: 90 + ( ( at * 37 ) % 500 ),
		date: `${ 2015 + ( at % 10 ) }-${ month }-${ day }T10:00:00`,
		cover: cover( at, adjective.slice( 0, 1 ) ),
		level: pick( [ 0, 1, 2, 0 ], at, 0 ),
	};
}

export const makeBooks = ( count: number ): readonly Book[] =>
	Array.from( { length: count }, ( _, at ) => makeBook( at ) );
