import { faceIdentity, faceToSend, familySettings } from './toInstall';

describe( 'the data that is sent', () => {
	it( 'omits properties that the server would reject', () => {
		expect(
			familySettings(
				{
					name: 'Inter',
					slug: 'Inter',
					fontFamily: 'Inter',
					fontFace: [],
					categories: [ 'sans' ],
				},
				'inter'
			)
		).toEqual( { name: 'Inter', slug: 'inter', fontFamily: 'Inter' } );
	} );

	it( 'has one address for a single file, otherwise a list', () => {
		const face = {
			fontFamily: 'Inter',
			fontWeight: 400,
			file: 'a',
			src: 'b',
		};
		expect( faceToSend( face, [ 'file-0-0' ] ) ).toEqual( {
			fontFamily: 'Inter',
			fontWeight: 400,
			src: 'file-0-0',
		} );
		expect( faceToSend( face, [ 'file-0-0', 'file-0-1' ] ).src ).toEqual( [
			'file-0-0',
			'file-0-1',
		] );
	} );
} );

describe( 'faceIdentity', () => {
	it.each( [
		[ {}, { fontStyle: 'normal', fontWeight: '400' } ],
		[ { fontWeight: 'bold' }, { fontWeight: 700 } ],
		[ { fontStretch: 'condensed' }, { fontStretch: '75%' } ],
		[ { fontStretch: 'Normal' }, {} ],
		[ { unicodeRange: 'u+0-10ffff' }, {} ],
	] )( 'is the same for %j and %j', ( one, other ) => {
		expect( faceIdentity( one ) ).toBe( faceIdentity( other ) );
	} );

	it.each( [
		[ { fontStyle: 'italic' }, {} ],
		[ { fontWeight: '100 900' }, {} ],
		[ { fontStretch: 'condensed' }, {} ],
		[ { unicodeRange: 'U+0-FF' }, {} ],
	] )( 'tells %j from %j', ( one, other ) => {
		expect( faceIdentity( one ) ).not.toBe( faceIdentity( other ) );
	} );
} );
