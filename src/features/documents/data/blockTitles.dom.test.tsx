// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const { apiFetch } = vi.hoisted( () => ( { apiFetch: vi.fn() } ) );
vi.mock( '@wordpress/api-fetch', () => ( { default: apiFetch } ) );
vi.mock( '@wordpress/blocks', () => ( { store: 'core/blocks' } ) );
vi.mock( '@wordpress/data', () => ( {
	select: () => ( {
		getBlockType: ( name: string ) =>
			name === 'acme/known' ? { title: 'Registered' } : undefined,
	} ),
} ) );
vi.mock( '../../../platform/stages', () => ( {
	onStage: () => () => undefined,
	stageIfLoaded: () => undefined,
} ) );
const { blockTitle, useBlockTitles } = await import( './blockTitles' );

function Titles() {
	useBlockTitles();
	return (
		<p>
			{ [ 'acme/known', 'core/column', 'acme/gone-block' ]
				.map( blockTitle )
				.join( ', ' ) }
		</p>
	);
}

afterEach( cleanup );

it( 'regression: names blocks before the block editor is there', async () => {
	let answer: ( types: unknown ) => void = () => undefined;
	apiFetch.mockReturnValue(
		new Promise( ( resolve ) => {
			answer = resolve;
		} )
	);
	render( <Titles /> );
	expect( screen.getByText( 'Registered, Column, Gone block' ) ).toBeTruthy();
	await act( () => {
		answer( [ { name: 'core/column', title: 'Spalte' }, null, {} ] );
		return Promise.resolve();
	} );
	expect( screen.getByText( 'Registered, Spalte, Gone block' ) ).toBeTruthy();
	expect( apiFetch ).toHaveBeenCalledTimes( 1 );
} );
