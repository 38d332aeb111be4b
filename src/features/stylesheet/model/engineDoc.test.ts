import fc from 'fast-check';
import { getIn, type StylesDoc } from '@/features/globalStyles/index.model';
import { engineDocOf as engineDocBy } from './engineDoc';

const engineDocOf = ( doc: StylesDoc ) =>
	engineDocBy( doc, { hasSelectorLists: true } );

const colors = ( ...slugs: string[] ) => ( {
	color: {
		palette: {
			theme: slugs.map( ( slug ) => ( {
				slug,
				name: slug,
				color: 'red',
			} ) ),
		},
	},
} );

/** The name of a variable as the style engine of WordPress 7.1 makes it of a slug. */
const engineName = ( slug: string ): string =>
	slug
		.replace( /([a-z])([A-Z])/g, '$1-$2' )
		.replace( /([0-9])([a-zA-Z])/g, '$1-$2' )
		.replace( /([a-zA-Z])([0-9])/g, '$1-$2' )
		.replace( /[\s_]+/g, '-' )
		.toLowerCase();

describe( 'engineDocOf', () => {
	it.each( [
		[ 'n27', 'n-27' ],
		[ 'accentBlue', 'accent-blue' ],
		[ '2xl', '2-xl' ],
		[ '2nd', '2nd' ],
		[ 'base-2', 'base-2' ],
		[ 'синий', 'синий' ],
		[ 'École', 'École' ],
		[ 'light blue', 'light-blue' ],
	] )( 'names the variable of “%s” as the server does', ( slug, name ) => {
		const { doc, restore } = engineDocOf( {
			settings: colors( slug ),
			styles: {},
		} );
		const [ preset ] = ( doc.settings as ReturnType< typeof colors > ).color
			.palette.theme;
		expect( restore( `--${ engineName( preset?.slug ?? '' ) }:` ) ).toBe(
			`--${ name }:`
		);
	} );

	it( 'keeps the names of different slugs apart', () => {
		fc.assert(
			fc.property(
				fc.uniqueArray( fc.stringMatching( /^[a-z\d]{1,6}$/ ), {
					maxLength: 30,
				} ),
				( slugs ) => {
					const { doc, restore } = engineDocOf( {
						settings: {
							custom: Object.fromEntries(
								slugs.map( ( slug ) => [ slug, slug ] )
							),
						},
						styles: {},
					} );
					const found = Object.entries(
						doc.settings.custom as Record< string, string >
					);
					for ( const [ key, slug ] of found ) {
						const name = restore( engineName( key ) );
						expect( name.replaceAll( '-', '' ) ).toBe( slug );
					}
				}
			)
		);
	} );

	it( 'prints references as they are stored', () => {
		expect(
			engineDocOf( {
				settings: { custom: { gap: 'var:preset|spacing|2xl' } },
				styles: {
					typography: { fontFamily: 'var:preset|font-family|n27' },
					blocks: {
						'core/quote': {
							color: { text: 'var:custom|inkColor' },
						},
					},
				},
			} ).doc
		).toEqual( {
			settings: { custom: { gap: 'var(--wp--preset--spacing--2xl)' } },
			styles: {
				typography: {
					fontFamily: 'var(--wp--preset--font-family--n27)',
				},
				blocks: {
					'core/quote': {
						color: { text: 'var(--wp--custom--inkColor)' },
					},
				},
			},
		} );
	} );

	it( 'has numbers as text, 0 among them', () => {
		expect(
			engineDocOf( {
				settings: { layout: { contentSize: 0 } },
				styles: {
					spacing: { blockGap: 0, padding: { top: 0, left: 1.5 } },
					elements: { button: { border: { radius: 0 } } },
					background: { backgroundImage: { id: 7 } },
				},
			} ).doc
		).toEqual( {
			settings: { layout: { contentSize: 0 } },
			styles: {
				spacing: { blockGap: '0', padding: { top: '0', left: '1.5' } },
				elements: { button: { border: { radius: '0' } } },
				background: { backgroundImage: { id: 7 } },
			},
		} );
	} );

	it( 'prints the CSS of blocks and their variations, and leaves that of the site', () => {
		const css = '@media print { & { color: red } }';
		const { doc, restore } = engineDocOf( {
			settings: {},
			styles: {
				css,
				blocks: {
					'core/quote': { css, variations: { plain: { css } } },
				},
			},
		} );
		expect( doc.styles.css ).toBe( css );
		const quote = getIn( doc.styles, [ 'blocks', 'core/quote' ] );
		const own = String( getIn( quote, [ 'css' ] ) );
		const plain = String(
			getIn( quote, [ 'variations', 'plain', 'css' ] )
		);
		expect(
			restore(
				`i{top:0}:root :where(.q){${ own }}:root :where(:root :where(.q.plain)){${ plain }}b{top:0}`
			)
		).toBe(
			'i{top:0}:root :where(.q@media print ){}:root :where(.q){color: red}' +
				':root :where(.q.plain@media print ){}:root :where(.q.plain){color: red}b{top:0}'
		);
	} );

	it( 'has no gap for one axis alone, and one text for both', () => {
		const gapOf = ( blockGap: unknown ) =>
			engineDocOf( { settings: {}, styles: { spacing: { blockGap } } } )
				.doc.styles;
		expect( gapOf( { top: '1px' } ) ).toEqual( { spacing: {} } );
		expect( gapOf( { top: 0, left: 0 } ) ).toEqual( {
			spacing: { blockGap: '0' },
		} );
		expect(
			gapOf( { top: 'var:preset|spacing|50', left: '2em' } )
		).toEqual( {
			spacing: { blockGap: 'var(--wp--preset--spacing--50) 2em' },
		} );
		expect( gapOf( { ref: 'styles.a' } ) ).toEqual( {
			spacing: { blockGap: { ref: 'styles.a' } },
		} );
	} );

	it( 'omits duotones that the server doesn’t find', () => {
		const duotone = [ 'inkBlue', 'ink-blue' ].map( ( slug ) => ( {
			slug,
			colors: [ '#000', '#fff' ],
		} ) );
		expect(
			engineDocOf( {
				settings: { color: { duotone: { theme: duotone } } },
				styles: {},
			} ).doc.settings
		).toEqual( { color: { duotone: { theme: [ duotone[ 1 ] ] } } } );
	} );
} );

it( 'prints no custom value that is true or false', () => {
	expect(
		engineDocOf( {
			settings: { custom: { on: true, in: { off: false, a: 0 } } },
			styles: {},
		} ).doc.settings.custom
	).toEqual( { in: { a: 0 } } );
} );
