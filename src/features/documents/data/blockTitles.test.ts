import apiFetch from '@wordpress/api-fetch';
import { blockTitle, loadBlockTitles } from './blockTitles';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
jest.mock( '@wordpress/blocks', () => ( {
	__esModule: true,
	store: 'core/blocks',
} ) );
jest.mock( '@wordpress/data', () => ( {
	__esModule: true,
	select: () => ( {
		getBlockType: ( name: string ) =>
			name === 'acme/known' ? { title: 'Registered' } : undefined,
	} ),
} ) );
jest.mock( '@/platform/stages', () => ( { __esModule: true } ) );
const request = jest.mocked( apiFetch );

const titles = () =>
	[ 'acme/known', 'core/column', 'acme/gone-block' ].map( blockTitle );

it( 'regression: names blocks before the block editor has loaded', async () => {
	expect( titles() ).toEqual( [ 'Registered', 'Column', 'Gone block' ] );
	request.mockRejectedValueOnce( new Error() );
	await loadBlockTitles();
	expect( titles() ).toEqual( [ 'Registered', 'Column', 'Gone block' ] );
	request.mockResolvedValueOnce( [
		{ name: 'core/column', title: 'Spalte' },
		null,
		{},
	] );
	await loadBlockTitles();
	await loadBlockTitles();
	expect( titles() ).toEqual( [ 'Registered', 'Spalte', 'Gone block' ] );
	expect( request ).toHaveBeenCalledTimes( 2 );
} );
