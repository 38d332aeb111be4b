/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 * @jest-environment-options {"more":["block-library"]}
 */
import {
	createBlock,
	getBlockType,
	getBlockTypes,
	parse,
	serialize,
} from '@wordpress/blocks';
import fc from 'fast-check';
import { blockRanges } from '@/kernel/blockText';
import { isRecord } from '@/kernel/guards';
import { CONTENT_CORPUS as CORPUS } from '@tests/support/contentCorpus';
import { registerBlocks } from '@tests/support/coreBlocks';
import { withStoredBlocks } from './storedText';

type Block = ReturnType< typeof parse >[ number ] & {
	readonly isValid?: boolean;
	readonly innerBlocks: readonly Block[];
};

const rewrite = ( text: string ) => serialize( parse( text ) );

/** The text to store for blocks that were parsed from a text and then changed. */
const stored = ( blocks: readonly Block[], text: string ): string =>
	withStoredBlocks( serialize( blocks ), text, { rewrite } );

beforeAll( registerBlocks );

const NEW = () => createBlock( 'core/paragraph', { content: 'Quite new' } );
const NEW_TEXT =
	'<!-- wp:paragraph -->\n<p>Quite new</p>\n<!-- /wp:paragraph -->';

interface Place {
	readonly path: readonly number[];
	readonly start: number;
	readonly end: number;
}

/** All blocks of a text, at any depth, that are known and can have a class. */
function placesIn( text: string ): readonly Place[] {
	const found: Place[] = [];
	const walk = (
		[ from, to ]: readonly [ number, number ],
		blocks: readonly Block[],
		path: readonly number[]
	) => {
		blockRanges( text.slice( from, to ) )
			.filter( ( { name } ) => path.length === 0 || name !== '' )
			.forEach( ( { start, end, inner }, at ) => {
				const block = blocks[ at ];
				// The text of unknown blocks can't be edited.
				if ( ! block || block.name === 'core/missing' ) {
					return;
				}
				const own = [ ...path, at ];
				if (
					block.isValid &&
					'className' in attributesOf( block.name )
				) {
					found.push( {
						path: own,
						start: from + start,
						end: from + end,
					} );
				}
				if ( inner && block.innerBlocks.length > 0 ) {
					walk(
						[ from + inner[ 0 ], from + inner[ 1 ] ],
						block.innerBlocks,
						own
					);
				}
			} );
	};
	walk( [ 0, text.length ], parse( text ), [] );
	return found;
}

const attributesOf = ( name: string ): object => {
	const type = getBlockType( name );
	return isRecord( type ) && isRecord( type.attributes )
		? type.attributes
		: {};
};

/** The same blocks, one of them with another class. */
const changedAt = (
	blocks: readonly Block[],
	[ at = 0, ...rest ]: readonly number[]
): readonly Block[] =>
	blocks.map( ( block, index ) => {
		if ( index !== at ) {
			return block;
		}
		return rest.length > 0
			? { ...block, innerBlocks: changedAt( block.innerBlocks, rest ) }
			: {
					...block,
					attributes: {
						...block.attributes,
						className: 'is-changed',
					},
				};
	} );

/** The end of a found text that is as long as the one after a position. */
const after = ( found: string, text: string, end: number ): string =>
	end === text.length ? '' : found.slice( end - text.length );

describe( 'real-looking content', () => {
	// WordPress reports blocks that are invalid or of an earlier version.
	afterEach( () => {
		for ( const report of [ 'error', 'info', 'warn' ] as const ) {
			jest.mocked( console[ report ] ).mockClear();
		}
	} );

	it( 'has WordPress’s own blocks', () => {
		expect( getBlockTypes().length ).toBeGreaterThan( 90 );
	} );

	describe.each( Object.entries( CORPUS ) )( '%s', ( _name, text ) => {
		it( 'is the same text if nothing is changed', () => {
			expect( stored( parse( text ), text ) ).toBe( text );
		} );

		it( 'keeps every other byte when a block is added at the end', () => {
			expect( stored( [ ...parse( text ), NEW() ], text ) ).toBe(
				`${ text.trimEnd() }\n\n${ NEW_TEXT }`
			);
		} );

		it( 'keeps every other byte when a block is added at the start', () => {
			expect( stored( [ NEW(), ...parse( text ) ], text ) ).toBe(
				`${ NEW_TEXT }\n\n${ text.trimStart() }`
			);
		} );

		it( 'keeps every other byte when a block is removed', () => {
			const ranges = blockRanges( text );
			const blocks = parse( text );
			expect( blocks ).toHaveLength( ranges.length );
			for ( const [ at, { start, end } ] of ranges.entries() ) {
				const left = stored(
					blocks.filter( ( _block, index ) => index !== at ),
					text
				);
				// What is around the removed one is spaces only.
				const before = text.slice( 0, start ).trimEnd();
				const after = text.slice( end ).trimStart();
				expect( left.startsWith( before ) ).toBe( true );
				expect( left.endsWith( after ) ).toBe( true );
				expect(
					left
						.slice( before.length, left.length - after.length )
						.trim()
				).toBe( '' );
			}
		} );
	} );

	it.each( Object.entries( CORPUS ) )(
		'keeps every other byte when one block is changed, at any depth: %s',
		( _name, text ) => {
			const blocks = parse( text );
			for ( const { path, start, end } of placesIn( text ) ) {
				const found = stored( changedAt( blocks, path ), text );
				const place = path.join( ' › ' );
				expect( `${ place } ${ found.slice( 0, start ) }` ).toBe(
					`${ place } ${ text.slice( 0, start ) }`
				);
				expect( `${ place } ${ after( found, text, end ) }` ).toBe(
					`${ place } ${ text.slice( end ) }`
				);
				expect( found ).toContain( 'is-changed' );
			}
		}
	);

	it( 'is the same text in any order and number, but for the one thing that is changed', () => {
		const pieces = Object.values( CORPUS ).flatMap( ( text ) =>
			blockRanges( text ).flatMap( ( { name, start, end } ) =>
				name === '' ? [] : [ text.slice( start, end ) ]
			)
		);
		const GAPS = [ '\n\n', '\n', '', '\r\n\r\n', ' \t\n' ];
		fc.assert(
			fc.property(
				fc.array(
					fc.tuple(
						fc.constantFrom( ...pieces ),
						fc.constantFrom( ...GAPS )
					),
					{ minLength: 1, maxLength: 8 }
				),
				fc.nat(),
				( list, place ) => {
					const text = list.flat().join( '' );
					const blocks = [ ...parse( text ) ];
					// Of unclosed blocks in unclosed ones, WordPress makes blocks in another order.
					fc.pre( blocks.length === list.length );
					fc.pre( blockRanges( text ).length === list.length );
					const at = place % ( list.length + 1 );
					blocks.splice( at, 0, NEW() );
					const found = stored( blocks, text );
					const before = list.slice( 0, at ).flat().join( '' );
					const rest = list.slice( at ).flat().join( '' );
					expect( found.startsWith( before.trimEnd() ) ).toBe( true );
					expect( found.endsWith( rest ) ).toBe( true );
					expect(
						found
							.slice(
								before.trimEnd().length,
								found.length - rest.length
							)
							.trim()
					).toBe( NEW_TEXT );
				}
			),
			{ numRuns: 60 }
		);
	} );
} );
