import { showsTemplate, withChoice } from './renderingMode';

const page = { theme: 'forest', type: 'page' };

describe( 'showsTemplate', () => {
	it.each( [
		[ 'nothing was chosen', undefined, false ],
		[
			'another type has it',
			{ forest: { post: 'template-locked' } },
			false,
		],
		[
			'another theme has it',
			{ desert: { page: 'template-locked' } },
			false,
		],
		[ 'it was chosen', { forest: { page: 'template-locked' } }, true ],
		[
			'the stored preferences are invalid',
			{ forest: 'template-locked' },
			false,
		],
		[ 'the stored preferences are a list', [ 'template-locked' ], false ],
	] )( 'follows the user’s preference: %s', ( _case, choices, expected ) => {
		expect( showsTemplate( choices, page, false ) ).toBe( expected );
	} );

	it.each( [
		[ 'nothing was chosen', undefined, true ],
		[ 'it was turned off', { forest: { page: 'post-only' } }, false ],
		[ 'the mode is unknown', { forest: { page: 'all' } }, true ],
	] )(
		'follows the type’s default and the preference: %s',
		( _case, choices, expected ) => {
			expect( showsTemplate( choices, page, true ) ).toBe( expected );
		}
	);
} );

describe( 'withChoice', () => {
	it( 'keeps the preferences for other types and themes', () => {
		const choices = Object.freeze( {
			forest: Object.freeze( { post: 'template-locked' } ),
			desert: { page: 'template-locked' },
		} );
		expect( withChoice( choices, page, 'post-only' ) ).toEqual( {
			forest: { post: 'template-locked', page: 'post-only' },
			desert: { page: 'template-locked' },
		} );
	} );

	it.each( [ [ undefined ], [ 'invalid' ], [ { forest: 'invalid' } ] ] )(
		'sets the mode, also after %p',
		( choices ) => {
			for ( const mode of [ 'post-only', 'template-locked' ] as const ) {
				expect(
					showsTemplate(
						withChoice( choices, page, mode ),
						page,
						mode === 'post-only'
					)
				).toBe( mode === 'template-locked' );
			}
		}
	);
} );
