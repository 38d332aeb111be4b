import fc from 'fast-check';
import { checkCss } from '.';

const reasons = ( ...[ source, options ]: Parameters< typeof checkCss > ) =>
	checkCss( source, options ).problems.map( ( { reason } ) => reason );

describe( 'checkCss', () => {
	it.each( [
		[ '' ],
		[ '/* nothing */' ],
		[ 'a{color:red}' ],
		[ 'a { color: red; ; }' ],
		[
			'a:hover::before, .b > c + d ~ e, [href^="x"] { margin: 0 auto !important }',
		],
		[ '.a { color: red; .b { color: blue; } &:hover { top: 0 } }' ],
		[ '@media (400px <= width < 900px) { a { color: red } }' ],
		[ '@keyframes x { from { top: 0 } 50% { top: 1px } }' ],
		[ '@font-face { font-family: X; src: url(x.woff2) }' ],
		[ '@layer a, b;' ],
		[ '@import url("x.css");' ],
		[ '@supports (display: grid) and (not (color: red)) { a { b: c } }' ],
		[
			':root { --x: { a: b }; --empty:; --y: url(data:image/png;base64,AA==) }',
		],
		[ 'a { background: url(data:image/svg+xml;base64,AA==) }' ],
		[ 'a { background: url( "data:image/svg+xml,<svg></svg>" ) }' ],
		[ 'a { width: calc(100% - (2 * var(--gap, 1px))) }' ],
		[ "a { content: '\\'' } b { content: \"/* } \" }" ],
		[
			"a { filter: progid:DXImageTransform.Microsoft.gradient(startColorstr='#1') }",
		],
		[ 'a { unknown-property: of the future(1 / 2) }' ],
		[ '@future-rule something { a: b }' ],
		[ '.sm\\:flex { display: flex }' ],
		[ 'a { color: red }\r\nb { color: blue }' ],
	] )( 'has nothing against %s', ( source ) => {
		expect( checkCss( source ).problems ).toEqual( [] );
	} );

	it.each( [
		[ 'a { color: red', 'unclosed' ],
		[ 'a { color: red } }', 'unexpected' ],
		[ 'a { width: calc(1px + 2px; }', 'unclosed' ],
		[ 'a { width: 1px) }', 'unexpected' ],
		[ 'a { color red }', 'colon' ],
		[ 'a { color: }', 'value' ],
		[ 'a { 4px: red }', 'name' ],
		[ 'a { color: red\n  top: 0 }', 'semicolon' ],
		[ 'a { content: "x; }', 'string' ],
		[ '/* a { color: red }', 'comment' ],
		[ 'a { background: url(x y) }', 'url' ],
		[ '{ color: red }', 'selector' ],
		[ 'color: red;', 'outside' ],
		[ 'a', 'outside' ],
		[ 'a { color: red };', 'unexpected' ],
		[ '/* </style> */', 'closingTag' ],
		[ 'a { color: red } <', 'closingTag' ],
	] )( 'marks %s', ( source, reason ) => {
		expect( reasons( source ) ).toContain( reason );
	} );

	it( 'reports line and column', () => {
		expect(
			checkCss( 'a {\n  color: red;\n  top 0;\n}' ).problems
		).toEqual( [
			{
				reason: 'colon',
				text: 'top 0',
				from: 20,
				to: 25,
				line: 3,
				column: 3,
			},
		] );
	} );

	it( 'reports the opening bracket, not the end of the sheet', () => {
		const [ problem ] = checkCss( 'a {}\n\n@media print {\n\n\n' ).problems;
		expect( problem ).toMatchObject( { reason: 'unclosed', line: 3 } );
	} );

	it( 'accepts bare declarations in the CSS of a block', () => {
		const source = 'color: red; & p { margin: 0 } &:hover { top: 0 }';
		expect( reasons( source, { scope: 'block' } ) ).toEqual( [] );
		expect( reasons( source ) ).not.toEqual( [] );
	} );

	it( 'rejects tags only if WordPress does', () => {
		const source = 'a { content: "<b>" }';
		expect( reasons( source ) ).toEqual( [] );
		expect( reasons( source, { markup: 'refused' } ) ).toEqual( [
			'markup',
		] );
	} );

	it( 'lists declarations of styles, but not of fonts', () => {
		const { declarations } = checkCss(
			'a { colr: red !important } @font-face { src: url(x) }'
		);
		expect( declarations ).toEqual( [
			{ property: 'colr', value: 'red !important', from: 4, to: 24 },
		] );
	} );

	it( 'finds no problems in repeated valid rules', () => {
		const rule = fc.constantFrom(
			'a { color: red }',
			'@media print { b { top: 0; & c { left: 0 } } }',
			'/* x */',
			'd::after { content: "{" }'
		);
		fc.assert(
			fc.property( fc.array( rule ), ( rules ) => {
				expect( reasons( rules.join( '\n' ) ) ).toEqual( [] );
			} )
		);
	} );

	it( 'reports positions within any text', () => {
		const text = fc
			.array(
				fc.oneof(
					fc.constantFrom(
						'{',
						'}',
						'(',
						')',
						'[',
						']',
						';',
						':',
						'@',
						'"',
						"'",
						'/*',
						'*/',
						'<',
						'&',
						'\n'
					),
					fc.string( { maxLength: 3 } )
				)
			)
			.map( ( parts ) => parts.join( '' ) );
		fc.assert(
			fc.property( text, ( source ) => {
				for ( const { from, to, line, column } of checkCss( source )
					.problems ) {
					expect( from ).toBeLessThanOrEqual( to );
					expect( to ).toBeLessThanOrEqual( source.length );
					expect( line ).toBeGreaterThan( 0 );
					expect( column ).toBeGreaterThan( 0 );
				}
			} )
		);
	} );

	it( 'survives deep nesting, and limits the number of problems', () => {
		expect(
			reasons( '&{'.repeat( 20_000 ), { scope: 'block' } ).length
		).toBe( 100 );
	} );
} );
