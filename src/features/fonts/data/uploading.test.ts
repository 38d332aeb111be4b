import type { FontReading } from '../model/fontFile/facts';
import { makeFacts, makeFile } from '../model/upload/builders';
import type { FontReader } from './readFonts';
import { createUploading } from './uploading';

/** A reader that answers at once, unless the test holds it. */
const makeReader = ( overrides: Partial< FontReader > = {} ): FontReader => ( {
	read: () => Promise.resolve( { facts: makeFacts() } ),
	pack: () => Promise.resolve( new Blob( [ 'x' ] ) ),
	...overrides,
} );

const settled = () => new Promise( ( resolve ) => setTimeout( resolve ) );

const filesOf = ( { uploads }: ReturnType< typeof createUploading > ) =>
	uploads.get().files;

describe( 'createUploading', () => {
	it( 'reads what is brought, and makes it smaller', async () => {
		const uploading = createUploading( makeReader() );
		uploading.add( [ makeFile( 'a.ttf' ), makeFile( 'b.txt' ) ] );
		await settled();
		const [ font, text ] = filesOf( uploading );
		expect( font?.packing ).toMatchObject( {
			kind: 'packed',
			file: { name: 'a.woff2', size: 1 },
		} );
		expect( text?.reading ).toEqual( { reason: 'extension' } );
	} );

	it.each( [
		[ 'could not be packed', null, 'failed' ],
		[ 'would be larger', new Blob( [ new Uint8Array( 99 ) ] ), 'larger' ],
	] )( 'keeps the file that %s', async ( _case, packed, kind ) => {
		const uploading = createUploading(
			makeReader( { pack: () => Promise.resolve( packed ) } )
		);
		uploading.add( [ makeFile( 'a.ttf' ) ] );
		await settled();
		expect( filesOf( uploading )[ 0 ]?.packing ).toEqual( { kind } );
	} );

	it( 'gives each file a number of its own', async () => {
		const uploading = createUploading( makeReader() );
		uploading.add( [ makeFile( 'a.ttf' ), makeFile( 'b.ttf' ) ] );
		uploading.add( [ makeFile( 'c.ttf' ) ] );
		await settled();
		expect( filesOf( uploading ).map( ( { id } ) => id ) ).toEqual( [
			0, 1, 2,
		] );
	} );

	it( 'lets go of files that are cancelled, and reads those that come later', async () => {
		const answers: ( ( reading: FontReading | null ) => void )[] = [];
		const uploading = createUploading(
			makeReader( {
				read: ( _file, signal ) =>
					new Promise( ( resolve ) => {
						answers.push( resolve );
						signal?.addEventListener( 'abort', () =>
							resolve( null )
						);
					} ),
			} )
		);
		uploading.add( [ makeFile( 'a.ttf' ), makeFile( 'b.ttf' ) ] );
		await settled();
		uploading.cancel();
		await settled();
		expect( filesOf( uploading ) ).toEqual( [] );
		uploading.add( [ makeFile( 'c.ttf' ) ] );
		await settled();
		answers.at( -1 )?.( { facts: makeFacts() } );
		await settled();
		expect( filesOf( uploading )[ 0 ]?.packing?.kind ).toBe( 'packed' );
	} );

	it( 'stops making files smaller where the user does not want it any more', async () => {
		const pack = jest.fn(
			( _file: Blob, signal?: AbortSignal ) =>
				new Promise< null >( ( resolve ) =>
					signal?.addEventListener( 'abort', () => resolve( null ) )
				)
		);
		const uploading = createUploading( makeReader( { pack } ) );
		uploading.add( [ makeFile( 'a.ttf' ), makeFile( 'b.ttf' ) ] );
		await settled();
		uploading.setPacking( false );
		await settled();
		expect( pack ).toHaveBeenCalledTimes( 1 );
		expect( filesOf( uploading )[ 0 ]?.packing ).toBeNull();
		uploading.setPacking( true );
		await settled();
		expect( pack ).toHaveBeenCalledTimes( 2 );
	} );
} );
