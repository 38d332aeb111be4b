import fc from 'fast-check';
import type { FontFileReason } from '../fontFile/facts';
import {
	fileToSend,
	nextJob,
	NO_UPLOADS,
	noFontsIn,
	reduceUploads,
	type Uploads,
	type UploadsAction,
} from './batch';
import { makeFacts, makeFile } from './builders';

const after = (
	actions: readonly UploadsAction[],
	uploads: Uploads = NO_UPLOADS
): Uploads => actions.reduce( reduceUploads, uploads );

const bringFrom = (
	firstId: number,
	...names: readonly string[]
): UploadsAction => ( {
	type: 'add',
	files: names.map( ( name ) => makeFile( name ) ),
	firstId,
} );

const bring = ( ...names: readonly string[] ) => bringFrom( 0, ...names );

const refused = ( id: number, reason: FontFileReason ): UploadsAction => ( {
	type: 'read',
	id,
	reading: { reason },
} );

const read = ( id: number ): UploadsAction => ( {
	type: 'read',
	id,
	reading: { facts: makeFacts() },
} );

const namesOf = ( { files }: Uploads ) =>
	files.map( ( { file } ) => file.name );

describe( 'reduceUploads', () => {
	it( 'keeps the first of files with the same name', () => {
		const uploads = after( [ bring( 'a.ttf', 'b.ttf', 'a.ttf' ) ] );
		expect( namesOf( uploads ) ).toEqual( [ 'a.ttf', 'b.ttf' ] );
	} );

	it( 'ignores a file that is waiting or ready', () => {
		const uploads = after( [
			bring( 'a.ttf', 'b.ttf' ),
			read( 0 ),
			bringFrom( 2, 'a.ttf', 'b.ttf' ),
		] );
		expect( uploads.files.map( ( { id } ) => id ) ).toEqual( [ 0, 1 ] );
	} );

	it( 'accepts a rejected file again', () => {
		const uploads = after( [
			bring( 'a.ttf', 'b.ttf' ),
			refused( 0, 'damaged' ),
			bringFrom( 2, 'a.ttf' ),
		] );
		expect( uploads.files.map( ( { id } ) => id ) ).toEqual( [ 1, 2 ] );
	} );

	it.each( [
		[ 'a.TTF', true ],
		[ 'a.woff2', true ],
		[ 'a.otf', true ],
		[ 'a.woff', true ],
		[ 'a.eot', false ],
		[ 'ttf', false ],
		[ 'a.ttf.exe', false ],
	] )( 'decides by the name %s whether to read it', ( name, isRead ) => {
		const uploads = after( [ bring( name ) ] );
		expect( uploads.files[ 0 ]?.reading ).toEqual(
			isRead ? null : { reason: 'extension' }
		);
	} );

	it( 'drops unread files', () => {
		const uploads = after( [
			bring( 'a.ttf', 'b.ttf' ),
			read( 0 ),
			{ type: 'stopReading' },
		] );
		expect( namesOf( uploads ) ).toEqual( [ 'a.ttf' ] );
	} );

	it( 'marks sent and failed files', () => {
		const uploads = after( [
			bring( 'a.ttf', 'b.ttf', 'c.ttf' ),
			{ type: 'sent', done: [ 0 ], failed: [ 2 ] },
		] );
		expect( uploads.files.map( ( { sent } ) => sent ) ).toEqual( [
			'done',
			null,
			'failed',
		] );
	} );
} );

describe( 'nextJob', () => {
	it( 'reads all files before it compresses one', () => {
		const uploads = after( [ bring( 'a.ttf', 'b.ttf' ), read( 0 ) ] );
		expect( nextJob( uploads ) ).toMatchObject( {
			kind: 'read',
			upload: { id: 1 },
		} );
		expect( nextJob( after( [ read( 1 ) ], uploads ) ) ).toMatchObject( {
			kind: 'pack',
			upload: { id: 0 },
		} );
	} );

	it( 'compresses nothing if the user turned it off', () => {
		expect(
			nextJob(
				after( [
					bring( 'a.ttf' ),
					read( 0 ),
					{ type: 'setPacking', isPacking: false },
				] )
			)
		).toBeNull();
	} );

	it( 'skips files that are compressed already, or were rejected', () => {
		expect(
			nextJob(
				after( [
					bring( 'a.woff', 'b.ttf' ),
					{
						type: 'read',
						id: 0,
						reading: { facts: makeFacts( { format: 'woff' } ) },
					},
					refused( 1, 'damaged' ),
				] )
			)
		).toBeNull();
	} );

	it( 'ends for any outcome of each file', () => {
		fc.assert(
			fc.property(
				fc.array(
					fc.record( {
						name: fc.constantFrom(
							'a.ttf',
							'b.woff',
							'c.otf',
							'd.txt',
							'e.ttf'
						),
						isFont: fc.boolean(),
						isSmaller: fc.boolean(),
					} )
				),
				( files ) => {
					let uploads = after( [
						bring( ...files.map( ( { name } ) => name ) ),
					] );
					let steps = 0;
					for (
						let job = nextJob( uploads );
						job;
						job = nextJob( uploads )
					) {
						const { id, file } = job.upload;
						const { isFont, isSmaller } = files[ id ] ?? {};
						uploads = reduceUploads(
							uploads,
							job.kind === 'read'
								? {
										type: 'read',
										id,
										reading: isFont
											? { facts: makeFacts() }
											: { reason: 'damaged' },
									}
								: {
										type: 'pack',
										id,
										packing: isSmaller
											? { kind: 'packed', file }
											: { kind: 'larger' },
									}
						);
						expect( ++steps ).toBeLessThanOrEqual(
							files.length * 2
						);
					}
				}
			)
		);
	} );
} );

describe( 'fileToSend', () => {
	it( 'is the compressed file only if the user wants it', () => {
		const file = makeFile( 'a.woff2' );
		const [ upload ] = after( [
			bring( 'a.ttf' ),
			read( 0 ),
			{ type: 'pack', id: 0, packing: { kind: 'packed', file } },
		] ).files;
		expect( upload && fileToSend( upload, true ).name ).toBe( 'a.woff2' );
		expect( upload && fileToSend( upload, false ).name ).toBe( 'a.ttf' );
	} );

	it( 'has the extension of its bytes, as the server compares them', () => {
		const [ upload ] = after( [
			bring( 'a.ttf' ),
			{
				type: 'read',
				id: 0,
				reading: { facts: makeFacts( { format: 'woff2' } ) },
			},
		] ).files;
		expect( upload && fileToSend( upload, true ).name ).toBe( 'a.woff2' );
	} );
} );

describe( 'noFontsIn', () => {
	it.each< readonly [ string, readonly UploadsAction[], unknown ] >( [
		[ 'no files were added', [], null ],
		[ 'an empty selection was added', [ bring() ], 'nothingFound' ],
		[ 'a file is still being read', [ bring( 'a.ttf', 'b.txt' ) ], null ],
		[
			'no file has the extension of a font',
			[ bring( 'a.txt' ) ],
			'nothingFound',
		],
		[
			'a file isn’t a font',
			[ bring( 'a.ttf', 'b.txt' ), refused( 0, 'notAFont' ) ],
			'notAllowed',
		],
		[
			'one of several is a font',
			[ bring( 'a.ttf', 'b.ttf' ), refused( 0, 'svg' ), read( 1 ) ],
			null,
		],
		[ 'it was dismissed', [ bring( 'a.txt' ), { type: 'heard' } ], null ],
	] )( 'returns the message if %s', ( _case, actions, expected ) => {
		expect( noFontsIn( after( actions ) ) ).toBe( expected );
	} );
} );
