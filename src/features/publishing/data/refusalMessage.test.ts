import { refusalMessage } from './refusalMessage';

describe( 'a preview that could not be opened', () => {
	it( 'says why', () => {
		expect( refusalMessage( { error: { code: 'offline' } } ) ).toBe(
			'The preview could not be opened. You’re offline. Try again when you’re back online.'
		);
	} );

	it( 'names the record that may not be saved, and the remedy', () => {
		const error = { code: 'forbidden', detail: 'Sorry.' } as const;
		expect( refusalMessage( { error, label: 'Blog Home' } ) ).toBe(
			'You’re not allowed to save “Blog Home”, so it can’t be previewed. Discard its changes to preview the rest.'
		);
	} );

	it( 'repeats the message of the site about a record', () => {
		const error = {
			code: 'invalid',
			detail: 'Some blocks aren’t closed.',
		} as const;
		expect( refusalMessage( { error, label: 'Header' } ) ).toBe(
			'“Header” can’t be previewed. Some blocks aren’t closed.'
		);
		expect(
			refusalMessage( { error: { code: 'timeout' }, label: 'Header' } )
		).toContain( 'took too long' );
	} );
} );
