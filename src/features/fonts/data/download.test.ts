import { stubGlobal } from '@tests/unit/stubGlobal';
import { parseFamily } from '../model/family';
import { downloadFamily } from './download';

const familyOf = ( ...src: readonly unknown[] ) => {
	const family = parseFamily( {
		name: 'Inter',
		slug: 'inter',
		fontFamily: 'Inter',
		fontFace: src.map( ( address, at ) => ( {
			fontWeight: `${ at + 1 }00`,
			src: address,
		} ) ),
	} );
	if ( ! family ) {
		throw new Error( 'a family' );
	}
	return family;
};

const FONT = 'wOF2 and what follows';

/** Responds by address; requests to other addresses fail. */
function stubFetch( answers: Readonly< Record< string, () => Response > > ) {
	const asked = jest.fn( ( address: string ) => {
		const answer = answers[ address ];
		return answer
			? Promise.resolve( answer() )
			: Promise.reject( new TypeError( 'Failed to fetch' ) );
	} );
	stubGlobal( 'fetch', asked );
	return asked;
}

const PAGE = 'https://site.test/wp-admin/admin.php?page=atelier';

describe( 'downloading a family', () => {
	it( 'returns the faces with downloaded files, and each problem once', async () => {
		stubFetch( {
			'https://a.test/1.woff2': () => new Response( FONT ),
			'https://a.test/gone': () => new Response( FONT, { status: 404 } ),
			'https://a.test/page': () => new Response( '<html>' ),
		} );
		const steps: number[] = [];
		const { family, problems } = await downloadFamily(
			familyOf(
				'https://a.test/1.woff2',
				'https://a.test/gone',
				[ 'https://a.test/1.woff2', 'https://a.test/gone' ],
				'https://a.test/page',
				'https://offline.test/1'
			),
			{ page: PAGE, onProgress: ( done ) => steps.push( done ) }
		);
		expect(
			family.faces.map( ( { settings, files } ) => [
				settings.fontWeight,
				files.map( ( { name } ) => name ),
			] )
		).toEqual( [ [ '100', [ '1.woff2' ] ] ] );
		expect( problems ).toEqual( [
			'Error downloading font face asset from https://a.test/gone. Server responded with status: 404',
			'The file at https://a.test/page isn’t a font.',
			'Error downloading font face asset from https://offline.test/1. The server could not be reached.',
		] );
		expect( steps ).toEqual( [ 1, 2, 3, 4, 5 ] );
	} );

	it( 'resolves addresses of the site itself', async () => {
		const asked = stubFetch( {} );
		await downloadFamily( familyOf( '/a.woff2', '//b.test/b.woff2' ), {
			page: PAGE,
		} );
		expect( asked.mock.calls.map( ( [ address ] ) => address ) ).toEqual( [
			'https://site.test/a.woff2',
			'https://b.test/b.woff2',
		] );
	} );

	it( 'requests web addresses only', async () => {
		const asked = stubFetch( {} );
		const { family, problems } = await downloadFamily(
			familyOf( 'file:./a.woff2', 'javascript:alert(1)', 'data:,a', [] ),
			{ page: PAGE }
		);
		expect( asked ).not.toHaveBeenCalled();
		expect( family.faces ).toEqual( [] );
		expect( problems ).toHaveLength( 1 );
	} );
} );
