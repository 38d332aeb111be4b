import fc from 'fast-check';
import { hasArrived } from './arrival';

describe( 'hasArrived', () => {
	it.each( [
		[
			'a text that comes with what becomes of it',
			{ content: '<p>New</p>' },
			{ content: { raw: '<p>New</p>', rendered: '<p>New</p>' } },
		],
		[
			'a text that was trimmed',
			{ content: '<p>New</p>\r\n' },
			{ content: { raw: '<p>New</p>' } },
		],
		[
			'more than was sent',
			{ title: 'New', id: 3 },
			{ title: { raw: 'New' }, id: 3, status: 'draft' },
		],
		[
			'an empty object that PHP takes for a list',
			{ styles: {} },
			{ styles: [] },
		],
		[
			'some of the meta',
			{ meta: { one: 1 } },
			{ meta: { one: 1, two: 2 } },
		],
		[
			'styles in another order',
			{ styles: { a: 1, b: { c: [ 2 ] } } },
			{ styles: { b: { c: [ 2 ] }, a: 1 } },
		],
	] )( 'is true of %s', ( _name, sent, has ) => {
		expect( hasArrived( sent, has ) ).toBe( true );
	} );

	it.each( [
		[
			'an older text',
			{ content: '<p>New</p>' },
			{ content: { raw: '<p>Old</p>' } },
		],
		[
			'one of two values',
			{ title: 'New', status: 'publish' },
			{ title: { raw: 'New' }, status: 'draft' },
		],
		[
			'styles that were to be taken away',
			{ styles: { a: 1 } },
			{ styles: { a: 1, b: 2 } },
		],
		[ 'other meta', { meta: { one: 2 } }, { meta: { one: 1 } } ],
		[ 'nothing', { title: 'New' }, {} ],
		[ 'a longer list', { tags: [ 1 ] }, { tags: [ 1, 2 ] } ],
	] )( 'is false of %s', ( _name, sent, has ) => {
		expect( hasArrived( sent, has ) ).toBe( false );
	} );

	it( 'is true for equal records', () => {
		fc.assert(
			fc.property(
				fc.dictionary( fc.string(), fc.jsonValue() ),
				( sent ) => hasArrived( sent, structuredClone( sent ) )
			)
		);
	} );
} );
