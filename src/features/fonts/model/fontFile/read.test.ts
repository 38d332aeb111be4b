import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { zlibSync } from 'fflate';
import decompress from 'woff2-encoder/decompress';
import type { FontFileReason, FontFileFacts } from './facts';
import { LIMITS } from './limits';
import { readFontFile } from './read';
import { buildSfnt, readSfnt, viewOf, type FontTables } from './tables';

const FIXTURES = path.resolve(
	import.meta.dirname,
	'../../../../../tests/fixtures/fonts'
);

const fixture = ( name: string ): Uint8Array =>
	Uint8Array.from( fs.readFileSync( path.join( FIXTURES, name ) ) );

const read = ( bytes: Uint8Array ) => readFontFile( bytes, decompress );

const factsOf = async ( bytes: Uint8Array ): Promise< FontFileFacts > => {
	const reading = await read( bytes );
	if ( 'reason' in reading ) {
		throw new Error( reading.reason );
	}
	return reading.facts;
};

const TTF = fixture( 'sans-regular.ttf' );
const WOFF = fixture( 'sans-bold.woff' );
const WOFF2 = fixture( 'sans-italic.woff2' );

const tablesOf = ( bytes: Uint8Array ): Map< string, Uint8Array > => {
	const reading = readSfnt( bytes );
	if ( 'reason' in reading ) {
		throw new Error( reading.reason );
	}
	return new Map( reading.tables );
};

const built = ( tables: FontTables ) => new Uint8Array( buildSfnt( tables ) );

/** The font with one of its tables changed. */
const withTable = (
	tag: string,
	change: ( table: Uint8Array ) => Uint8Array
): Uint8Array => {
	const tables = tablesOf( TTF );
	tables.set( tag, change( tables.get( tag ) ?? new Uint8Array() ) );
	return built( tables );
};

/** A file with some bytes overwritten. */
const patched = (
	bytes: Uint8Array,
	write: ( view: DataView ) => void
): Uint8Array => {
	const copy = bytes.slice();
	write( viewOf( copy ) );
	return copy;
};

/** A name table, each name in English for Windows. */
const nameTable = ( names: Readonly< Record< number, string > > ) => {
	const texts = Object.values( names ).map( ( text ) => {
		const bytes = new Uint8Array( text.length * 2 );
		for ( let at = 0; at < text.length; at++ ) {
			viewOf( bytes ).setUint16( at * 2, text.charCodeAt( at ) );
		}
		return bytes;
	} );
	const start = 6 + texts.length * 12;
	const table = new Uint8Array(
		texts.reduce( ( sum, { length } ) => sum + length, start )
	);
	const view = viewOf( table );
	view.setUint16( 2, texts.length );
	view.setUint16( 4, start );
	let end = 0;
	Object.keys( names ).forEach( ( id, index ) => {
		const text = texts[ index ] ?? new Uint8Array();
		[ 3, 1, 0x409, Number( id ), text.length, end ].forEach(
			( value, position ) =>
				view.setUint16( 6 + index * 12 + position * 2, value )
		);
		table.set( text, start + end );
		end += text.length;
	} );
	return table;
};

const renamed = ( names: Readonly< Record< number, string > > ) =>
	withTable( 'name', () => nameTable( names ) );

/** A WOFF with one table, whose unpacked size differs from the declared one. */
const woffOf = ( packed: Uint8Array, unpacked: number ) => {
	const file = new Uint8Array( 64 + packed.length );
	const view = viewOf( file );
	view.setUint32( 0, 0x774f4646 );
	view.setUint32( 4, 0x00010000 );
	view.setUint32( 8, file.length );
	view.setUint16( 12, 1 );
	view.setUint32( 44, 0x676c7966 );
	view.setUint32( 48, 64 );
	view.setUint32( 52, packed.length );
	view.setUint32( 56, unpacked );
	file.set( packed, 64 );
	return file;
};

const textBytes = ( text: string ) => new TextEncoder().encode( text );

const noise = ( length: number ) =>
	Uint8Array.from( { length }, ( _, index ) => ( index * 7919 + 13 ) % 256 );

beforeAll( () => {
	// The decoder logs errors to the console.
	jest.spyOn( console, 'error' ).mockReturnValue();
} );

