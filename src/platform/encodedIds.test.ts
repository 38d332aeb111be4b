import { withEncodedId } from './encodedIds';

const ID = 'theme//category-%d0%bd%d0%be';

/** What WordPress makes of the id in a path: the argument of a URL is decoded before. */
const readBy = ( path: string, isInQuery: boolean ): string => {
	const [ route = '' ] = path.split( '?' );
	const seen = isInQuery ? decodeURIComponent( route ) : route;
	return decodeURIComponent( seen.replace( '/wp/v2/templates/', '' ) );
};

describe( 'withEncodedId()', () => {
	it.each( [ false, true ] )(
		'the server finds what was asked for (as an argument: %s)',
		( isInQuery ) => {
			for ( const rest of [ '', '/revisions', '/autosaves/7' ] ) {
				const path = `/wp/v2/templates/${ ID }${ rest }?context=edit`;
				expect(
					readBy( withEncodedId( path, isInQuery ), isInQuery )
				).toBe( ID + rest );
			}
		}
	);

	it( 'leaves arguments and other routes', () => {
		for ( const path of [
			'/wp/v2/templates?slug=category-%d0%bd',
			'/wp/v2/pages?search=%d0%bd',
			'/wp/v2/templates/lookup?slug=category-%d0%bd',
			'/wp/v2/templates/theme//index?_fields=id',
		] ) {
			expect( withEncodedId( path, false ) ).toBe( path );
		}
	} );

	it( 'escapes an id once', () => {
		const path = withEncodedId( `/wp/v2/template-parts/${ ID }`, false );
		expect( withEncodedId( path, false ) ).toBe( path );
	} );
} );
