import { fail, ok, type Result } from '@/kernel/result';
import type { Search } from '@/features/replacing/index.model';
import { foundKey } from '../model/found';
import { partId, type DocumentId } from '../model/shown';
import { circlesOf, type Texts } from './circles';

const pattern = ( id: number ): DocumentId => ( {
	type: 'wp_block',
	id: String( id ),
} );
const part = ( slug: string ) => partId( 'theme', slug );
const ref = ( id: number ) => `<!-- wp:block {"ref":${ id }} /-->`;

/** Texts of a site, by their keys; whatever else is asked for is gone. */
const site = (
	texts: Readonly< Record< string, string | Result< string > > >,
	patterns: Readonly< Record< string, string > > = {}
): Texts => ( {
	theme: 'theme',
	textOf: ( document ) => {
		const text = texts[ foundKey( document ) ];
		return Promise.resolve(
			typeof text === 'string'
				? ok( text )
				: ( text ?? fail( { code: 'missing' } ) )
		);
	},
	patternText: ( name ) => Promise.resolve( ok( patterns[ name ] ?? '' ) ),
} );

const toPattern = ( to: number | null ): Search => ( {
	kind: 'pattern',
	id: 99,
	to,
} );
const toPart = ( slug: string ): Search => ( {
	kind: 'part',
	part: { theme: 'theme', slug: 'old' },
	to: { theme: 'theme', slug },
} );

/** A site of patterns from a graph; `graph[ n ]` is what pattern n contains. */
const patternsOf = ( graph: readonly ( readonly number[] )[] ): Texts =>
	site(
		Object.fromEntries(
			graph.map( ( inner, id ) => [
				foundKey( pattern( id ) ),
				inner.map( ref ).join( '' ),
			] )
		)
	);

/** Whether following what patterns contain leads from one to itself. */
function hasCircle( graph: readonly ( readonly number[] )[] ): boolean {
	const isReached = ( from: number, to: number ): boolean => {
		const seen = new Set< number >();
		const waiting = [ ...( graph[ from ] ?? [] ) ];
		for ( let at = waiting.pop(); at !== undefined; at = waiting.pop() ) {
			if ( at === to ) {
				return true;
			}
			if ( ! seen.has( at ) ) {
				seen.add( at );
				waiting.push( ...( graph[ at ] ?? [] ) );
			}
		}
		return false;
	};
	return graph.some( ( _, at ) => isReached( at, at ) );
}

/** Numbers from 0 to 1 that are the same each time. */
function* numbers( seed: number ): Generator< number, never > {
	for ( let state = seed; ; ) {
		state = ( state * 48271 ) % 2147483647;
		yield state / 2147483647;
	}
}

describe( 'circlesOf', () => {
	it( 'finds in any design whatever would contain itself, also by all replacements together', async () => {
		const random = numbers( 43 );
		const next = () => random.next().value;
		let refusals = 0;
		for ( let run = 0; run < 300; run++ ) {
			const size = 2 + Math.floor( next() * 6 );
			// Only later ones, so that there is no circle before.
			const graph = Array.from( { length: size }, ( _, at ) =>
				Array.from( { length: size }, ( __, to ) => to ).filter(
					( to ) => to > at && next() < 0.4
				)
			);
			const added = Math.floor( next() * size );
			const mayContain = await circlesOf(
				toPattern( added ),
				patternsOf( graph )
			);
			const allowed = graph.map(
				( _, at ) => mayContain( pattern( at ) ).ok
			);
			refusals += allowed.filter( ( isAllowed ) => ! isAllowed ).length;
			const withAdded = ( isIn: ( at: number ) => boolean ) =>
				graph.map( ( inner, at ) =>
					isIn( at ) ? [ ...inner, added ] : inner
				);
			expect(
				hasCircle( withAdded( ( at ) => allowed[ at ] === true ) )
			).toBe( false );
			graph.forEach( ( _, one ) =>
				expect( hasCircle( withAdded( ( at ) => at === one ) ) ).toBe(
					! allowed[ one ]
				)
			);
		}
		expect( refusals ).toBeGreaterThan( 300 );
	} );

	it( 'follows template parts with and without a theme, and patterns of themes', async () => {
		const mayContain = await circlesOf(
			toPart( 'footer' ),
			site(
				{
					[ foundKey( part( 'footer' ) ) ]:
						'<!-- wp:group --><!-- wp:pattern {"slug":"theme/links"} /--><!-- /wp:group -->',
					[ foundKey( part( 'menu' ) ) ]: ref( 7 ),
				},
				{
					'theme/links':
						'<!-- wp:template-part {"slug":"menu"} /--><!-- wp:pattern {"slug":"theme/links"} /--><!-- wp:template-part {"slug":"menu","theme":"other"} /-->',
				}
			)
		);
		const refused = [
			part( 'footer' ),
			part( 'menu' ),
			partId( 'other', 'menu' ),
			pattern( 7 ),
			part( 'header' ),
			pattern( 8 ),
			{ type: 'page', id: '7' },
		].map( ( document ) => ! mayContain( document ).ok );
		expect( refused ).toEqual( [
			true,
			true,
			true,
			true,
			false,
			false,
			false,
		] );
	} );

	it( 'leaves patterns and parts as they are where what the replacement contains isn’t known', async () => {
		const chain = Array.from( { length: 400 }, ( _, at ) => [ at + 1 ] );
		const first = foundKey( pattern( 0 ) );
		for ( const [ texts, detail ] of [
			[ patternsOf( chain ), 'too many' ],
			[
				site( { [ first ]: fail( { code: 'forbidden' } ) } ),
				'allowed to read',
			],
			[
				site( {
					[ first ]: fail( { code: 'server', detail: 'broken' } ),
				} ),
				'broken',
			],
		] as const ) {
			const mayContain = await circlesOf( toPattern( 0 ), texts );
			expect( mayContain( pattern( 1000 ) ) ).toMatchObject( {
				ok: false,
				error: { detail: expect.stringContaining( detail ) as unknown },
			} );
			expect( mayContain( { type: 'page', id: '1' } ).ok ).toBe( true );
		}
	} );

	it( 'reads nothing where nothing is added', async () => {
		const textOf = jest.fn( site( {} ).textOf );
		const mayContain = await circlesOf( toPattern( null ), {
			...site( {} ),
			textOf,
		} );
		expect( mayContain( pattern( 99 ) ).ok ).toBe( true );
		expect( textOf ).not.toHaveBeenCalled();
	} );
} );
