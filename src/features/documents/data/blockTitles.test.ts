import { expect, it, vi } from 'vitest';

const { apiFetch } = vi.hoisted( () => ( { apiFetch: vi.fn() } ) );
vi.mock( '@wordpress/api-fetch', () => ( { default: apiFetch } ) );
vi.mock( '@wordpress/blocks', () => ( { store: 'core/blocks' } ) );
vi.mock( '@wordpress/data', () => ( {
	select: () => ( {
		getBlockType: ( name: string ) =>
			name === 'acme/known' ? { title: 'Registered' } : undefined,
	} ),
} ) );
vi.mock( '../../../platform/stages', () => ( {} ) );
const { blockTitle, loadBlockTitles } = await import( './blockTitles' );

const titles = () =>
	[ 'acme/known', 'core/column', 'acme/gone-block' ].map( blockTitle );

it( 'regression: names blocks before the block editor is there', async () => {
	expect( titles() ).toEqual( [ 'Registered', 'Column', 'Gone block' ] );
	apiFetch.mockRejectedValueOnce( new Error() );
	await loadBlockTitles();
	expect( titles() ).toEqual( [ 'Registered', 'Column', 'Gone block' ] );
	apiFetch.mockResolvedValueOnce( [
		{ name: 'core/column', title: 'Spalte' },
		null,
		{},
	] );
	await loadBlockTitles();
	await loadBlockTitles();
	expect( titles() ).toEqual( [ 'Registered', 'Spalte', 'Gone block' ] );
	expect( apiFetch ).toHaveBeenCalledTimes( 2 );
} );
