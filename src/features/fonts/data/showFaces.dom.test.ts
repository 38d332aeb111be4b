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

/** The families of all faces in the page. */
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
	it( 'adds missing faces, and none twice', () => {
		showFaces( document, [ inter, lora, lora ], KNOWN );
		showFaces( document, [ inter, lora ], KNOWN );
		expect( shown() ).toEqual( [ 'Inter', 'Of a plugin', 'Lora' ] );
	} );

	it( 'removes faces that are no longer wanted, and keeps foreign ones', () => {
		showFaces( document, [ lora ], KNOWN );
		expect( shown() ).toEqual( [ 'Of a plugin', 'Lora' ] );
		showFaces( document, [], KNOWN );
		expect( shown() ).toEqual( [ 'Of a plugin' ] );
	} );

	it( 'restores a face that the server had printed', () => {
		showFaces( document, [], KNOWN );
		showFaces( document, [ inter ], KNOWN );
		expect( shown() ).toEqual( [ 'Of a plugin', 'Inter' ] );
	} );

	it( 'continues if the browser rejects a rule', () => {
		showFaces( document, [ { id: 'x', css: '}{' }, lora ], KNOWN );
		expect( shown() ).toContain( 'Lora' );
	} );
} );
