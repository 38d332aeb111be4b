import { MAX_FILE_SIZE, readJsonFile } from './readJsonFile';

const makeFile = ( text: string, size = text.length ) => ( {
	name: 'theme.json',
	size,
	text: () => Promise.resolve( text ),
} );

describe( 'readJsonFile', () => {
	it( 'reads JSON, with or without a byte order mark', async () => {
		expect( await readJsonFile( makeFile( '{}' ) ) ).toEqual( {
			text: '{}',
		} );
		expect( await readJsonFile( makeFile( '\uFEFF{}' ) ) ).toEqual( {
			text: '{}',
		} );
	} );

	it( 'doesn’t read files that are too large', async () => {
		expect(
			await readJsonFile( makeFile( '{}', MAX_FILE_SIZE + 1 ) )
		).toEqual( { problem: { kind: 'tooLarge' } } );
	} );

	it( 'reports the position of a syntax error', async () => {
		expect( await readJsonFile( makeFile( '{\n,}' ) ) ).toEqual( {
			problem: { kind: 'notJson', position: { line: 2, column: 1 } },
		} );
	} );

	it( 'reports a folder as unreadable', async () => {
		const folder = {
			...makeFile( '' ),
			text: () => Promise.reject( new Error( 'NotReadableError' ) ),
		};
		expect( await readJsonFile( folder ) ).toEqual( {
			problem: { kind: 'unreadable' },
		} );
	} );
} );
