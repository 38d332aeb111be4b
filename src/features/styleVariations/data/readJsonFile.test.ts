import { MAX_FILE_SIZE, readJsonFile } from './readJsonFile';

const makeFile = ( text: string, size = text.length ) => ( {
	name: 'theme.json',
	size,
	text: () => Promise.resolve( text ),
} );

describe( 'readJsonFile', () => {
	it( 'reads JSON, with or without a mark of its encoding', async () => {
		expect( await readJsonFile( makeFile( '{}' ) ) ).toEqual( {
			text: '{}',
		} );
		expect( await readJsonFile( makeFile( '\uFEFF{}' ) ) ).toEqual( {
			text: '{}',
		} );
	} );

	it( 'does not read what is too large', async () => {
		expect(
			await readJsonFile( makeFile( '{}', MAX_FILE_SIZE + 1 ) )
		).toEqual( { problem: { kind: 'tooLarge' } } );
	} );

	it( 'says where it is no JSON', async () => {
		expect( await readJsonFile( makeFile( '{\n,}' ) ) ).toEqual( {
			problem: { kind: 'notJson', place: { line: 2, column: 1 } },
		} );
	} );

	it( 'says that a folder cannot be read', async () => {
		const folder = {
			...makeFile( '' ),
			text: () => Promise.reject( new Error( 'NotReadableError' ) ),
		};
		expect( await readJsonFile( folder ) ).toEqual( {
			problem: { kind: 'unreadable' },
		} );
	} );
} );
