import fc from 'fast-check';
import type { UnknownRecord } from '@/kernel/guards';
import { fail, ok } from '@/kernel/result';
import { faceKey } from '../model/family';
import { parseInstalled } from '../model/installed';
import type { FaceToInstall, FamilyToInstall } from '../model/toInstall';
import { installFamilies, type FontServer } from './installFamilies';

const faceOf = ( weight: string, style = 'normal' ): FaceToInstall => ( {
	settings: { fontFamily: 'Inter', fontStyle: style, fontWeight: weight },
	files: [ new File( [ 'font' ], `${ weight }.woff2` ) ],
} );

const familyOf = (
	slug: string,
	weights: readonly string[]
): FamilyToInstall => ( {
	settings: { name: slug, slug, fontFamily: slug },
	faces: weights.map( ( weight ) => faceOf( weight ) ),
} );

const installedOf = ( id: number, slug: string, faces: UnknownRecord[] = [] ) =>
	parseInstalled( {
		id,
		font_family_settings: { name: slug, slug, fontFamily: slug },
		_embedded: {
			font_faces: faces.map( ( face ) => ( {
				font_face_settings: face,
			} ) ),
		},
	} );

/** A server with these families that refuses faces of these weights. */
function makeServer( {
	present = {},
	refused = [],
}: {
	readonly present?: Readonly< Record< string, readonly string[] > >;
	readonly refused?: readonly string[];
} = {} ) {
	const kept = Object.entries( present );
	const remove = jest.fn< FontServer[ 'remove' ] >( () => Promise.resolve() );
	const create = jest.fn< FontServer[ 'create' ] >( ( { slug } ) => {
		const made = installedOf( 90, String( slug ) );
		return Promise.resolve(
			made ? ok( made ) : fail( { code: 'malformed' } )
		);
	} );
	const addFace = jest.fn< FontServer[ 'addFace' ] >( ( _, { settings } ) =>
		Promise.resolve(
			refused.includes( String( settings.fontWeight ) )
				? fail( { code: 'invalid', detail: 'No.' } )
				: ok( { ...settings, src: 'https://site.test/new.woff2' } )
		)
	);
	const find = jest.fn< FontServer[ 'find' ] >( ( { slug } ) => {
		const at = kept.findIndex( ( [ name ] ) => name === slug );
		return Promise.resolve(
			ok(
				at < 0
					? null
					: installedOf(
							at + 1,
							slug,
							( kept[ at ]?.[ 1 ] ?? [] ).map(
								( fontWeight ) => ( {
									fontWeight,
									src: 'https://site.test/old.woff2',
								} )
							)
						)
			)
		);
	} );
	return { find, create, addFace, remove };
}

