/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { unseenTexts } from './unseenTexts';

const SIZE = {
	left: 10,
	right: 90,
	top: 10,
	bottom: 30,
	width: 80,
	height: 20,
};

/** The texts of a content that visitors of a page with some styles don't see. */
function unseen( content: string, css = '' ): readonly string[] {
	document.head.innerHTML = `<style>html, body, p { background-color: rgba(0, 0, 0, 0) } body { color: rgb(0, 0, 0) } ${ css }</style>`;
	document.body.innerHTML = content;
	return unseenTexts( document, content );
}

beforeEach( () => {
	// Nothing has a size where nothing is drawn.
	Range.prototype.getBoundingClientRect = () => SIZE as DOMRect;
	for ( const [ name, value ] of Object.entries( {
		scrollWidth: 900,
		scrollHeight: 2000,
		clientWidth: 100,
		clientHeight: 100,
	} ) ) {
		jest.spyOn(
			Element.prototype,
			name as 'clientWidth',
			'get'
		).mockReturnValue( value );
	}
} );

afterEach( () => {
	jest.restoreAllMocks();
} );

it.each( [
	[
		'the color of the page',
		'<p style="color:#fdfdfd">Secret</p>',
		'body { background-color: rgb(255, 255, 255) }',
	],
	[
		'the color of a page without one',
		'<p style="color:#fff">Secret</p>',
		'',
	],
	[
		'the color of a group, inherited from it',
		'<div style="color:#123456;background-color:#123456"><p>Secret</p></div>',
		'',
	],
	[
		'a color of the theme',
		'<p class="has-x-color">Secret</p>',
		'.has-x-color { color: rgba(0, 0, 0, 0) }',
	],
	[
		'a size of the theme',
		'<p class="has-x-font-size">Secret</p>',
		'.has-x-font-size { font-size: 1px }',
	],
	[
		'groups that are hardly there',
		'<div style="opacity:0.3"><p style="opacity:0.3">Secret</p></div>',
		'',
	],
	[ 'a class', '<p class="x">Secret</p>', '.x { display: none }' ],
	[
		'an inherited visibility',
		'<div class="x"><p>Secret</p></div>',
		'.x { visibility: hidden }',
	],
] )( 'finds a text that is hidden by %s', ( _name, content, css ) => {
	expect( unseen( content, css ) ).toEqual( [ 'Secret' ] );
} );

it.each( [
	[ 'a color that differs', '<p style="color:#777">Shown</p>' ],
	[
		'a picture behind it',
		'<div><img src="/a.png" alt=""><p style="color:#fff">Shown</p></div>',
	],
	[
		'what opens on demand',
		'<details><summary>A</summary><p style="visibility:hidden">Shown</p></details>',
	],
] )( 'leaves out a text with %s', ( _name, content ) => {
	expect( unseen( content ) ).toEqual( [] );
} );

it( 'finds what is outside of the page', () => {
	Range.prototype.getBoundingClientRect = () =>
		( { ...SIZE, left: -990, right: -910 } ) as DOMRect;
	expect( unseen( '<p>Secret</p>' ) ).toEqual( [ 'Secret' ] );
} );

it( 'looks for all texts of a page where styles change', () => {
	document.head.innerHTML = '<style>p { font-size: 0px }</style>';
	document.body.innerHTML =
		'<p>Secret</p><div>Shown</div><script>const hidden = true</script>';
	expect( unseenTexts( document ) ).toEqual( [ 'Secret' ] );
} );

it( 'says that there is more than it looks for', () => {
	document.head.innerHTML = '';
	document.body.innerHTML = '<p>One</p><p>Two</p><p>Three</p>';
	expect( unseenTexts( document, undefined, 2 ) ).toEqual( [ '…' ] );
	expect( unseenTexts( document, undefined, 3 ) ).toEqual( [] );
} );

it( 'looks for texts of the content only, in other quotation marks as well', () => {
	document.head.innerHTML = '';
	document.body.innerHTML =
		'<p style="opacity:0">Skip to content</p><p style="opacity:0">It’s “here”</p>';
	expect( unseenTexts( document, '<p>It\'s "here"</p>' ) ).toEqual( [
		'It’s “here”',
	] );
} );
