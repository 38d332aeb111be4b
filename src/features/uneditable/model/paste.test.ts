import { pasteProblem } from './paste';

const HOSTILE = '<!-- wp:group -->'.repeat( 500 );
const SOUND = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';

describe( 'pasted content', () => {
	it.each( [
		[ 'nothing', { html: '', text: '' } ],
		[ 'blocks', { html: SOUND, text: 'Words' } ],
		[
			'large pictures in HTML, which are uploaded',
			{ html: `<img src="data:${ 'A'.repeat( 6e6 ) }">`, text: '' },
		],
	] )( 'is accepted: %s', ( _name, pasted ) => {
		expect( pasteProblem( pasted ) ).toBeNull();
	} );

	it.each( [
		[ 'as HTML', { html: HOSTILE, text: '' }, 'unclosed' ],
		[ 'as text', { html: '', text: HOSTILE }, 'unclosed' ],
		[ 'in one of both', { html: SOUND, text: HOSTILE }, 'unclosed' ],
		[
			'nested too deep',
			{
				html: '',
				text: HOSTILE + '<!-- /wp:group -->'.repeat( 500 ),
			},
			'tooDeep',
		],
		[ 'too much', { html: '', text: 'a'.repeat( 6e6 ) }, 'tooLarge' ],
	] )( 'is rejected: %s', ( _name, pasted, kind ) => {
		expect( pasteProblem( pasted ) ).toMatchObject( { kind } );
	} );
} );
