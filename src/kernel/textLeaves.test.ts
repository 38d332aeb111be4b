import { textLeaves } from './textLeaves';

describe( 'the texts in a value', () => {
	it( 'come in their order, with the names that lead to them', () => {
		const found = textLeaves( {
			one: 'a',
			list: [ 'b', { url: 'c' }, 3 ],
			two: { image: { url: 'd' } },
			none: null,
		} );
		expect(
			found.map(
				( { name, above, depth, text } ) =>
					`${ depth } ${ above }.${ name } ${ text }`
			)
		).toEqual( [
			'1 .one a',
			'1 .list b',
			'2 list.url c',
			'3 image.url d',
		] );
		expect( textLeaves( 'a' ) ).toEqual( [
			{ name: '', above: '', depth: 0, text: 'a' },
		] );
	} );

	it( 'are found however deep they are', () => {
		let deep: unknown = 'a';
		for ( let depth = 0; depth < 100_000; depth++ ) {
			deep = depth % 2 ? [ deep ] : { inner: deep };
		}
		expect( textLeaves( deep ) ).toHaveLength( 1 );
	} );
} );
