/**
 * @jest-environment jsdom
 */

/** jsdom's own, which setUp.ts has replaced on the page. */
function jsdomStyle(): typeof window.getComputedStyle {
	const frame = document.createElement( 'iframe' );
	document.body.append( frame );
	const other = frame.contentWindow as Window;
	return ( element ) => other.getComputedStyle( element );
}

const NAMES = [
	'display',
	'visibility',
	'overflow',
	'overflow-x',
	'position',
	'pointer-events',
	'color',
];

function expectSame(): void {
	const whole = jsdomStyle();
	for ( const element of document.querySelectorAll( '*' ) ) {
		const expected = whole( element );
		const found = getComputedStyle( element );
		const values = ( style: CSSStyleDeclaration ) => [
			element.outerHTML,
			...NAMES.map( ( name ) => style.getPropertyValue( name ) ),
			style.display,
			style.overflowX,
			style.length,
		];
		expect( values( found ) ).toEqual( values( expected ) );
	}
}

const BODY = `
	<main><p hidden>a</p><span hidden>b</span><input type="hidden"><input><template></template></main>
	<dialog>a</dialog><dialog open>a</dialog><details><summary>a</summary></details>
	<ruby>a<rt>b</rt><rp>c</rp></ruby><svg><g></g></svg><ul><li>a</li></ul>
	<section style="visibility: hidden; display: flex"><div><i style="visibility: visible"></i></div></section>
	<div class="hidden"><b class="shown">a</b></div><div class="hidden inline" style="display: grid"></div>
	<div class="outer"><em class="inner">a</em></div><em class="inner unset">a</em><a class="scrolls" title="a.b">a</a>`;

const SHEET = `
	.hidden { display: none; visibility: hidden }
	.shown { visibility: visible }
	.outer .inner { display: block }
	.outer > .inner, [title="a.b"] { position: fixed }
	em { display: inline-flex }
	.unset { display: unset }
	.scrolls { overflow-x: scroll; overflow: auto; color: red; pointer-events: none }
	@media print { main { display: none } }
	:a-selector( of the future ) { display: none }`;

describe( 'the styles that tests ask for', () => {
	beforeEach( () => {
		document.head.innerHTML = '';
		document.body.innerHTML = BODY;
	} );

	it( 'are jsdom’s', expectSame );

	it( 'are jsdom’s with style sheets, also changed ones', () => {
		const sheet = document.createElement( 'style' );
		sheet.textContent = SHEET;
		document.head.append( sheet );
		expectSame();
		sheet.sheet?.insertRule( 'li { display: none }', 0 );
		expectSame();
		document.body.classList.add( 'hidden' );
		expectSame();
		sheet.remove();
		expectSame();
	} );
} );
