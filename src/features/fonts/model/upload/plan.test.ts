import { parseFamily, type FontFamily } from '../family';
import type { UploadFile } from './batch';
import { makeFile, makeUpload } from './builders';
import { facesToSend, planUploads, slugOf, splitSent, toInstall } from './plan';

const family = ( slug: string, faces: readonly unknown[] ): FontFamily => {
	const parsed = parseFamily( {
		slug,
		name: 'Some Sans',
		fontFamily: '"Some Sans"',
		fontFace: faces,
	} );
	if ( ! parsed ) {
		throw new Error( slug );
	}
	return parsed;
};

const plan = (
	files: readonly UploadFile[],
	installed: readonly FontFamily[] = []
) => planUploads( { files }, installed );

describe( 'planUploads', () => {
	it( 'groups files with the same name into one family', () => {
		const families = plan( [
			makeUpload( 0 ),
			makeUpload( 1, { family: 'Other' } ),
			makeUpload( 2, { family: 'some sans', weight: '700' } ),
			makeUpload( 3, { style: 'italic' } ),
		] );
		expect(
			families.map( ( { slug, faces } ) => [
				slug,
				faces.map( ( { upload } ) => upload.id ),
			] )
		).toEqual( [
			[ 'other', [ 1 ] ],
			[ 'some-sans', [ 0, 2, 3 ] ],
		] );
	} );

	it( 'finds installed families and variants', () => {
		const [ found ] = plan(
			[ makeUpload( 0 ), makeUpload( 1, { weight: '700' } ) ],
			[ family( 'some-sans', [ { fontWeight: 'normal' } ] ) ]
		);
		expect( found?.isInstalled ).toBe( true );
		expect( found?.faces.map( ( { clash } ) => clash ) ).toEqual( [
			'installed',
			null,
		] );
	} );

	it( 'sends one of several files with the same variant', () => {
		const families = plan( [
			makeUpload( 0 ),
			makeUpload( 1 ),
			makeUpload( 2, { weight: '200 900' } ),
		] );
		expect(
			facesToSend( families ).map( ( { upload } ) => upload.id )
		).toEqual( [ 0, 2 ] );
	} );

	it( 'ignores a file that has just been installed', () => {
		const [ found ] = plan(
			[ makeUpload( 0, {}, { sent: 'done' } ) ],
			[ family( 'some-sans', [ {} ] ) ]
		);
		expect( found?.faces[ 0 ]?.clash ).toBeNull();
		expect( found && facesToSend( [ found ] ) ).toEqual( [] );
	} );

	it( 'makes each width a family, because styles choose no width', () => {
		const names = ( ...facts: Parameters< typeof makeUpload >[ 1 ][] ) =>
			plan( facts.map( ( one, index ) => makeUpload( index, one ) ) ).map(
				( { name, faces } ) => [
					name,
					faces.map( ( { clash } ) => clash ),
				]
			);
		expect(
			names(
				{ cut: 'Regular' },
				{ cut: 'Condensed', width: 3 },
				{ cut: 'Condensed Bold', width: 3, weight: '700' },
				{ cut: 'Schmal', width: 2 },
				{ cut: 'XNarrow' },
				{ cut: 'Narrow Italic', style: 'italic' },
				{ family: 'Some Sans Extended', cut: 'Regular', width: 7 }
			)
		).toEqual( [
			[ 'Some Sans', [ null ] ],
			[ 'Some Sans Condensed', [ null, null ] ],
			[ 'Some Sans Extended', [ null ] ],
			[ 'Some Sans Extra Condensed', [ null ] ],
			[ 'Some Sans Narrow', [ null ] ],
			[ 'Some Sans XNarrow', [ null ] ],
		] );
	} );

	it( 'tells cuts with one weight class apart by their names', () => {
		const [ first, second ] = plan( [
			makeUpload( 0, { cut: 'Medium' } ),
			makeUpload( 1, { cut: 'Regular' } ),
			makeUpload( 2, { cut: 'Extra Light' } ),
			makeUpload( 3, { cut: 'Display' } ),
			makeUpload( 4, { cut: 'Oblique', style: 'oblique' } ),
			makeUpload( 5, { cut: 'Medium' } ),
			makeUpload( 6, { cut: 'Roman' } ),
		] );
		expect(
			first?.faces.map( ( { facts, clash } ) => [
				facts.style,
				facts.weight,
				clash,
			] )
		).toEqual( [
			[ 'normal', '500', null ],
			[ 'normal', '400', null ],
			[ 'normal', '200', null ],
			[ 'oblique', '400', null ],
			[ 'normal', '500', 'sameVariant' ],
			[ 'normal', '400', 'sameVariant' ],
		] );
		expect( second?.name ).toBe( 'Some Sans Display' );
		expect( second?.faces ).toHaveLength( 1 );
	} );

	it( 'trusts the weight class where no other cut has it', () => {
		const [ found ] = plan( [ makeUpload( 0, { cut: 'Medium' } ) ] );
		expect( found?.faces[ 0 ]?.facts.weight ).toBe( '400' );
	} );

	it( 'names a font without a name after its file', () => {
		const [ found ] = plan( [
			makeUpload(
				0,
				{ family: '' },
				{ file: makeFile( 'Nameless.Bold.ttf' ) }
			),
		] );
		expect( found?.name ).toBe( 'Nameless.Bold' );
	} );
} );

