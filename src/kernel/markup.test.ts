import fc from 'fast-check';
import { isLinear } from '@tests/unit/linearTime';
import { markupPieces } from './markup';

const named = ( html: string ) =>
	markupPieces( html ).map( ( piece ) =>
		piece.type === 'tag'
			? [
					piece.isEnd ? '/' : '',
					piece.name,
					...piece.attributes.map(
						( { name, value } ) =>
							`${ name }=${ html.slice( ...value ) }`
					),
				].join( ' ' )
			: `${ piece.type }: ${ html.slice( piece.start, piece.end ) }`
	);

describe( 'markupPieces', () => {
	it.each( [
		[
			'<p class="a b" data-x=1 hidden>Hi</p>',
			[ ' p class=a b data-x=1 hidden=', 'text: Hi', '/ p' ],
		],
		[ "<a href='x>y'/>", [ ' a href=x>y' ] ],
		[ '1 < 2 > 1', [ 'text: 1 < 2 > 1' ] ],
		[ 'a<!-- <b> -->c', [ 'text: a', 'comment: <!-- <b> -->', 'text: c' ] ],
		[ '<style>a>b{}</style>', [ ' style', 'raw: a>b{}', '/ style' ] ],
		[ '<![CDATA[ x ]]>y', [ 'comment: <![CDATA[ x ]]>', 'text: y' ] ],
		[ '<p class="never', [ 'text: <p class="never' ] ],
	] )( 'reads %j', ( html, expected ) => {
		expect( named( html ) ).toEqual( expected );
	} );

	it( 'covers any text without gaps', () => {
		const any = fc.array(
			fc.constantFrom(
				'<',
				'>',
				'<p',
				' a=',
				'"',
				'<!--',
				'-->',
				'x',
				'/',
				'<style>',
				'&'
			)
		);
		fc.assert(
			fc.property( any, ( pieces ) => {
				const html = pieces.join( '' );
				expect(
					markupPieces( html )
						.map( ( { start, end } ) => html.slice( start, end ) )
						.join( '' )
				).toBe( html );
			} )
		);
	} );

	it.each( [
		'<',
		'<a ',
		'<!--',
		'<p a="',
		'<a =',
		'<style>',
		'<!',
		'<a /',
	] )( 'takes linear time for many %j', ( piece ) => {
		expect( isLinear( ( text ) => markupPieces( text ), piece ) ).toBe(
			true
		);
	} );
} );
