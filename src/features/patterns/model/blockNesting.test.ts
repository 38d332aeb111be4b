import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nestingOf } from './blockNesting';

const OPEN = '<!-- wp:group {"layout":{"type":"flex"}} --><div>';
const CLOSE = '</div><!-- /wp:group -->';

describe( 'how blocks are nested', () => {
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
	] )( 'is read of %s', ( _name, content, depth, unclosed ) => {
		expect( nestingOf( content ) ).toEqual( { depth, unclosed } );
	} );

	it( 'counts every level that was opened, and those that were not closed', () => {
		fc.assert(
			fc.property( fc.nat( 300 ), fc.nat( 300 ), ( opened, closed ) => {
				expect(
					nestingOf( OPEN.repeat( opened ) + CLOSE.repeat( closed ) )
				).toEqual( {
					depth: opened,
					unclosed: Math.max( 0, opened - closed ),
				} );
			} )
		);
	} );

	it.each( [
		[ 'an end', '<!-- wp:a {"b":"<!-- /wp:a -->"} -->', 1 ],
		[ 'a beginning', '<!-- wp:a {"b":"<!-- wp:a -->"} /-->', 0 ],
	] )(
		'does not take %s inside of attributes for one',
		( _name, content, unclosed ) => {
			expect( nestingOf( content ).unclosed ).toBe( unclosed );
		}
	);

	it( 'sees a block after a comment that is not ended', () => {
		expect( nestingOf( '<!-- x <!-- wp:a -->' ).unclosed ).toBe( 1 );
	} );

	it.each( [ '<!-- wp:a ', '<!-- wp:a {', '<!-- wp:a {} ', '<!-- ', '} ' ] )(
		'is read of a megabyte of "%s" without going through it again and again',
		( text ) => {
			expect( nestingOf( text.repeat( 100_000 ) ).depth ).toBe( 0 );
		}
	);
} );
