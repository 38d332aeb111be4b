import type { FontReading } from '../model/fontFile/facts';
import { makeFacts, makeFile } from '../model/upload/builders';
import type { FontReader } from './readFonts';
import { createUploading } from './uploading';

/** A reader that resolves at once, unless a test overrides it. */
const makeReader = ( overrides: Partial< FontReader > = {} ): FontReader => ( {
	read: () => Promise.resolve( { facts: makeFacts() } ),
	pack: () => Promise.resolve( new Blob( [ 'x' ] ) ),
	...overrides,
} );

const settled = () => new Promise( ( resolve ) => setTimeout( resolve ) );

const filesOf = ( { uploads }: ReturnType< typeof createUploading > ) =>
	uploads.get().files;

describe( 'createUploading', () => {
	it( 'reads added files, and compresses them', async () => {
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

	it( 'gives each file its own id', async () => {
		const uploading = createUploading( makeReader() );
		uploading.add( [ makeFile( 'a.ttf' ), makeFile( 'b.ttf' ) ] );
		uploading.add( [ makeFile( 'c.ttf' ) ] );
		await settled();
		expect( filesOf( uploading ).map( ( { id } ) => id ) ).toEqual( [
			0, 1, 2,
		] );
	} );

	it( 'drops cancelled files, and reads later ones', async () => {
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

	it( 'stops compressing files when the user turns it off', async () => {
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
