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

const mockSite = {
	parts: LOADING,
	patterns: LOADING,
	areas: [] as { id: string }[],
	categories: [] as { id: string }[],
};

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
		sections: readonly unknown[]
	) => ( known.length > 0 ? sections : [] ),
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

it( 'shows no counts while loading, and what arrives late below the rest', () => {
	const stages: Partial< typeof mockSite >[] = [
		{},
		{ patterns: LOADED },
		{ categories: [ section( 'text' ) ] },
		{ parts: LOADED },
		{ areas: [ section( 'header' ) ] },
		{ categories: [ section( 'text' ), section( 'uncategorized' ) ] },
	];
	const { rerender } = render( <PatternsNavigation current={ null } /> );
	const seen = stages.map( ( stage ) => {
		Object.assign( mockSite, stage );
		rerender( <PatternsNavigation current={ null } /> );
		return names();
	} );
	expect( seen[ 0 ] ).toEqual( [ 'All template parts' ] );
	expect( seen.at( -1 ) ).toEqual( [
		'All template parts1',
		'header1',
		'All patterns1',
		'My patterns1',
		'text1',
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
} );
