/**
 * @jest-environment jsdom
 */
import { faceId } from '../model/faceRules';
import { showFaces } from './showFaces';

const face = ( name: string, weight = '400' ) => ( {
	id: faceId( name, 'normal', weight ),
	css: `@font-face{font-family:"${ name }";font-style:normal;font-weight:${ weight };src:url("https://site.test/${ name }.woff2");}`,
} );

const inter = face( 'Inter' );
const lora = face( 'Lora' );
const KNOWN = new Set( [ inter.id, lora.id ] );

/** The families of all faces that the page has. */
const shown = () =>
	[ ...document.querySelectorAll( 'style' ) ].flatMap( ( { sheet } ) =>
		[ ...( sheet?.cssRules ?? [] ) ].map(
			( { cssText } ) =>
				/font-family:\s*"?([^";]+)/.exec( cssText )?.[ 1 ]
		)
	);

beforeEach( () => {
	document.head.innerHTML = `<style class="wp-fonts-local">${ inter.css }${
		face( 'Of a plugin' ).css
	}</style>`;
} );

describe( 'showFaces', () => {
	it( 'adds what the page does not have, and nothing twice', () => {
		showFaces( document, [ inter, lora, lora ], KNOWN );
		showFaces( document, [ inter, lora ], KNOWN );
		expect( shown() ).toEqual( [ 'Inter', 'Of a plugin', 'Lora' ] );
	} );

	it( 'takes away what is not wanted any more, and leaves what is not ours', () => {
		showFaces( document, [ lora ], KNOWN );
		expect( shown() ).toEqual( [ 'Of a plugin', 'Lora' ] );
		showFaces( document, [], KNOWN );
		expect( shown() ).toEqual( [ 'Of a plugin' ] );
	} );

	it( 'brings back what the server had printed', () => {
		showFaces( document, [], KNOWN );
		showFaces( document, [ inter ], KNOWN );
		expect( shown() ).toEqual( [ 'Of a plugin', 'Inter' ] );
	} );

	it( 'goes on where the browser refuses a rule', () => {
		showFaces( document, [ { id: 'x', css: '}{' }, lora ], KNOWN );
		expect( shown() ).toContain( 'Lora' );
	} );
} );
