import { invariant } from '@/kernel/invariant';
import { valueFinderOf, type ValueForm } from './findValues';
import { withEdits } from './replace';
import type { Search } from './search';

function replaced( form: ValueForm, value: string, search: Search ): string {
	const finder = valueFinderOf( search );
	invariant( finder.ok, 'the search is valid' );
	return withEdits(
		value,
		finder.value( form, value ).flatMap( ( { edits } ) => edits )
	);
}

const words = ( text: string, to: string | null ): Search => ( {
	kind: 'text',
	text,
	matchesCase: false,
	matchesAccents: false,
	isWholeWords: false,
	isExpression: false,
	to,
} );

const SETTINGS = JSON.stringify( {
	color: {
		palette: {
			custom: [ { name: 'Red "wine"', slug: 'red', color: '#F00' } ],
		},
	},
} );

const STYLES = JSON.stringify( {
	color: { text: 'var:preset|color|red', background: 'red' },
	css: 'a { color: var(--wp--preset--color--red); }',
	background: { backgroundImage: { id: 7, url: 'https://a.test/7.png' } },
} );

describe( 'values besides blocks', () => {
	it( 'have text as people read it, and are escaped', () => {
		expect(
			replaced(
				'html',
				'Fish &amp; Chips',
				words( 'fish & chips', 'A < B' )
			)
		).toBe( 'A &lt; B' );
		expect(
			JSON.parse(
				replaced( 'styles', SETTINGS, words( '"wine"', '"\\' ) )
			)
		).toHaveProperty( 'color.palette.custom.0.name', 'Red "\\' );
	} );

	it.each( [
		[ 'R&D & more', 'R&D & more!' ],
		// It would be read as an entity, alone or with what follows.
		[ '&lt;', '&amp;lt;!' ],
		[ 'x &am', 'x &am!' ],
	] )( 'keep “&” as it is typed: %s', ( to, stored ) => {
		expect( replaced( 'html', 'old!', words( 'old', to ) ) ).toBe( stored );
	} );

	it( 'don’t make an entity of “&” and what follows', () => {
		expect( replaced( 'html', 'oldlt;', words( 'old', 'A&' ) ) ).toBe(
			'A&amp;lt;'
		);
	} );

	it( 'keep slugs and values where a name is replaced', () => {
		expect(
			JSON.parse( replaced( 'styles', SETTINGS, words( 'red', 'Blue' ) ) )
		).toEqual( {
			color: {
				palette: {
					custom: [
						{ name: 'Blue "wine"', slug: 'red', color: '#F00' },
					],
				},
			},
		} );
	} );

	it( 'have presets in references and variables, but no slugs and values of the same name', () => {
		const search = {
			kind: 'preset',
			preset: 'color',
			slug: 'red',
			to: 'blue',
		} as const;
		expect(
			JSON.parse( replaced( 'styles', STYLES, search ) )
		).toMatchObject( {
			color: { text: 'var:preset|color|blue', background: 'red' },
			css: 'a { color: var(--wp--preset--color--blue); }',
		} );
		expect( replaced( 'styles', SETTINGS, search ) ).toBe( SETTINGS );
	} );

	it( 'have colors in palettes and styles', () => {
		const color = ( from: string ) =>
			( { kind: 'colorValue', color: from, to: '#123456' } ) as const;
		expect( replaced( 'styles', SETTINGS, color( '#ff0000' ) ) ).toContain(
			'"color":"#123456"'
		);
		expect(
			JSON.parse( replaced( 'styles', STYLES, color( 'red' ) ) )
		).toMatchObject( {
			color: { text: 'var:preset|color|red', background: '#123456' },
		} );
	} );

	it( 'have files by their ID and address', () => {
		const search = {
			kind: 'media',
			file: { id: 7, url: 'https://a.test/7.png' },
			to: { id: 9, url: 'https://a.test/9.png' },
		} as const;
		expect( replaced( 'file', '7', search ) ).toBe( '9' );
		expect( replaced( 'file', '77', search ) ).toBe( '77' );
		expect(
			JSON.parse( replaced( 'styles', STYLES, search ) )
		).toMatchObject( {
			background: {
				backgroundImage: { id: 9, url: 'https://a.test/9.png' },
			},
		} );
	} );

	it( 'stay as they are where something is only looked for', () => {
		for ( const search of [
			words( 'red', null ),
			{ kind: 'preset', preset: 'color', slug: 'red', to: null },
			{ kind: 'colorValue', color: 'red', to: null },
		] as const ) {
			expect( replaced( 'styles', STYLES, search ) ).toBe( STYLES );
			expect( replaced( 'styles', SETTINGS, search ) ).toBe( SETTINGS );
		}
	} );
} );
