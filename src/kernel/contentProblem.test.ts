import { contentProblem, MAX_DEPTH, sendingProblem } from './contentProblem';

const OPEN = '<!-- wp:group -->\n<div>';
const CLOSE = '</div>\n<!-- /wp:group -->';
const nested = ( depth: number ) =>
	OPEN.repeat( depth ) + CLOSE.repeat( depth );

describe( 'content to send', () => {
	it.each( [
		[ 'nothing', '' ],
		[ 'words without blocks', '<p>Words</p>' ],
		[ 'as deep as may be', nested( MAX_DEPTH ) ],
		[ 'a few blocks that are not closed', OPEN.repeat( 10 ) ],
		[ 'ends too many', CLOSE.repeat( 500 ) ],
		[ 'many blocks beside each other', nested( 1 ).repeat( 5000 ) ],
		[
			'some blocks whose attributes never end',
			'<!-- wp:a {'.repeat( 50 ) + 'Words '.repeat( 15_000 ),
		],
		[ 'pictures in words', '<p>👩‍👩‍👧 😀 \u202Eabc</p>' ],
	] )( 'is valid: %s', ( _name, content ) => {
		expect( contentProblem( content ) ).toBeNull();
	} );

	it.each( [
		[
			'500 groups that are not closed',
			`<p>1</p>\n${ OPEN.repeat( 500 ) }`,
			{
				kind: 'unclosed',
				count: 500,
				location: { name: 'group', line: 2 },
			},
		],
		[
			'a few that are not closed before much text',
			OPEN.repeat( 5 ) + '<p>Words</p>'.repeat( 100_000 ),
			{ kind: 'unclosed', count: 5 },
		],
		[
			'thousands of blocks whose attributes never end',
			'<!-- wp:group {'.repeat( 2000 ),
			{ kind: 'unclosed', count: 2000 },
		],
		[
			'a hundred blocks whose attributes never end, before much text',
			'<!-- wp:a {'.repeat( 100 ) + 'Words '.repeat( 15_000 ),
			{ kind: 'unclosed', count: 100, location: { name: 'a', line: 1 } },
		],
		[
			'500 groups inside of each other',
			nested( 500 ),
			{
				kind: 'tooDeep',
				depth: 500,
				location: { name: 'group', line: MAX_DEPTH + 1 },
			},
		],
		[ 'six megabytes', 'a'.repeat( 6_000_000 ), { kind: 'tooLarge' } ],
		[
			'half a character',
			'<p>\n\uD83D</p>',
			{ kind: 'brokenText', line: 2 },
		],
	] )( 'is invalid: %s', ( _name, content, problem ) => {
		expect( contentProblem( content ) ).toMatchObject( problem );
	} );
} );

describe( 'content with attributes', () => {
	it.each( [
		[ 'sound', '<!-- wp:a {"b":1} -->\n<!-- /wp:a -->' ],
		[ 'at the end of a block', '<!-- wp:a -->\n<!-- /wp:a {b} -->' ],
		[ 'that are none', '<!-- wp:a "b" -->' ],
		[ 'in words', '<p>&lt;!-- wp:a {b} --&gt;</p>' ],
	] )( 'is valid: %s', ( _name, content ) => {
		expect( sendingProblem( content ) ).toBeNull();
	} );

	it.each( [
		[
			'in a block',
			'<p>\n</p><!-- wp:plugin/card {b} --><!-- /wp:plugin/card -->',
			{ name: 'plugin/card', line: 2 },
		],
		[
			'in one comment',
			'<!-- wp:a {"b":1} /--><!-- wp:c {"b":} /-->',
			{ name: 'c', line: 1 },
		],
		[ 'that never end', '<!-- wp:a {"b":1 -->', { name: 'a', line: 1 } ],
	] )(
		'is invalid if they can’t be parsed: %s',
		( _name, content, location ) => {
			expect( sendingProblem( content ) ).toEqual( {
				kind: 'badAttributes',
				location,
			} );
			expect( contentProblem( content ) ).toBeNull();
		}
	);

	it.each( [
		'<!-- wp:navigation-submenu -->',
		'<!-- wp:core/navigation-submenu -->',
		'<!-- wp:navigation-submenu --><!-- wp:a --><!-- /wp:navigation-submenu -->',
	] )( 'may contain ten nested submenus, and no more: %s', ( submenu ) => {
		const menu = ( depth: number ) =>
			submenu.repeat( depth ) +
			'<!-- wp:navigation-link /-->' +
			'<!-- /wp:navigation-submenu -->'.repeat( depth );
		expect( sendingProblem( menu( 10 ).repeat( 3 ) ) ).toBeNull();
		expect( sendingProblem( menu( 11 ) ) ).toEqual( { kind: 'deepMenu' } );
		expect( contentProblem( menu( 11 ) ) ).toBeNull();
	} );

	it( 'has the problem that also prevents opening first', () => {
		expect(
			sendingProblem( `<!-- wp:a {b} -->${ OPEN.repeat( 500 ) }` )
		).toMatchObject( { kind: 'unclosed' } );
	} );
} );
