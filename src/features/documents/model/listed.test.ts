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
	it( 'restores the former status of a trashed post', () => {
		expect( bringBack( listed( 'trash' ), record ) ).toEqual( {
			path: '/theme//own',
			data: { status: 'private' },
		} );
	} );

	it( 'restores the customization of a theme template', () => {
		expect( bringBack( listed( 'reset' ), record ) ).toEqual( {
			path: '/theme//own',
			data: texts,
		} );
	} );

	it.each( [
		[ 'a template of a kind', { is_custom: false }, true ],
		[ 'a template to be chosen', { is_custom: true }, false ],
	] )( 'creates %s again', ( _name, { is_custom }, isSuggestion ) => {
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

	it( 'creates a template part again in its area', () => {
		expect(
			bringBack( listed( 'delete' ), { ...record, area: 'footer' } ).data
		).toMatchObject( { area: 'footer', slug: 'own' } );
	} );
} );
