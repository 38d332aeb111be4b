// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ComponentProps } from 'react';
import { ok } from '../../../kernel/result';

const { choices, chooser } = vi.hoisted( () => ( {
	choices: { isBelow: vi.fn() },
	chooser: { choose: vi.fn() },
} ) );
vi.mock( '../../../platform/mediaLibrary', () => ( {} ) );
vi.mock( '../data/choices', () => ( {
	...choices,
	searchAuthors: vi.fn(),
	searchParents: vi.fn(),
	useAuthorName: () => '',
	usePicture: () => '',
	useTitle: () => 'Title',
} ) );
vi.mock( './SearchedChoice', () => ( {
	SearchedChoice: ( {
		onChoose,
	}: {
		onChoose: ( id: number | null ) => void;
	} ) => {
		chooser.choose.mockImplementation( onChoose );
		return null;
	},
} ) );
const { ParentControl } = await import( './controls' );

afterEach( cleanup );

it( 'regression: takes the page that was chosen last, whichever is checked first', async () => {
	const answers = new Map< number, () => void >();
	choices.isBelow.mockImplementation(
		( _type: string, id: number ) =>
			new Promise( ( resolve ) =>
				answers.set( id, () => resolve( ok( false ) ) )
			)
	);
	const onChange = vi.fn();
	const props = {
		data: { type: 'page', own: '1', values: {} },
		field: { label: 'Parent', getValue: () => 0 },
		onChange,
	} as unknown as ComponentProps< typeof ParentControl >;
	render( <ParentControl { ...props } /> );
	act( () => {
		chooser.choose( 2 );
		chooser.choose( 3 );
	} );
	for ( const id of [ 3, 2 ] ) {
		await act( () => {
			answers.get( id )?.();
			return Promise.resolve();
		} );
	}
	expect( onChange.mock.calls ).toEqual( [ [ { parent: 3 } ] ] );
} );
