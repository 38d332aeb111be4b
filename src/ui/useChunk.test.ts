import { fail, ok } from '@/kernel/result';
import { loadStage } from '@/platform/stages';
import { defineLateChunk, openChunk } from './useChunk';

jest.mock( '@/platform/stages', () => ( { loadStage: jest.fn() } ) );

describe( 'a chunk of the records stage', () => {
	it( 'is loaded after the stage that provides it', async () => {
		const chunk = defineLateChunk< string >();
		jest.mocked( loadStage ).mockImplementation( ( name ) => {
			expect( name ).toBe( 'records' );
			chunk.provide( () => Promise.resolve( 'dialogs' ) );
			return Promise.resolve( ok( undefined ) );
		} );
		expect( await openChunk( chunk ) ).toEqual( ok( 'dialogs' ) );
		expect( chunk.loaded ).toBe( 'dialogs' );
	} );

	it( 'fails for the reason of its stage, and can be tried again', async () => {
		const chunk = defineLateChunk< string >();
		const lost = fail( { code: 'loggedOut' } );
		jest.mocked( loadStage ).mockResolvedValueOnce( lost );
		expect( await openChunk( chunk ) ).toEqual( lost );
		chunk.provide( () => Promise.resolve( 'dialogs' ) );
		jest.mocked( loadStage ).mockResolvedValueOnce( ok( undefined ) );
		expect( await openChunk( chunk ) ).toEqual( ok( 'dialogs' ) );
	} );

	it( 'fails where the stage doesn’t provide it', async () => {
		jest.mocked( loadStage ).mockResolvedValueOnce( ok( undefined ) );
		expect( await openChunk( defineLateChunk() ) ).toMatchObject( {
			ok: false,
			error: { code: 'script' },
		} );
	} );
} );