describe( 'cuts of a family', () => {
	/** The font with numbers of its OS/2 table replaced, by their position. */
	const withNumbers = ( numbers: Readonly< Record< number, number > > ) =>
		withTable( 'OS/2', ( table ) =>
			patched( table, ( view ) =>
				Object.entries( numbers ).forEach( ( [ at, value ] ) =>
					view.setUint16( Number( at ), value )
				)
			)
		);

	it.each( [
		[ {}, { weight: '400', width: 5, style: 'normal' } ],
		[ { 4: 4 }, { weight: '400' } ],
		[ { 4: 250 }, { weight: '250' } ],
		[ { 6: 3 }, { width: 3 } ],
		[ { 6: 0 }, { width: 5 } ],
		[ { 6: 12 }, { width: 5 } ],
		[ { 62: 0x200 }, { style: 'oblique' } ],
		[ { 62: 1 }, { style: 'italic' } ],
	] )( 'are read from OS/2 with %j as %j', async ( numbers, expected ) => {
		expect( await factsOf( withNumbers( numbers ) ) ).toMatchObject(
			expected
		);
	} );

	it( 'have the typographic names, those for weights and styles first', async () => {
		expect(
			await factsOf(
				renamed( {
					1: 'Wide Probe Condensed',
					2: 'Regular',
					16: 'Wide Probe',
					17: 'Condensed',
					21: 'Wide Probe Display',
				} )
			)
		).toMatchObject( { family: 'Wide Probe Display', cut: 'Condensed' } );
	} );
} );