describe( 'installing families', () => {
	it( 'creates a family with the slug that WordPress would give it, and sends its faces', async () => {
		const server = makeServer();
		const { installed, errors } = await installFamilies(
			[ familyOf( 'Inter24pt', [ '700', '400' ] ) ],
			server,
			{}
		);
		expect( server.create ).toHaveBeenCalledWith( {
			name: 'Inter24pt',
			slug: 'inter-24-pt',
			fontFamily: 'Inter24pt',
		} );
		expect(
			server.addFace.mock.calls.map( ( [ id, , at ] ) => [ id, at ] )
		).toEqual( [
			[ 90, 0 ],
			[ 90, 1 ],
		] );
		expect( installed[ 0 ]?.faces.map( faceKey ) ).toEqual( [
			'normal 400',
			'normal 700',
		] );
		expect( errors ).toEqual( [] );
	} );

	it( 'reuses an existing family, and sends missing faces only', async () => {
		const server = makeServer( { present: { inter: [ '400', '900' ] } } );
		const { installed } = await installFamilies(
			[ familyOf( 'inter', [ 'normal', '700' ] ) ],
			server,
			{}
		);
		expect( server.create ).not.toHaveBeenCalled();
		expect( server.addFace ).toHaveBeenCalledTimes( 1 );
		// Only the requested faces, not all of the family.
		expect( installed[ 0 ]?.faces.map( faceKey ) ).toEqual( [
			'normal 400',
			'normal 700',
		] );
		expect( installed[ 0 ]?.faces[ 0 ]?.src ).toEqual( [
			'https://site.test/old.woff2',
		] );
	} );

	it( 'keeps successful faces if others fail', async () => {
		const server = makeServer( { refused: [ '700' ] } );
		const { installed, errors } = await installFamilies(
			[ familyOf( 'inter', [ '400', '700', '900' ] ) ],
			server,
			{}
		);
		expect( installed[ 0 ]?.faces.map( faceKey ) ).toEqual( [
			'normal 400',
			'normal 900',
		] );
		expect( errors ).toEqual( [ { code: 'invalid', detail: 'No.' } ] );
		expect( server.remove ).not.toHaveBeenCalled();
	} );

	it( 'deletes a new family if no face succeeded', async () => {
		const server = makeServer( { refused: [ '400' ] } );
		const { installed } = await installFamilies(
			[ familyOf( 'inter', [ '400' ] ), familyOf( 'lora', [ '500' ] ) ],
			server,
			{}
		);
		expect( server.remove.mock.calls ).toEqual( [ [ 90 ] ] );
		expect( installed.map( ( { slug } ) => slug ) ).toEqual( [ 'lora' ] );
	} );

	it( 'keeps an existing family even if no face succeeded', async () => {
		const server = makeServer( {
			present: { inter: [] },
			refused: [ '400' ],
		} );
		await installFamilies( [ familyOf( 'inter', [ '400' ] ) ], server, {} );
		expect( server.remove ).not.toHaveBeenCalled();
	} );

	it( 'installs a family without files', async () => {
		const server = makeServer();
		const { installed } = await installFamilies(
			[ familyOf( 'georgia', [] ) ],
			server,
			{}
		);
		expect( installed[ 0 ] ).toMatchObject( {
			slug: 'georgia',
			faces: [],
		} );
		expect( server.remove ).not.toHaveBeenCalled();
	} );

	it( 'sends no request for a family without a slug', async () => {
		const server = makeServer();
		const { errors } = await installFamilies(
			[ familyOf( '!!!', [ '400' ] ) ],
			server,
			{}
		);
		expect( errors ).toEqual( [ { code: 'invalid' } ] );
		expect( server.find ).not.toHaveBeenCalled();
	} );

	it( 'continues with the next family if one fails', async () => {
		const server = makeServer();
		server.create.mockResolvedValueOnce( fail( { code: 'forbidden' } ) );
		const { installed, errors } = await installFamilies(
			[ familyOf( 'inter', [ '400' ] ), familyOf( 'lora', [ '400' ] ) ],
			server,
			{}
		);
		expect( installed.map( ( { slug } ) => slug ) ).toEqual( [ 'lora' ] );
		expect( errors ).toEqual( [ { code: 'forbidden' } ] );
	} );

	it( 'stops on abort, keeps installed faces and deletes empty families', async () => {
		const abort = new AbortController();
		const server = makeServer();
		server.addFace.mockImplementationOnce( ( _, { settings } ) =>
			Promise.resolve( ok( settings ) )
		);
		server.addFace.mockImplementationOnce( () => {
			abort.abort();
			return Promise.resolve( fail( { code: 'offline' } ) );
		} );
		const { installed, errors } = await installFamilies(
			[
				familyOf( 'inter', [ '400' ] ),
				familyOf( 'lora', [ '400', '700' ] ),
			],
			server,
			{ signal: abort.signal }
		);
		expect( installed.map( ( { slug } ) => slug ) ).toEqual( [ 'inter' ] );
		expect( errors ).toEqual( [] );
		expect( server.remove ).toHaveBeenCalledTimes( 1 );
		expect( server.addFace ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'reports monotonic progress that ends with all faces', async () => {
		const weights = fc.uniqueArray(
			fc.constantFrom( '100', '400', '700' )
		);
		await fc.assert(
			fc.asyncProperty(
				fc.array( weights, { minLength: 1, maxLength: 4 } ),
				weights,
				async ( families, refused ) => {
					const steps: number[] = [];
					let expected = 0;
					await installFamilies(
						families.map( ( faces, at ) =>
							familyOf( `family-${ at }`, faces )
						),
						makeServer( { refused } ),
						{
							onProgress: ( done, all ) => {
								steps.push( done );
								expected = all;
							},
						}
					);
					expect( steps ).toEqual(
						[ ...steps ].sort( ( one, other ) => one - other )
					);
					expect( steps.at( -1 ) ).toBe( expected );
				}
			)
		);
	} );
} );
