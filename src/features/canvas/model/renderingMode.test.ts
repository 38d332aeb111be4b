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
		[ 'what is kept is invalid', { forest: 'template-locked' }, false ],
		[ 'what is kept is a list', [ 'template-locked' ], false ],
	] )( 'where %s', ( _case, choices, expected ) => {
		expect( showsTemplate( choices, page, false ) ).toBe( expected );
	} );

	it.each( [
		[ 'nothing was chosen', undefined, true ],
		[ 'it was turned off', { forest: { page: 'post-only' } }, false ],
		[ 'the mode is unknown', { forest: { page: 'all' } }, true ],
	] )(
		'with a type that has it by default, where %s',
		( _case, choices, expected ) => {
			expect( showsTemplate( choices, page, true ) ).toBe( expected );
		}
	);
} );

describe( 'withChoice', () => {
	it( 'keeps the choices for other types and themes', () => {
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
		'is what is shown then, whatever %p was',
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
