import fc from 'fast-check';
import type { UnknownRecord } from '@/kernel/guards';
import { withoutPreset } from './withoutPreset';

const paint = fc.constantFrom(
	'var:preset|color|ink',
	'var(--wp--preset--color--ink)',
	'var:preset|color|sea',
	'#123456'
);

const styles = fc.dictionary(
	fc.constantFrom( 'color', 'border', 'elements' ),
	fc.dictionary( fc.constantFrom( 'text', 'background', 'top' ), paint )
);

const attributes: fc.Arbitrary< UnknownRecord > = fc.record(
	{
		textColor: fc.constantFrom( 'ink', 'sea' ),
		overlayColor: fc.constantFrom( 'ink', 'sea' ),
		customOverlayColor: fc.constant( 'ink' ),
		height: paint,
		content: fc.constant( 'ink' ),
		style: styles,
	},
	{ requiredKeys: [] }
);

describe( 'withoutPreset', () => {
	it( 'takes out all choices of a preset, and nothing else', () => {
		fc.assert(
			fc.property( attributes, ( before ) => {
				const after = withoutPreset( before, 'color', 'ink' );
				const text = JSON.stringify( after ?? before );
				expect( text ).not.toMatch(
					/color\|ink|color--ink|"(?:textColor|overlayColor)":"ink"/
				);
				for ( const kept of [
					'"textColor":"sea"',
					'"overlayColor":"sea"',
					'"customOverlayColor":"ink"',
					'"content":"ink"',
					'#123456',
					'color|sea',
				] ) {
					expect( text.split( kept ) ).toHaveLength(
						JSON.stringify( before ).split( kept ).length
					);
				}
				// What is left chooses nothing any more.
				expect(
					withoutPreset( after ?? before, 'color', 'ink' )
				).toBeNull();
			} )
		);
	} );

	it( 'takes out groups that are empty then', () => {
		expect(
			withoutPreset(
				{
					style: {
						spacing: { padding: { top: 'var:preset|spacing|50' } },
					},
					align: 'wide',
				},
				'spacing',
				'50'
			)
		).toEqual( { align: 'wide' } );
	} );

	it( 'leaves rich text and references within longer values', () => {
		class RichText {
			public readonly html = 'var:preset|color|ink';
		}
		const before = {
			content: new RichText(),
			style: { css: 'color: var(--wp--preset--color--ink)' },
		};
		expect( withoutPreset( before, 'color', 'ink' ) ).toBeNull();
	} );
} );
