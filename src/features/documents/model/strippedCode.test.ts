import { isStripped } from './strippedCode';

describe( 'isStripped', () => {
	it.each( [
		[ 'a script', '<script>x</script><b>y</b>', 'x<b>y</b>', true ],
		[ 'a handler', '<b onclick="x" id="y">z</b>', '<b id="y">z</b>', true ],
		[ 'nothing', '<b id="y">z</b>', '<b id="y">z</b>', false ],
		[
			'no quotes',
			"<b id='y'>z & z</b>",
			'<b id="y">z &amp; z</b>',
			false,
		],
		[ 'no space', '<br/>', '<br />', false ],
	] )( 'detects that %s was removed', ( _case, sent, saved, expected ) => {
		expect( isStripped( sent, saved ) ).toBe( expected );
	} );
} );
