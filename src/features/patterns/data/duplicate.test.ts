import apiFetch from '@wordpress/api-fetch';
import type { Pattern } from '../model/pattern';
import { createPattern } from './create';
import { duplicate } from './duplicate';

jest.mock( '@wordpress/api-fetch' );
jest.mock( './create' );

const answer = ( value: unknown ) =>
	jest.mocked( apiFetch ).mockResolvedValueOnce( value );

// As a list has it that was requested before the pattern was renamed.
const LISTED = {
	type: 'wp_block',
	id: '7',
	title: 'Old name',
	categories: [],
	description: '',
	syncStatus: 'full',
} as unknown as Pattern;

beforeEach( () => {
	jest.mocked( createPattern ).mockResolvedValue( {
		ok: true,
		value: { type: 'wp_block', id: '8' },
	} );
} );

it( 'names the copy after the pattern as stored, not as listed', async () => {
	answer( { title: { raw: 'New & name' }, content: { raw: 'Words' } } );
	expect( await duplicate( LISTED, [] ) ).toMatchObject( {
		ok: true,
		value: { id: '8', title: 'New & name (Copy)' },
	} );
	expect( createPattern ).toHaveBeenCalledWith(
		expect.objectContaining( {
			title: 'New & name (Copy)',
			content: 'Words',
		} )
	);
} );

it( 'names the copy of a registered pattern as its list does', async () => {
	answer( [
		{ name: 'other', content: 'Others' },
		{ name: 'theme/hero', title: 'Hero &amp; more', content: 'Hello' },
	] );
	await duplicate(
		{ ...LISTED, type: 'pattern', id: 'theme/hero', title: 'Hero & more' },
		[]
	);
	expect( createPattern ).toHaveBeenLastCalledWith(
		expect.objectContaining( {
			title: 'Hero & more (Copy)',
			content: 'Hello',
		} )
	);
} );

it( 'makes no copy of what is gone', async () => {
	jest.mocked( createPattern ).mockClear();
	answer( [] );
	expect(
		await duplicate( { ...LISTED, type: 'pattern', id: 'theme/gone' }, [] )
	).toEqual( { ok: false, error: { code: 'missing' } } );
	expect( createPattern ).not.toHaveBeenCalled();
} );
