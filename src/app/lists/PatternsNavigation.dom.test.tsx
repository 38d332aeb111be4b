/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { render, screen } from '@testing-library/react';
import { PatternsNavigation } from './PatternsNavigation';

interface Load {
	readonly status: string;
	readonly value?: unknown;
}

const mockLoads: { current: Load } = { current: { status: 'loading' } };

jest.mock( '../../platform/boot', () => ( {
	__esModule: true,
	boot: () => ( { theme: { supportsParts: true } } ),
} ) );
jest.mock( '../../features/documents', () => ( {
	__esModule: true,
	documentIcon: () => <i />,
} ) );
jest.mock( '../../features/patterns/index.records', () => ( {
	__esModule: true,
	ALL: 'all',
	ALL_PARTS: 'parts',
	MINE: 'mine',
	filledSections: () => [],
	namesOfSections: () => ( {
		all: { label: 'All patterns' },
		parts: { label: 'All template parts' },
		mine: { label: 'My patterns' },
	} ),
	sectionAt: () => ( { isParts: false, section: 'all' } ),
	useAreas: () => [],
	useCategories: () => [],
	useParts: () => mockLoads.current,
	usePatterns: () => mockLoads.current,
} ) );

const names = () =>
	screen.getAllByRole( 'link' ).map( ( { textContent } ) => textContent );

it( 'regression: shows no counts while loading', () => {
	mockLoads.current = { status: 'loading' };
	const { rerender } = render( <PatternsNavigation current={ null } /> );
	expect( names() ).toEqual( [
		'All template parts',
		'All patterns',
		'My patterns',
	] );
	mockLoads.current = { status: 'ready', value: [ { type: 'wp_block' } ] };
	rerender( <PatternsNavigation current={ null } /> );
	expect( names() ).toEqual( [
		'All template parts1',
		'All patterns1',
		'My patterns1',
	] );
} );
