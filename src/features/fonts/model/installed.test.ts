import { findInstalled, parseInstalled } from './installed';

const installed = [
	[ 1, 'maison-d-ete-fils', "Maison d'Été & Fils" ],
	[ 2, 'soehne', 'Söhne' ],
	[ 3, 'inter-2', 'Inter' ],
].flatMap(
	( [ id, slug, name ] ) =>
		parseInstalled( {
			id,
			font_family_settings: { slug, name, fontFamily: name },
		} ) ?? []
);

describe( 'findInstalled', () => {
	it.each( [
		[ 'a slug', 'inter-2', 'Other', 3 ],
		[ 'a slug as WordPress cuts it', 'inter2', 'Other', 3 ],
		[
			'a name with accents',
			'maison-d-été-fils',
			"Maison d'Été & Fils",
			1,
		],
		[ 'a name in other letter case', 'söhne', 'SÖHNE', 2 ],
		[ 'a name whose accents are separate', 'söhne', 'So\u0308hne', 2 ],
	] )( 'finds a family by %s', ( _name, slug, name, id ) => {
		expect( findInstalled( installed, { slug, name } )?.id ).toBe( id );
	} );

	it( 'keeps families with equal names and other plain slugs apart', () => {
		expect(
			findInstalled( installed, { slug: 'inter', name: 'Inter' } )
		).toBeUndefined();
	} );
} );
