import fc from 'fast-check';
import { anyDoc } from '@/features/globalStyles/index.model';
import { presetLocations } from './presetLocations';

const locationsIn = ( styles: Record< string, unknown >, settings = {} ) =>
	presetLocations( { settings, styles }, 'color', 'accent-1' ).map(
		( { part, keys } ) => [ part, ...keys ].join( '.' )
	);

describe( 'presetLocations', () => {
	it.each( [
		[ 'a reference', 'var:preset|color|accent-1' ],
		[ 'a variable', 'var(--wp--preset--color--accent-1)' ],
		[ 'one of several', '1px solid var(--wp--preset--color--accent-1)' ],
		[ 'CSS', 'a { color: var(--wp--preset--color--accent-1); }' ],
	] )( 'finds %s', ( _name, value ) => {
		expect( locationsIn( { color: { text: value } } ) ).toEqual( [
			'styles.color.text',
		] );
	} );

	it( 'finds uses in blocks, lists and settings', () => {
		const value = 'var:preset|color|accent-1';
		expect(
			locationsIn(
				{
					blocks: {
						'core/quote': { filter: { duotone: [ value ] } },
					},
					elements: {
						link: { ':hover': { color: { text: value } } },
					},
				},
				{ color: { gradients: { custom: [ { gradient: value } ] } } }
			)
		).toEqual( [
			'settings.color.gradients.custom',
			'styles.blocks.core/quote.filter.duotone',
			'styles.elements.link.:hover.color.text',
		] );
	} );

	it.each( [
		[ 'a longer slug', 'var:preset|color|accent-12' ],
		[ 'a slug with more words', 'var(--wp--preset--color--accent-1-dark)' ],
		[ 'another kind', 'var:preset|gradient|accent-1' ],
		[ 'a plain text', 'accent-1' ],
	] )( 'ignores %s', ( _name, value ) => {
		expect( locationsIn( { color: { text: value } } ) ).toEqual( [] );
	} );

	it.each( [
		'var:preset|color|brand1',
		'var:preset|color|brand-1',
		'var(--wp--preset--color--brand-1)',
	] )( 'finds a slug with a digit in %s', ( value ) => {
		expect(
			presetLocations(
				{ settings: {}, styles: { color: { text: value } } },
				'color',
				'brand1'
			)
		).toHaveLength( 1 );
	} );

	it( 'accepts any stored document and slug', () => {
		fc.assert(
			fc.property( anyDoc(), fc.string(), ( doc, slug ) => {
				expect(
					Array.isArray( presetLocations( doc, 'shadow', slug ) )
				).toBe( true );
			} )
		);
	} );
} );
