/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { render, screen } from '@testing-library/react';
import { PatternsNavigation } from './PatternsNavigation';

interface Load {
	readonly status: string;
	readonly value?: unknown;
}

const LOADING: Load = { status: 'loading' };
const LOADED: Load = { status: 'ready', value: [ { type: 'wp_block' } ] };
const section = ( id: string ) => ( { id, label: id, count: 1 } );

const NOTHING = {
	parts: LOADING,
	patterns: LOADING,
	areas: [] as { id: string }[],
	categories: [] as { id: string; termId?: number }[],
};
const mockSite = { ...NOTHING };

jest.mock( '@/platform/boot', () => ( {
	__esModule: true,
	boot: () => ( { theme: { supportsParts: true } } ),
} ) );
jest.mock( '@/features/documents', () => ( {
	__esModule: true,
	documentIcon: () => <i />,
} ) );
jest.mock( '@/features/patterns', () => ( {
	__esModule: true,
	ALL: 'all',
	ALL_PARTS: 'parts',
	MINE: 'mine',
	UNCATEGORIZED: 'uncategorized',
	filledSections: (
		known: readonly unknown[],
		sections: readonly { termId?: number }[]
		// Categories of users are shown without patterns, too.
	) =>
		known.length > 0
			? sections
			: sections.filter( ( { termId } ) => termId ),
	namesOfSections: () => ( {
		all: { label: 'All patterns' },
		parts: { label: 'All template parts' },
		mine: { label: 'My patterns' },
	} ),
	sectionAt: () => ( { isParts: false, section: 'all' } ),
	useAreas: () => mockSite.areas,
	useCategories: () => mockSite.categories,
	useParts: () => mockSite.parts,
	usePatterns: () => mockSite.patterns,
} ) );

const names = () =>
	screen.getAllByRole( 'link' ).map( ( { textContent } ) => textContent );

const ANSWERS: readonly Partial< typeof mockSite >[] = [
	{ patterns: LOADED },
	{
		categories: [
			section( 'text' ),
			{ ...section( 'own' ), termId: 3 },
			section( 'uncategorized' ),
		],
	},
	{ parts: LOADED },
	{ areas: [ section( 'header' ), section( 'footer' ) ] },
];

const ordersOf = < Item, >( items: readonly Item[] ): Item[][] =>
	items.length === 0
		? [ [] ]
		: items.flatMap( ( first, at ) =>
				ordersOf(
					items.filter( ( _item, other ) => other !== at )
				).map( ( rest ) => [ first, ...rest ] )
			);

it( 'shows no counts while loading, and what arrives late below the rest, in any order', () => {
	for ( const order of ordersOf( ANSWERS ) ) {
		Object.assign( mockSite, NOTHING );
		const { rerender, unmount } = render(
			<PatternsNavigation current={ null } />
		);
		const seen = [ {}, ...order ].map( ( answer ) => {
			Object.assign( mockSite, answer );
			rerender( <PatternsNavigation current={ null } /> );
			return names();
		} );
		unmount();
		expect( seen[ 0 ] ).toEqual( [ 'All template parts' ] );
		expect( seen.at( -1 ) ).toEqual( [
			'All template parts1',
			'header1',
			'footer1',
			'All patterns1',
			'My patterns1',
			'text1',
			'own1',
			'uncategorized1',
		] );
		const places = seen.map( ( entries ) =>
			entries.map( ( entry ) => entry.replace( /\d/, '' ) )
		);
		places.slice( 1 ).forEach( ( entries, at ) => {
			expect( entries.slice( 0, places[ at ]?.length ) ).toEqual(
				places[ at ]
			);
		} );
	}
} );
