import { beforeEach, describe, expect, it, vi } from 'vitest';

const { apiFetch } = vi.hoisted( () => ( { apiFetch: vi.fn() } ) );
vi.mock( '@wordpress/api-fetch', () => ( { default: apiFetch } ) );
vi.mock( './removeDocument', () => ( {
	askAgain: vi.fn(),
	forgetEdits: vi.fn(),
} ) );
vi.mock( './route', () => ( {
	fetchNow: vi.fn(),
	routeOf: () => '/wp/v2/pages',
} ) );
const { writeStored } = await import( './storedContent' );

const PAGE = { type: 'page', id: '7' };

beforeEach( () => {
	apiFetch.mockReset();
} );

describe( 'writeStored', () => {
	it( 'says which version the text is put in the place of', async () => {
		apiFetch.mockResolvedValue( {} );
		expect( await writeStored( PAGE, 'Mine', 'content:0a' ) ).toEqual( {
			ok: true,
			value: undefined,
		} );
		expect( apiFetch ).toHaveBeenCalledWith( {
			path: '/wp/v2/pages/7',
			method: 'PUT',
			data: { content: 'Mine' },
			headers: { 'X-Atelier-Based-On': 'content:0a' },
		} );
	} );

	it( 'tells who was faster, with what they made of it', async () => {
		const record = { id: 7, atelier_version: 'content:0b' };
		apiFetch.mockRejectedValue( {
			code: 'atelier_conflict',
			message: 'Anna changed it 5 minutes ago.',
			data: { status: 409, record },
		} );
		expect( await writeStored( PAGE, 'Mine', 'content:0a' ) ).toMatchObject(
			{
				ok: false,
				error: {
					code: 'conflict',
					detail: 'Anna changed it 5 minutes ago.',
				},
				theirs: { record },
			}
		);
	} );

	it( 'says nothing of others where it failed otherwise', async () => {
		apiFetch.mockRejectedValue( { code: 'x', data: { status: 403 } } );
		expect( await writeStored( PAGE, 'Mine', '' ) ).toMatchObject( {
			ok: false,
			error: { code: 'forbidden' },
			theirs: null,
		} );
	} );
} );
