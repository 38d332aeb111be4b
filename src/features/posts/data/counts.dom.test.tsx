/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, render, screen } from '@testing-library/react';
import type { Counts } from '../model/preset';
import { useCounts } from './counts';
import { loadCounts } from './loadCounts';

jest.mock( './loadCounts', () => ( {
	__esModule: true,
	loadCounts: jest.fn(),
} ) );
jest.mock( './listing', () => ( {
	__esModule: true,
	listingRevision: { get: () => 0, subscribe: () => () => undefined },
} ) );
const request = jest.mocked( loadCounts );

const Drafts = ( { type }: { readonly type: string } ) => (
	<p>{ `Drafts: ${ useCounts( type )?.draft ?? 'not known' }` }</p>
);

it( 'regression: doesn’t show another type’s counts while loading', async () => {
	request.mockResolvedValueOnce( { draft: 3 } as Counts );
	const { rerender } = render( <Drafts type="page" /> );
	await act( () => Promise.resolve() );
	expect( screen.getByText( 'Drafts: 3' ) ).toBeTruthy();
	request.mockReturnValueOnce( new Promise( () => undefined ) );
	rerender( <Drafts type="post" /> );
	expect( screen.getByText( 'Drafts: not known' ) ).toBeTruthy();
} );