describe( 'readFontFile', () => {
	it.each( [
		[ 'sans-regular.ttf', 'ttf', 'Atelier Sans', 'normal', '400' ],
		[ 'sans-bold.woff', 'woff', 'Atelier Sans', 'normal', '700' ],
		[ 'sans-italic.woff2', 'woff2', 'Atelier Sans', 'italic', '400' ],
		[ 'flex-variable.ttf', 'ttf', 'Atelier Flex', 'normal', '200 900' ],
		[ 'outline-regular.otf', 'otf', 'Atelier Outline', 'normal', '400' ],
	] )( 'reads %s', async ( name, format, family, style, weight ) => {
		const bytes = fixture( name );
		const facts = await factsOf( bytes );
		expect( facts ).toMatchObject( {
			format,
			family,
			style,
			weight,
			bytes: bytes.length,
			designer: 'The DejaVu fonts team',
			licenceUrl: 'https://dejavu-fonts.github.io/License.html',
		} );
		expect( facts.licence ).toMatch( /^Bitstream Vera licence/ );
		expect( facts.copyright ).toMatch( /Bitstream/ );
		expect( facts.glyphs ).toBeGreaterThan( 30 );
		expect( facts.characters ).toContainEqual( [ 0x61, 0x6a ] );
		expect( facts.characters ).toContainEqual( [ 0xe9, 0xe9 ] );
	} );

	it( 'reads the axes of a variable font', async () => {
		const { axes } = await factsOf( fixture( 'flex-variable.ttf' ) );
		expect( axes ).toEqual( [
			{ tag: 'wght', name: 'Weight', min: 200, initial: 200, max: 900 },
		] );
	} );

	it.each( [ 'slnt', 'wdth' ] )(
		'reads a variable font that varies only %s as one upright weight',
		async ( tag ) => {
			const tables = tablesOf( fixture( 'flex-variable.ttf' ) );
			tables.set(
				'fvar',
				patched( tables.get( 'fvar' ) ?? new Uint8Array(), ( view ) =>
					[ ...textBytes( tag ) ].forEach( ( byte, at ) =>
						view.setUint8( 16 + at, byte )
					)
				)
			);
			expect( await factsOf( built( tables ) ) ).toMatchObject( {
				style: 'normal',
				weight: '200',
				width: 5,
				axes: [ { tag } ],
			} );
		}
	);

	it( 'reads a font whose table has no names', async () => {
		expect( await factsOf( renamed( {} ) ) ).toMatchObject( {
			family: '',
			cut: '',
			weight: '400',
		} );
	} );

	it( 'reads a font without a weight as regular', async () => {
		const tables = tablesOf( TTF );
		tables.delete( 'OS/2' );
		expect( ( await factsOf( built( tables ) ) ).weight ).toBe( '400' );
	} );

	it( 'prefers the typographic family name', async () => {
		const facts = await factsOf(
			renamed( {
				1: 'Some Sans Light',
				2: 'Regular',
				16: 'Some Sans',
				17: 'Light Italic',
			} )
		);
		expect( facts ).toMatchObject( {
			family: 'Some Sans',
			style: 'italic',
		} );
	} );

	it.each( [
		[ 'markup', '<b>Bold</b> "x"', 'b Bold /b x' ],
		[ 'the end of a declaration', 'A; } body { x: y', 'A body x y' ],
		[ 'a list of fonts', 'One, Two', 'One Two' ],
		[ 'control characters', 'A\u0000\u0007\n\tB', 'A B' ],
		[ 'characters that turn the text', 'A\u202Egnp.B\u202C', 'A gnp.B' ],
		[ 'half a character', 'A\uD800B', 'AB' ],
		[ 'another script', '源ノ角ゴシック', '源ノ角ゴシック' ],
		[ 'only invisible characters', '\u200B\u2060', '' ],
	] )( 'reads %s as one plain line', async ( _case, name, family ) => {
		expect( ( await factsOf( renamed( { 1: name } ) ) ).family ).toBe(
			family
		);
	} );

	it( 'cuts a very long name', async () => {
		const { family } = await factsOf(
			renamed( { 1: 'Sans '.repeat( 6_000 ) } )
		);
		expect( family.length ).toBeLessThanOrEqual( LIMITS.shownName );
	} );

	it.each( [ 'javascript:alert(1)', 'data:text/html,x', 'ftp://x', 'x"y' ] )(
		'rejects %s as the address of a license',
		async ( address ) => {
			const facts = await factsOf( renamed( { 1: 'A', 14: address } ) );
			expect( facts.licenceUrl ).toBe( '' );
		}
	);

	it.each< readonly [ string, FontFileReason, () => Uint8Array ] >( [
		[ 'an empty file', 'empty', () => new Uint8Array() ],
		[ 'one byte', 'notAFont', () => Uint8Array.of( 0 ) ],
		[ 'random bytes', 'notAFont', () => noise( 10_000 ) ],
		[ 'a text', 'notAFont', () => textBytes( 'Hello, I am a font.' ) ],
		[ 'a picture', 'notAFont', () => textBytes( '\x89PNG\r\n\x1a\n' ) ],
		[
			'an SVG',
			'svg',
			() => textBytes( '<?xml version="1.0"?>\n<svg xmlns="x"></svg>' ),
		],
		[ 'a collection', 'collection', () => textBytes( 'ttcf\0\x01\0\0' ) ],
		[
			'an Embedded OpenType font',
			'eot',
			() =>
				patched( noise( 200 ), ( view ) =>
					view.setUint16( 34, 0x4c50 )
				),
		],
		[ 'a font of Windows 3', 'fon', () => textBytes( 'MZ\x90\0' ) ],
		[
			'a suitcase of the Macintosh',
			'dfont',
			() => Uint8Array.of( 0, 0, 1, 0, 0, 0, 1, 0, 0, 0 ),
		],
		[ 'a Type 1 font', 'type1', () => textBytes( '%!PS-AdobeFont-1.0' ) ],
		[
			'a file that is too large',
			'tooLarge',
			() => new Uint8Array( LIMITS.fileBytes + 1 ),
		],
		[ 'only a magic number', 'damaged', () => TTF.slice( 0, 4 ) ],
		[
			'no table',
			'damaged',
			() => patched( TTF, ( view ) => view.setUint16( 4, 0 ) ),
		],
		[
			'more tables than it has bytes',
			'damaged',
			() => patched( TTF, ( view ) => view.setUint16( 4, 0xffff ) ),
		],
		[
			'a table of 4 GB',
			'damaged',
			() => patched( TTF, ( view ) => view.setUint32( 24, 0xffffffff ) ),
		],
		[
			'tables that lie in each other',
			'damaged',
			() =>
				patched( TTF, ( view ) =>
					view.setUint32( 12 + 16 + 8, view.getUint32( 12 + 8 ) )
				),
		],
		[
			'a table that is the list of tables itself',
			'damaged',
			() => patched( TTF, ( view ) => view.setUint32( 12 + 8, 0 ) ),
		],
		[
			'the same table twice',
			'damaged',
			() =>
				patched( TTF, ( view ) =>
					view.setUint32( 12 + 16, view.getUint32( 12 ) )
				),
		],
		[
			'a wrong number in its header',
			'damaged',
			() => withTable( 'head', ( head ) => head.map( () => 7 ) ),
		],
		[
			'no table of names',
			'damaged',
			() => {
				const tables = tablesOf( TTF );
				tables.delete( 'name' );
				return built( tables );
			},
		],
		[
			'no glyph',
			'damaged',
			() =>
				withTable( 'maxp', ( maxp ) =>
					patched( maxp, ( view ) => view.setUint16( 4, 0 ) )
				),
		],
		[
			'more names than its table holds',
			'damaged',
			() =>
				withTable( 'name', ( name ) =>
					patched( name, ( view ) => view.setUint16( 2, 4_000 ) )
				),
		],
		[
			'names that all share an enormous text',
			'damaged',
			() =>
				withTable( 'name', () => {
					const name = new Uint8Array( 6 + 4_000 * 12 + 60_000 );
					const view = viewOf( name );
					view.setUint16( 2, 4_000 );
					view.setUint16( 4, 6 + 4_000 * 12 );
					for ( let index = 0; index < 4_000; index++ ) {
						view.setUint16( 6 + index * 12 + 8, 60_000 );
					}
					return name;
				} ),
		],
		[
			'groups of characters beyond the end of their table',
			'damaged',
			() =>
				withTable( 'cmap', () => {
					const cmap = new Uint8Array( 28 );
					const view = viewOf( cmap );
					view.setUint16( 2, 1 );
					view.setUint32( 4, 0x0003000a );
					view.setUint32( 8, 12 );
					view.setUint16( 12, 12 );
					view.setUint32( 24, 0xffffffff );
					return cmap;
				} ),
		],
		[
			'a WOFF whose length is another',
			'damaged',
			() => WOFF.slice( 0, WOFF.length - 1 ),
		],
		[
			'a WOFF that declares 4 GB',
			'unpacksTooLarge',
			() => woffOf( noise( 20 ), 0xffffffff ),
		],
		[
			'a WOFF that unpacks to more than it declares',
			'damaged',
			() => woffOf( zlibSync( new Uint8Array( 9_000_000 ) ), 100_000 ),
		],
		[
			'a WOFF that unpacks to less than it declares',
			'damaged',
			() => woffOf( zlibSync( new Uint8Array( 900 ) ), 1_000 ),
		],
		[
			'a WOFF with packed noise',
			'damaged',
			() => woffOf( noise( 500 ), 1_000 ),
		],
		[
			'a collection in a WOFF',
			'collection',
			() => patched( WOFF, ( view ) => view.setUint32( 4, 0x74746366 ) ),
		],
		[
			'a collection in a WOFF2',
			'collection',
			() => patched( WOFF2, ( view ) => view.setUint32( 4, 0x74746366 ) ),
		],
		[
			'a WOFF2 that is cut off',
			'damaged',
			() => WOFF2.slice( 0, WOFF2.length / 2 ),
		],
		[
			'a WOFF2 that declares 4 GB',
			'unpacksTooLarge',
			() =>
				patched( WOFF2, ( view ) => view.setUint32( 16, 0xffffffff ) ),
		],
		[
			'a WOFF2 whose list of tables never ends',
			'damaged',
			() =>
				patched( WOFF2, ( view ) => {
					view.setUint16( 12, LIMITS.tables );
					for ( let at = 48; at < WOFF2.length; at++ ) {
						view.setUint8( at, 0x80 );
					}
				} ),
		],
		[
			'a WOFF2 with packed noise',
			'damaged',
			() =>
				patched( WOFF2, ( view ) => {
					for ( let at = 200; at < WOFF2.length; at++ ) {
						view.setUint8( at, ( at * 31 ) % 256 );
					}
				} ),
		],
	] )( 'rejects %s: %s', async ( _case, reason, make ) => {
		expect( await read( make() ) ).toEqual( { reason } );
	} );

	it.each( [ ...tablesOf( TTF ).keys() ] )(
		'rejects a file that ends inside its table %s',
		async ( tag ) => {
			const { byteOffset, length } =
				tablesOf( TTF ).get( tag ) ?? new Uint8Array();
			expect(
				await read( TTF.slice( 0, byteOffset + length - 1 ) )
			).toEqual( { reason: 'damaged' } );
		}
	);

	it.each( [ ...tablesOf( TTF ).keys() ] )(
		'returns a result if the table %s is cut off or empty',
		async ( tag ) => {
			for ( const length of [ 0, 1, 5, 11 ] ) {
				expect(
					Object.keys(
						await read(
							withTable( tag, ( table ) =>
								table.slice( 0, length )
							)
						)
					)
				).toHaveLength( 1 );
			}
		}
	);

	it( 'returns a result for any bytes', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(
					new Uint8Array(),
					...[ TTF, WOFF ].flatMap( ( font ) => [
						font.subarray( 0, 4 ),
						font.subarray( 0, 12 ),
						font.subarray( 0, 44 ),
					] )
				),
				fc.uint8Array( { maxLength: 2_000 } ),
				async ( beginning, rest ) => {
					const bytes = Uint8Array.from( [ ...beginning, ...rest ] );
					expect( Object.keys( await read( bytes ) ) ).toHaveLength(
						1
					);
				}
			)
		);
	} );

	it( 'returns a result for a font with any bytes changed', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(
					TTF,
					WOFF,
					fixture( 'flex-variable.ttf' ),
					fixture( 'outline-regular.otf' )
				),
				fc.array(
					fc.tuple(
						fc.nat( { max: 3_000 } ),
						fc.integer( { min: 0, max: 255 } )
					),
					{ minLength: 1, maxLength: 20 }
				),
				async ( font, changes ) => {
					const bytes = font.slice();
					for ( const [ at, byte ] of changes ) {
						bytes[ at ] = byte;
					}
					const reading = await read( bytes );
					expect(
						'facts' in reading
							? reading.facts.family
							: reading.reason
					).toEqual( expect.any( String ) );
				}
			)
		);
	} );
} );
