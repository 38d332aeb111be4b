import { customSlug } from './customSlug';

describe( 'customSlug', () => {
	it.each( [
		[ 'Post with sidebar', 'post-with-sidebar' ],
		[ '  Página  Única! ', 'pagina-unica' ],
		[ '<b>Bold</b> & more', 'b-bold-b-more' ],
		[ '', 'custom-template' ],
		[ '🎉🎉', 'custom-template' ],
		[ 'Шаблон', 'custom-template' ],
	] )( 'makes of %j what an address can have', ( name, slug ) => {
		expect( customSlug( name ) ).toBe( `wp-custom-template-${ slug }` );
	} );

	it( 'leaves the server room to tell two of the same name apart', () => {
		const slug = customSlug( 'word '.repeat( 2000 ) );
		expect( slug.length ).toBeLessThan( 190 );
		expect( slug ).toMatch( /-word$/ );
	} );
} );
