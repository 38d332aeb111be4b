import fc from 'fast-check';
import {
	blockParts,
	blockRanges,
	nestingOf,
	pathOf,
	withoutUnclosed,
} from './blockText';

const OPEN = '<!-- wp:group {"layout":{"type":"flex"}} --><div>';
const CLOSE = '</div><!-- /wp:group -->';

describe( 'the nesting of blocks', () => {
	it.each( [
		[ 'a text without blocks', '<p>Words</p>', 0, 0 ],
		[ 'a block', `${ OPEN }${ CLOSE }`, 1, 0 ],
		[
			'a block of one comment',
			'<!-- wp:spacer {"height":"2px"} /-->',
			0,
			0,
		],
		[
			'one comment in a block',
			`${ OPEN }<!-- wp:spacer /-->${ CLOSE }`,
			1,
			0,
		],
		[
			'two beside each other',
			`${ OPEN }${ CLOSE }${ OPEN }${ CLOSE }`,
			1,
			0,
		],
		[ 'an end too many', `${ CLOSE }${ OPEN }${ CLOSE }`, 1, 0 ],
		[ 'a comment that is no block', '<!-- more -->', 0, 0 ],
		[ 'a block of a plugin', '<!-- wp:plugin/card -->', 1, 1 ],
		[ 'attributes over several lines', '<!-- wp:a\n{"b":1}\n-->', 1, 1 ],
	] )( 'is found in %s', ( _name, content, depth, unclosed ) => {
		expect( nestingOf( content ) ).toMatchObject( { depth, unclosed } );
	} );

	it( 'counts all open levels, including unclosed ones', () => {
		fc.assert(
			fc.property( fc.nat( 300 ), fc.nat( 300 ), ( opened, closed ) => {
				expect(
					nestingOf( OPEN.repeat( opened ) + CLOSE.repeat( closed ) )
				).toMatchObject( {
					depth: opened,
					unclosed: Math.max( 0, opened - closed ),
					unopened: Math.max( 0, closed - opened ),
				} );
			} )
		);
	} );

	it( 'locates the first unclosed block, and the first one that is too deep', () => {
		expect(
			nestingOf(
				'<p>1</p>\n<!-- wp:a -->\n<!-- wp:b -->\n<!-- /wp:b -->\n<!-- wp:c/d -->',
				1
			)
		).toMatchObject( {
			firstUnclosed: { name: 'a', line: 2 },
			firstBeyond: { name: 'b', line: 3 },
		} );
	} );

	it.each( [
		[ 'an end', '<!-- wp:a {"b":"<!-- /wp:a -->"} -->', 1 ],
		[ 'a beginning', '<!-- wp:a {"b":"<!-- wp:a -->"} /-->', 0 ],
	] )( 'ignores %s inside attributes', ( _name, content, unclosed ) => {
		expect( nestingOf( content ).unclosed ).toBe( unclosed );
	} );

	it.each( [ '\u00A0', '\v', '\uFEFF', '\u2028' ] )(
		'ignores comments with a space that WordPress doesn’t take for one: %j',
		( space ) => {
			expect(
				nestingOf( `${ OPEN }<!--${ space }/wp:group -->` ).unclosed
			).toBe( 1 );
		}
	);

	it( 'finds a block after an unclosed comment', () => {
		expect( nestingOf( '<!-- x <!-- wp:a -->' ).unclosed ).toBe( 1 );
	} );
} );

const namesIn = ( content: string ) =>
	blockRanges( content ).map( ( { name } ) => name );

const textsIn = ( content: string ) =>
	blockRanges( content ).map( ( { start, end } ) =>
		content.slice( start, end )
	);

describe( 'top-level blocks', () => {
	it.each( [
		[ 'nothing', ' \n ', [] ],
		[ 'words alone', '<p>Words</p>', [ '' ] ],
		[
			'a block in a block',
			`${ OPEN }${ OPEN }${ CLOSE }${ CLOSE }`,
			[ 'group' ],
		],
		[
			'words before, between and after',
			`a ${ OPEN }${ CLOSE } b <!-- wp:x/y /--> c`,
			[ '', 'group', '', 'x/y', '' ],
		],
		[
			'a block that is never closed',
			`${ OPEN } a <!-- wp:b /-->`,
			[ 'group' ],
		],
		[
			'an end for which nothing is open',
			`<!-- wp:a /-->${ CLOSE }${ OPEN }${ CLOSE }`,
			[ 'a', '' ],
		],
	] )( 'are found in %s', ( _name, content, names ) => {
		expect( namesIn( content ) ).toEqual( names );
	} );

	it( 'contain the whole text in order', () => {
		const pieces = fc.array(
			fc.constantFrom(
				OPEN,
				CLOSE,
				'<!-- wp:a {"b":"-->"} /-->',
				'x',
				'\n\n'
			)
		);
		const solid = ( text: string ) => text.replace( /\s+/g, '' );
		fc.assert(
			fc.property( pieces, ( some ) => {
				const content = some.join( ' ' );
				const written = textsIn( content ).join( '\n\n' );
				expect( solid( written ) ).toBe( solid( content ) );
				expect( textsIn( written ) ).toEqual( textsIn( content ) );
				expect( namesIn( written ) ).toEqual( namesIn( content ) );
			} )
		);
	} );
} );

describe( 'a text without unclosed opening comments', () => {
	it( 'keeps everything else', () => {
		expect(
			withoutUnclosed( `${ OPEN }a${ OPEN }b${ CLOSE }<!-- wp:c -->d` )
		).toBe( `<div>a${ OPEN }b${ CLOSE }d` );
	} );

	it( 'has none, and is unchanged without any', () => {
		const pieces = fc.array( fc.constantFrom( OPEN, CLOSE, 'x' ) );
		fc.assert(
			fc.property( pieces, ( some ) => {
				const content = some.join( '' );
				const whole = withoutUnclosed( content );
				expect( nestingOf( whole ).unclosed ).toBe( 0 );
				expect( whole === content ).toBe(
					nestingOf( content ).unclosed === 0
				);
			} )
		);
	} );
} );

describe( 'blockParts', () => {
	it( 'has all blocks with their paths and their own HTML', () => {
		const text =
			'Intro<!-- wp:group {"a":1} --><div><!-- wp:x/y /--> and <!-- wp:p -->b<!-- /wp:p --></div><!-- /wp:group -->\n<!-- wp:open -->rest';
		expect(
			blockParts( text ).map( ( part ) => [
				part.name,
				pathOf( part ),
				part.attributes && text.slice( ...part.attributes ),
				part.html.map( ( range ) => text.slice( ...range ) ),
			] )
		).toEqual( [
			[ '', [ 0 ], null, [ 'Intro' ] ],
			[ 'group', [ 1 ], '{"a":1}', [ '<div>', ' and ', '</div>' ] ],
			[ 'x/y', [ 1, 0 ], null, [] ],
			[ 'p', [ 1, 1 ], null, [ 'b' ] ],
			[ 'open', [ 2 ], null, [ 'rest' ] ],
		] );
	} );

	it( 'takes what follows a closing comment without a block for text', () => {
		const text = 'a<!-- /wp:p -->b<!-- wp:p /-->';
		expect(
			blockParts( text ).map( ( { start, end } ) =>
				text.slice( start, end )
			)
		).toEqual( [ text ] );
	} );
} );
