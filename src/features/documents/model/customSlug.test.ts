import { customSlug } from './customSlug';

describe( 'customSlug', () => {
	it.each( [
		[ 'Post with sidebar', 'post-with-sidebar' ],
		[ '  Página  Única! ', 'pagina-unica' ],
		[ '<b>Bold</b> & more', 'b-bold-b-more' ],
		[ '', 'custom-template' ],
		[ '🎉🎉', 'custom-template' ],
		[ 'Шаблон', 'custom-template' ],
	] )( 'turns %j into a valid slug', ( name, slug ) => {
		expect( customSlug( name ) ).toBe( `wp-custom-template-${ slug }` );
	} );

	it( 'leaves room for the server’s suffix', () => {
		const slug = customSlug( 'word '.repeat( 2000 ) );
		expect( slug.length ).toBeLessThan( 190 );
		expect( slug ).toMatch( /-word$/ );
	} );
} );
