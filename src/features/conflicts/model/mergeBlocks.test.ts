import fc from 'fast-check';
import fixture from '@tests/fixtures/block-merges.json';
import { CONTENT_CORPUS } from '@tests/support/contentCorpus';
import { blockRanges } from '@/kernel/blockText';
import { mergeBlocks } from './mergeBlocks';

const paragraph = ( words: string ) =>
	`<!-- wp:paragraph -->\n<p>${ words }</p>\n<!-- /wp:paragraph -->`;
const heading = ( words: string ) =>
	`<!-- wp:heading -->\n<h2>${ words }</h2>\n<!-- /wp:heading -->`;
const group = ( ...inner: readonly string[] ) =>
	`<!-- wp:group -->\n<div>${ inner.join( '\n\n' ) }</div>\n<!-- /wp:group -->`;
const page = ( ...blocks: readonly string[] ) => blocks.join( '\n\n' );

const [ a, b, c ] = [ 'a', 'b', 'c' ].map( paragraph ) as [
	string,
	string,
	string,
];

/** A text by the names of its blocks. */
const named = ( names: string ) =>
	page(
		...names
			.split( ' ' )
			.filter( Boolean )
			.map(
				( name ) =>
					fixture.blocks[ name as keyof typeof fixture.blocks ]
			)
	);

/** Those of the server, too: tests/php/Records/Block_Merge_Test.php. */
const CASES = fixture.cases.map(
	( [ name, base, mine, theirs, merged, reason ] ) =>
		[
			name ?? '',
			named( base ?? '' ),
			named( mine ?? '' ),
			named( theirs ?? '' ),
			merged === null || merged === undefined ? null : named( merged ),
			reason ?? '',
		] as const
);

const anyBlock = () =>
	fc.oneof(
		fc.constantFrom( 'a', 'b', 'c', 'd', 'e' ).map( paragraph ),
		fc.constantFrom( 'a', 'b' ).map( heading ),
		fc.constant( '<!-- wp:spacer /-->' ),
		fc.constant( group( paragraph( 'a' ), heading( 'b' ) ) )
	);
const anyPage = () =>
	fc
		.array( anyBlock(), { maxLength: 8 } )
		.map( ( blocks ) => page( ...blocks ) );

/** Content that differs from a base by a few changes. */
const changedFrom = ( base: string ) =>
	fc
		.array(
			fc.record( {
				at: fc.nat( 8 ),
				remove: fc.nat( 1 ),
				add: fc.array( anyBlock(), { maxLength: 2 } ),
			} ),
			{ maxLength: 2 }
		)
		.map( ( steps ) => {
			const blocks = textsOf( base );
			for ( const { at, remove, add } of steps ) {
				blocks.splice( at % ( blocks.length + 1 ), remove, ...add );
			}
			return page( ...blocks );
		} );
const anyThree = () =>
	anyPage().chain( ( base ) =>
		fc.tuple(
			fc.constant( base ),
			changedFrom( base ),
			changedFrom( base )
		)
	);

function textsOf( content: string ): string[] {
	return blockRanges( content ).map( ( { start, end } ) =>
		content.slice( start, end )
	);
}

function merged( base: string, mine: string, theirs: string ): string {
	const result = mergeBlocks( base, mine, theirs );
	expect( result ).toMatchObject( { ok: true } );
	return result.ok ? result.content : '';
}

