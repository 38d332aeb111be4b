/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ok } from '@/kernel/result';
import { isBelow } from '../data/choices';
import { ParentControl } from './controls';

const mockChoose = jest.fn< ( id: number | null ) => void >();
jest.mock( '@/platform/mediaLibrary', () => ( { __esModule: true } ) );
jest.mock( '../data/choices', () => ( {
	__esModule: true,
	isBelow: jest.fn(),
	searchAuthors: jest.fn(),
	searchParents: jest.fn(),
	useAuthorName: () => '',
	useTitle: () => 'Title',
} ) );
jest.mock( './SearchedChoice', () => ( {
	__esModule: true,
	SearchedChoice: ( {
		onChoose,
	}: {
		onChoose: ( id: number | null ) => void;
	} ) => {
		mockChoose.mockImplementation( onChoose );
		return null;
	},
} ) );

it( 'regression: uses the last chosen page, whichever response comes first', async () => {
	const answers = new Map< number, () => void >();
	jest.mocked( isBelow ).mockImplementation(
		( _type: string, id: number ) =>
			new Promise( ( resolve ) =>
				answers.set( id, () => resolve( ok( false ) ) )
			)
	);
	const onChange = jest.fn();
	const props = {
		data: { type: 'page', own: '1', values: {} },
		field: { label: 'Parent', getValue: () => 0 },
		onChange,
	} as unknown as ComponentProps< typeof ParentControl >;
	render( <ParentControl { ...props } /> );
	act( () => {
		mockChoose( 2 );
		mockChoose( 3 );
	} );
	for ( const id of [ 3, 2 ] ) {
		await act( () => {
			answers.get( id )?.();
			return Promise.resolve();
		} );
	}
	expect( onChange.mock.calls ).toEqual( [ [ { parent: 3 } ] ] );
} );
