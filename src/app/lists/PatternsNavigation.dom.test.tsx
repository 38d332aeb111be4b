// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

interface Loads {
	current: { status: string; value?: unknown };
}

const { loads } = vi.hoisted( (): { loads: Loads } => ( {
	loads: { current: { status: 'loading' } },
} ) );
vi.mock( '../../platform/boot', () => ( {
	boot: () => ( { theme: { supportsParts: true } } ),
} ) );
vi.mock( '../../features/documents', () => ( { documentIcon: () => <i /> } ) );
vi.mock( '../../features/patterns/records', () => ( {
	ALL: 'all',
	ALL_PARTS: 'parts',
	MINE: 'mine',
	filledSections: () => [],
	namesOfSections: () => ( {
		all: { label: 'All patterns' },
		parts: { label: 'All template parts' },
		mine: { label: 'My patterns' },
	} ),
	placeAt: () => ( { isParts: false, section: 'all' } ),
	useAreas: () => [],
	useCategories: () => [],
	useParts: () => loads.current,
	usePatterns: () => loads.current,
} ) );
const { PatternsNavigation } = await import( './PatternsNavigation' );

afterEach( cleanup );

const names = () =>
	screen.getAllByRole( 'link' ).map( ( { textContent } ) => textContent );

it( 'regression: counts nothing before anything has come', () => {
	loads.current = { status: 'loading' };
	const { rerender } = render( <PatternsNavigation current={ null } /> );
	expect( names() ).toEqual( [
		'All template parts',
		'All patterns',
		'My patterns',
	] );
	loads.current = { status: 'ready', value: [ { type: 'wp_block' } ] };
	rerender( <PatternsNavigation current={ null } /> );
	expect( names() ).toEqual( [
		'All template parts1',
		'All patterns1',
		'My patterns1',
	] );
} );