describe( 'blocks that two people changed', () => {
	it( 'equal one side exactly if the other changed nothing', () => {
		fc.assert(
			fc.property( fc.string(), fc.string(), ( base, other ) => {
				expect( merged( base, base, other ) ).toBe( other );
				expect( merged( base, other, base ) ).toBe( other );
				expect( merged( base, other, other ) ).toBe( other );
			} )
		);
	} );

	it( 'contain every block that either side added, and none that either removed', () => {
		fc.assert(
			fc.property( anyThree(), ( [ base, mine, theirs ] ) => {
				const result = mergeBlocks( base, mine, theirs );
				if ( ! result.ok ) {
					return;
				}
				const [ before, here, there, now ] = [
					countsOf( base ),
					countsOf( mine ),
					countsOf( theirs ),
					countsOf( result.content ),
				];
				const texts = [ before, here, there, now ].flatMap(
					( counts ) => [ ...counts.keys() ]
				);
				for ( const text of new Set( texts ) ) {
					const of = ( counts: Counts ) => counts.get( text ) ?? 0;
					const was = of( before );
					const added = [ of( here ) - was, of( there ) - was ];
					const [ less, more ] = [
						Math.min( ...added ),
						Math.max( ...added ),
					];
					// Both may have added or removed the same block.
					const sum = was + less + more;
					expect( of( now ) ).toBeGreaterThanOrEqual(
						Math.min( was + less, was + more, sum )
					);
					expect( of( now ) ).toBeLessThanOrEqual(
						Math.max( was + less, was + more, sum )
					);
				}
			} ),
			{ numRuns: 1000 }
		);
	} );

	it( 'are the same, whichever side saves last', () => {
		fc.assert(
			fc.property( anyThree(), ( [ base, mine, theirs ] ) => {
				const one = mergeBlocks( base, mine, theirs );
				const other = mergeBlocks( base, theirs, mine );
				expect( one.ok ).toBe( other.ok );
				if ( one.ok && other.ok ) {
					expect( textsOf( one.content ).sort() ).toEqual(
						textsOf( other.content ).sort()
					);
				}
			} ),
			{ numRuns: 1000 }
		);
	} );

	it( 'are merged if each side changed other blocks, even adjacent ones', () => {
		const marks = fc.array(
			fc.constantFrom(
				'stays',
				'mine',
				'theirs',
				'mineGone',
				'theirsGone'
			),
			{ minLength: 1, maxLength: 12 }
		);
		fc.assert(
			fc.property( marks, ( fates ) => {
				const write = (
					of: ( fate: string, name: string ) => string
				) =>
					page(
						...fates
							.map( ( fate, at ) => of( fate, `${ at }` ) )
							.filter( ( text ) => text !== '' )
					);
				const base = write( ( _fate, name ) => heading( name ) );
				const of = ( who: string ) =>
					write( ( fate, name ) =>
						fate === `${ who }Gone`
							? ''
							: heading(
									fate === who ? `${ who } ${ name }` : name
								)
					);
				const expected = write( ( fate, name ) =>
					fate.endsWith( 'Gone' )
						? ''
						: heading(
								fate === 'stays' ? name : `${ fate } ${ name }`
							)
				);
				const result = mergeBlocks(
					base,
					of( 'mine' ),
					of( 'theirs' )
				);
				// A block that was removed beside a changed one may be aligned with the changed one.
				if ( result.ok ) {
					expect( result.content ).toBe( expected );
				} else {
					expect(
						fates.some( ( fate ) => fate.endsWith( 'Gone' ) )
					).toBe( true );
				}
			} ),
			{ numRuns: 500 }
		);
	} );

	it.each( CASES )(
		'are put together as on the server: %s',
		( _name, base, mine, theirs, content, reason ) => {
			expect( mergeBlocks( base, mine, theirs ) ).toEqual(
				content === null ? { ok: false, reason } : { ok: true, content }
			);
		}
	);

	describe.each( Object.entries( CONTENT_CORPUS ) )(
		'keep every other byte: %s',
		( _name, text ) => {
			const [ mine, theirs ] = [ 'mine', 'theirs' ].map( paragraph ) as [
				string,
				string,
			];
			const ranges = blockRanges( text );
			const [ first, last ] = [ ranges[ 0 ], ranges.at( -1 ) ];
			const before = text.slice( 0, first?.start );
			const after = text.slice( last?.end );

			it( 'where each side added one', () => {
				const middle = text.trim();
				const one = `${ before }${ middle }\n\n${ mine }${ after }`;
				const other = `${ before }${ theirs }\n\n${ middle }${ after }`;
				for ( const [ left, right ] of [
					[ one, other ],
					[ other, one ],
				] as const ) {
					expect( merged( text, left, right ) ).toBe(
						`${ before }${ theirs }\n\n${ middle }\n\n${ mine }${ after }`
					);
				}
			} );

			it( 'where one side changed a block and the other added one', () => {
				const added = ( to: string ) =>
					`${ before }${ theirs }\n\n${ to.slice( before.length ) }`;
				for ( const { start, end } of ranges ) {
					const changed =
						text.slice( 0, start ) + mine + text.slice( end );
					expect( merged( text, changed, added( text ) ) ).toBe(
						added( changed )
					);
				}
			} );
		}
	);

	it( 'keep spaces between blocks that each side changed one of', () => {
		expect(
			merged(
				`${ a }\r\n${ b } \n`,
				`${ c }\r\n${ b } \n`,
				`${ a }\r\n${ c } \n`
			)
		).toBe( `${ c }\r\n${ c } \n` );
	} );

	it( 'are not put together where there are too many', () => {
		const long = page( ...Array.from( { length: 2001 }, () => b ) );
		expect( mergeBlocks( a, long, c ) ).toEqual( {
			ok: false,
			reason: 'tooLong',
		} );
	} );
} );

type Counts = ReadonlyMap< string, number >;

function countsOf( content: string ): Counts {
	const counts = new Map< string, number >();
	for ( const text of textsOf( content ) ) {
		counts.set( text, ( counts.get( text ) ?? 0 ) + 1 );
	}
	return counts;
}
