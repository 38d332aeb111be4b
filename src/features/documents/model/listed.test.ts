import { bringBack } from './listed';

const record = {
	slug: 'own',
	status: 'private',
	title: { raw: 'Own', rendered: 'Own' },
	description: 'What it is for',
	content: { raw: '<p>Words</p>' },
};

const texts = {
	title: 'Own',
	description: 'What it is for',
	content: '<p>Words</p>',
};

const listed = ( removal: 'reset' | 'trash' | 'delete' ) => ( {
	type: 'any',
	id: 'theme//own',
	title: 'Own',
	removal,
} );

describe( 'bringBack', () => {
	it( 'takes out of the trash with the status that it had', () => {
		expect( bringBack( listed( 'trash' ), record ) ).toEqual( {
			path: '/theme//own',
			data: { status: 'private' },
		} );
	} );

	it( 'puts changes back onto what came with the theme', () => {
		expect( bringBack( listed( 'reset' ), record ) ).toEqual( {
			path: '/theme//own',
			data: texts,
		} );
	} );

	it.each( [
		[ 'a template of a kind', { is_custom: false }, true ],
		[ 'a template to be chosen', { is_custom: true }, false ],
	] )( 'makes %s again', ( _name, { is_custom }, isSuggestion ) => {
		expect(
			bringBack( listed( 'delete' ), { ...record, is_custom } )
		).toEqual( {
			path: '',
			data: {
				...texts,
				slug: 'own',
				status: 'publish',
				is_wp_suggestion: isSuggestion,
			},
		} );
	} );

	it( 'makes a part again in its area', () => {
		expect(
			bringBack( listed( 'delete' ), { ...record, area: 'footer' } ).data
		).toMatchObject( { area: 'footer', slug: 'own' } );
	} );
} );
