// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const { loadCounts } = vi.hoisted( () => ( { loadCounts: vi.fn() } ) );
vi.mock( './loadCounts', () => ( { loadCounts } ) );
vi.mock( './listing', () => ( {
	edition: { get: () => 0, subscribe: () => () => undefined },
} ) );
const { useCounts } = await import( './counts' );

const Drafts = ( { type }: { readonly type: string } ) => (
	<p>{ `Drafts: ${ useCounts( type )?.draft ?? 'not known' }` }</p>
);

afterEach( cleanup );

it( 'regression: does not give one type the counts of another while its own are on their way', async () => {
	loadCounts.mockResolvedValueOnce( { draft: 3 } );
	const { rerender } = render( <Drafts type="page" /> );
	await act( () => Promise.resolve() );
	expect( screen.getByText( 'Drafts: 3' ) ).toBeTruthy();
	loadCounts.mockReturnValueOnce( new Promise( () => undefined ) );
	rerender( <Drafts type="post" /> );
	expect( screen.getByText( 'Drafts: not known' ) ).toBeTruthy();
} );
