import type { BlockNode } from './blockPrint';
import { compareBlocks } from './blockChanges';

const block = (
	name: string,
	attributes: BlockNode[ 'attributes' ] = {},
	innerBlocks: readonly BlockNode[] = []
): BlockNode => ( { name, attributes, innerBlocks } );

const paragraph = ( content: string ) => block( 'core/paragraph', { content } );
const heading = ( content: string ) => block( 'core/heading', { content } );
const group = ( ...inner: readonly BlockNode[] ) =>
	block( 'core/group', {}, inner );

describe( 'compareBlocks', () => {
	it.each( [
		[ 'nothing', [], [], [] ],
		[
			'what is the same, whatever the order of its attributes',
			[
				block( 'a/b', {
					one: 1,
					two: undefined,
					three: { x: 1, y: 2 },
				} ),
			],
			[ block( 'a/b', { three: { y: 2, x: 1 }, one: 1 } ) ],
			[],
		],
		[
			'the number that a query gives itself',
			[ block( 'core/query', { query: { perPage: 3 } } ) ],
			[ block( 'core/query', { query: { perPage: 3 }, queryId: 7 } ) ],
			[],
		],
		[
			'a text that changed',
			[ heading( 'First' ), paragraph( 'Same' ) ],
			[ heading( '<em>Second</em>' ), paragraph( 'Same' ) ],
			[
				{
					kind: 'changed',
					block: 'core/heading',
					from: 'First',
					to: 'Second',
				},
			],
		],
		[
			'styles on smaller screens, where nothing else changed',
			[
				block( 'a/b', {
					style: {
						color: { text: 'red' },
						'@tablet': { spacing: { blockGap: '1px' } },
					},
				} ),
			],
			[
				block( 'a/b', {
					style: {
						color: { text: 'red' },
						'@mobile': {
							typography: { fontSize: '2em' },
							spacing: { padding: { top: '1px', left: '2px' } },
							':hover': { color: { text: 'blue' } },
						},
					},
				} ),
			],
			[
				{
					kind: 'styled',
					block: 'a/b',
					text: '',
					viewports: [ 'tablet', 'mobile' ],
					properties: [ 'blockGap', 'fontSize', 'padding', 'text' ],
				},
			],
		],
		[
			'styles everywhere and on smaller screens',
			[ block( 'a/b' ) ],
			[
				block( 'a/b', {
					style: {
						color: { text: 'red' },
						'@mobile': { color: { text: 'blue' } },
					},
				} ),
			],
			[ { kind: 'changed', block: 'a/b', from: '', to: '' } ],
		],
		[
			'a block that came in between',
			[ paragraph( 'One' ), paragraph( 'Three' ) ],
			[ paragraph( 'One' ), paragraph( 'Two' ), paragraph( 'Three' ) ],
			[ { kind: 'added', block: 'core/paragraph', text: 'Two' } ],
		],
		[
			'a block that went, deep inside',
			[ group( group( heading( 'Gone' ), paragraph( 'Stays' ) ) ) ],
			[ group( group( paragraph( 'Stays' ) ) ) ],
			[ { kind: 'removed', block: 'core/heading', text: 'Gone' } ],
		],
		[
			'one type instead of another',
			[ heading( 'Words' ) ],
			[ paragraph( 'Words' ) ],
			[
				{ kind: 'removed', block: 'core/heading', text: 'Words' },
				{ kind: 'added', block: 'core/paragraph', text: 'Words' },
			],
		],
		[
			'a block that was moved',
			[ heading( 'Title' ), paragraph( 'One' ), paragraph( 'Two' ) ],
			[ paragraph( 'One' ), paragraph( 'Two' ), heading( 'Title' ) ],
			[ { kind: 'moved', block: 'core/heading', text: 'Title' } ],
		],
		[
			'a setting of a container and of what is in it',
			[
				block( 'core/group', { align: 'wide' }, [
					paragraph( 'One' ),
				] ),
			],
			[
				block( 'core/group', { align: 'full' }, [
					paragraph( 'Two' ),
				] ),
			],
			[
				{ kind: 'changed', block: 'core/group', from: '', to: '' },
				{
					kind: 'changed',
					block: 'core/paragraph',
					from: 'One',
					to: 'Two',
				},
			],
		],
		[
			'everything in an empty document',
			[],
			[ paragraph( 'New' ) ],
			[ { kind: 'added', block: 'core/paragraph', text: 'New' } ],
		],
	] )( 'finds %s', ( _name, before, after, expected ) => {
		expect( compareBlocks( before, after ) ).toEqual( expected );
	} );

	it( 'regression: finds a change at the end of a long text', () => {
		const long = 'word '.repeat( 100 );
		expect(
			compareBlocks(
				[ paragraph( `${ long }before` ) ],
				[ paragraph( `${ long }after` ) ]
			)
		).toEqual( [
			{
				kind: 'changed',
				block: 'core/paragraph',
				from: `${ long }before`,
				to: `${ long }after`,
			},
		] );
	} );

	it( 'regression: doesn’t treat long texts with the same start as moved', () => {
		const long = 'word '.repeat( 100 );
		expect(
			compareBlocks(
				[ paragraph( `${ long }a` ), heading( 'Title' ) ],
				[ heading( 'Title' ), paragraph( `${ long }b` ) ]
			).map( ( { kind } ) => kind )
		).toEqual( [ 'removed', 'added' ] );
	} );

	it( 'reads rich text objects', () => {
		const rich = { toHTMLString: () => 'Rich' };
		expect(
			compareBlocks(
				[ block( 'core/paragraph', { content: 'Rich' } ) ],
				[ block( 'core/paragraph', { content: rich } ) ]
			)
		).toEqual( [] );
	} );
} );
