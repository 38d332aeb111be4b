import { blockCssWarnings } from './blockCss';

const reasonsIn = ( source: string ) =>
	blockCssWarnings( source ).map( ( { reason } ) => reason );

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
		[ 'background: url(a?b&c)', 'ampersand' ],
		[ '&::before { content: "a & b" }', 'ampersand' ],
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
	] )( 'says nothing about %s', ( source ) => {
		expect( reasonsIn( source ) ).toEqual( [] );
	} );

	it( 'says where', () => {
		expect( blockCssWarnings( 'top: 0;\n  p { top: 0 }' ) ).toEqual( [
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
