import { isStripped, strippedNames } from './strippedCode';

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

describe( 'strippedNames', () => {
	it.each( [
		[
			'elements and attributes, each once',
			'<iframe src="a"></iframe><IFRAME src="b"></IFRAME><b onclick="x" id="y">z</b>',
			'<b id="y">z</b>',
			[ '<iframe>', 'src', 'onclick' ],
		],
		[
			'one of two that are alike',
			'<a style="a:b">1</a><a style="position:fixed">2</a>',
			'<a style="a:b">1</a><a>2</a>',
			[ 'style' ],
		],
		[
			'nothing',
			"<b id='y'>z &</b><br/>",
			'<b id="y">z &amp;</b><br />',
			[],
		],
		[
			'protocols and declarations',
			'<a href="javascript:x">1</a><p style="color:red;position:fixed">2</p>',
			'<a href="x">1</a><p style="color:red">2</p>',
			[ 'href', 'style' ],
		],
		[
			'nothing that is spelled in another way, or longer',
			'<a href="http://a.test/?b=1&c=2" style="color: red; ">1</a>',
			'<a href="https://a.test/?b=1&#038;c=2" style="color:red" rel="noopener">1</a>',
			[],
		],
	] )( 'names %s', ( _case, sent, saved, expected ) => {
		expect( strippedNames( sent, saved ) ).toEqual( expected );
	} );
} );
