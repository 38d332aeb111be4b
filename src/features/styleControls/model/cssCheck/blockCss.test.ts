import { blockCssWarnings } from './blockCss';

const reasonsIn = ( source: string, hasSelectorLists = true ) =>
	blockCssWarnings( source, { hasSelectorLists } ).map(
		( { reason } ) => reason
	);

describe( 'blockCssWarnings', () => {
	it.each( [
		[ '@media (min-width: 600px) { & { top: 0 } }', 'atRule' ],
		[ '@supports (color: red) { & p { top: 0 } }', 'atRule' ],
		[ '& th,\n& td { top: 0 }', 'list' ],
		[ '&:hover, :focus { top: 0 }', 'list' ],
		[ '& a::before, b { top: 0 }', 'list' ],
		[ '& a, b::before { top: 0 }', 'list' ],
		[ 'p { top: 0 }', 'ampersand' ],
		[ '.dark & { top: 0 }', 'ampersand' ],
		[ '& + & { top: 0 }', 'ampersand' ],
		[ 'background: url(a?b&c)', 'quoted' ],
		[ 'background: url("a{b")', 'quoted' ],
		[ '&::before { content: "a & b" }', 'quoted' ],
		[ '&::before { content: "}" }', 'quoted' ],
		[ '&::before { content: "{" }', 'quoted' ],
		[ '& [data-a="x::y"] { top: 0 }', 'quoted' ],
		[ '/* { */ color: red', 'quoted' ],
		[ 'color: red; /* { */', 'quoted' ],
		[ '& p { /* & */ color: red }', 'quoted' ],
		[ '& p { top: 0; a { top: 1px } }', 'nested' ],
		[ '& p { top: 0; & a { top: 1px } }', 'nested' ],
		[ '& p { top: 0 } color: red;', 'order' ],
	] )( 'warns about %s', ( source, reason ) => {
		expect( reasonsIn( source ) ).toEqual( [ reason ] );
	} );

	it.each( [
		'',
		'color: red; top: 0',
		'color: red; & p { margin: 0 } &:hover { top: 0 }',
		'& th, td { top: 0 }',
		'&:is(.a, .b) { top: 0 }',
		"&::before { content: '§ ' }",
		'& { color: red }',
		'& > p{top:0}&>a{top:0}',
		'/* a note */ & p { top: 0 }',
		'/* a & b */ & p { top: 0 } /* c & d */',
		'background: url("a}b")',
		'&::before { content: "\\26  \\7b" }',
		'& [data-a="x,y"] { top: 0 }',
	] )( 'says nothing about %s', ( source ) => {
		expect( reasonsIn( source ) ).toEqual( [] );
	} );

	it.each( [ '&:is(.a, .b) { top: 0 }', '& [data-a="x,y"] { top: 0 }' ] )(
		'warns about %s before WordPress 7.1',
		( source ) => {
			expect( reasonsIn( source ) ).toEqual( [] );
			expect( reasonsIn( source, false ) ).toEqual( [ 'comma' ] );
		}
	);

	it( 'says nothing about a comma in a comment before WordPress 7.1', () => {
		expect( reasonsIn( '/* a, b */ & p { top: 0 }', false ) ).toEqual( [] );
	} );

	it( 'says where', () => {
		expect(
			blockCssWarnings( 'top: 0;\n  p { top: 0 }', {
				hasSelectorLists: true,
			} )
		).toEqual( [
			{
				reason: 'ampersand',
				text: 'p',
				from: 10,
				to: 11,
				line: 2,
				column: 3,
			},
		] );
	} );
} );