describe( 'slugOf', () => {
	it.each( [
		[ 'Inter', 'inter' ],
		[ 'IBM Plex Sans', 'ibm-plex-sans' ],
		[ 'Source Serif 4', 'source-serif-4' ],
		[ '思源', 'font-601d-6e90' ],
	] )( 'turns %s into %s', ( name, slug ) => {
		expect( slugOf( name ) ).toBe( slug );
	} );
} );

describe( 'toInstall', () => {
	it( 'sends families with the files of their faces', () => {
		const packed = makeFile( '0.woff2' );
		const families = plan( [
			makeUpload( 0, {}, { packing: { kind: 'packed', file: packed } } ),
		] );
		expect( toInstall( families, true ) ).toEqual( [
			{
				settings: {
					name: 'Some Sans',
					slug: 'some-sans',
					fontFamily: '"Some Sans"',
				},
				faces: [
					{
						settings: {
							fontFamily: '"Some Sans"',
							fontStyle: 'normal',
							fontWeight: '400',
						},
						files: [ packed ],
					},
				],
			},
		] );
		expect(
			toInstall( families, false )[ 0 ]?.faces[ 0 ]?.files[ 0 ]?.name
		).toBe( '0.ttf' );
	} );

	it.each( [
		[ 'Inter', 'Inter' ],
		[ 'Serif', '"Serif"' ],
		[ 'Inter 4', '"Inter 4"' ],
		[ '思源', '"思源"' ],
	] )( 'writes %s as %s in CSS', ( name, css ) => {
		const [ wanted ] = toInstall(
			plan( [ makeUpload( 0, { family: name } ) ] ),
			true
		);
		expect( wanted?.settings.fontFamily ).toBe( css );
	} );

	it( 'installs no variant that the site already has', () => {
		expect(
			toInstall(
				plan( [ makeUpload( 0 ) ], [ family( 'some-sans', [ {} ] ) ] ),
				true
			)
		).toEqual( [] );
	} );
} );

describe( 'splitSent', () => {
	it( 'separates installed files from failed ones', () => {
		const families = plan( [
			makeUpload( 0 ),
			makeUpload( 1, { style: 'italic' } ),
			makeUpload( 2, { weight: '200 900' } ),
		] );
		expect(
			splitSent( families, [
				family( 'some-sans', [
					{ fontStyle: 'normal', fontWeight: '400' },
					{ fontStyle: 'normal', fontWeight: '200 900' },
				] ),
			] )
		).toEqual( { done: [ 0, 2 ], failed: [ 1 ] } );
	} );

	it( 'finds a family whose slug WordPress stored without accents', () => {
		const parsed = parseFamily( {
			slug: 'maison-d-ete',
			name: "Maison d'Été",
			fontFamily: '"Maison d\'Été"',
			fontFace: [ { fontStyle: 'normal', fontWeight: '400' } ],
		} );
		const installed = parsed ? [ parsed ] : [];
		const upload = makeUpload( 0, { family: "Maison d'Été" } );
		expect( splitSent( plan( [ upload ] ), installed ) ).toEqual( {
			done: [ 0 ],
			failed: [],
		} );
		const [ again ] = plan( [ upload ], installed );
		expect( again?.isInstalled ).toBe( true );
		expect( again?.slug ).toBe( 'maison-d-ete' );
		expect( again?.faces[ 0 ]?.clash ).toBe( 'installed' );
	} );
} );
