import { readFile, type Progress } from './readFile';

const PIECES = [ 'abc', 'defg', 'h' ];

const answer = ( headers: Record< string, string > ): Response =>
	new Response(
		new ReadableStream( {
			start( controller ) {
				for ( const piece of PIECES ) {
					controller.enqueue( new TextEncoder().encode( piece ) );
				}
				controller.close();
			},
		} ),
		{ headers }
	);

async function read( headers: Record< string, string > ) {
	const seen: Progress[] = [];
	const file = await readFile( answer( headers ), ( progress ) =>
		seen.push( progress )
	);
	return { text: await file.text(), seen };
}

describe( 'a downloaded file', () => {
	it( 'is complete, and reports progress', async () => {
		const { text, seen } = await read( { 'content-length': '8' } );
		expect( text ).toBe( 'abcdefgh' );
		expect( seen ).toEqual( [
			{ loaded: 3, total: 8 },
			{ loaded: 7, total: 8 },
			{ loaded: 8, total: 8 },
		] );
	} );

	it.each( [
		[ 'no length is given', {} ],
		[
			'the length is that of a compressed answer',
			{ 'content-length': '5', 'content-encoding': 'gzip' },
		],
		[ 'the length is nonsense', { 'content-length': 'many' } ],
	] )( 'has no total where %s', async ( _case, headers ) => {
		const { seen } = await read( headers );
		expect( seen.at( -1 ) ).toEqual( { loaded: 8, total: null } );
	} );
} );
