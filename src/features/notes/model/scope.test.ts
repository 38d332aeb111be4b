import { canHaveNotes } from './scope';

const PARAGRAPH = { name: 'core/paragraph', isValid: true, around: [] };
const IN_CONTENT = {
	...PARAGRAPH,
	around: [ 'core/group', 'core/post-content' ],
};

describe( 'a block', () => {
	it( 'can have notes', () => {
		expect( canHaveNotes( PARAGRAPH, false ) ).toBe( true );
		expect( canHaveNotes( IN_CONTENT, true ) ).toBe( true );
		expect(
			canHaveNotes(
				{
					...PARAGRAPH,
					around: [ 'core/template-part', 'core/post-content' ],
				},
				true
			)
		).toBe( true );
	} );

	it( 'of the template around a page can’t have any', () => {
		expect( canHaveNotes( PARAGRAPH, true ) ).toBe( false );
	} );

	it.each( [
		{ ...PARAGRAPH, isValid: false },
		{ ...PARAGRAPH, name: 'core/missing' },
		{ ...PARAGRAPH, name: 'core/freeform' },
		{ ...PARAGRAPH, around: [ 'core/block' ] },
		{ ...PARAGRAPH, around: [ 'core/template-part', 'core/group' ] },
	] )(
		'of another document or without metadata can’t have any: %j',
		( context ) => {
			expect( canHaveNotes( context, false ) ).toBe( false );
		}
	);
} );
