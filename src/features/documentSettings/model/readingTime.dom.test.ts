/**
 * @jest-environment jsdom
 */
import { countWords, minutesToRead, readableText } from './readingTime';

const words = ( content: string, locale = 'en-US' ) =>
	countWords( readableText( content ), locale );

describe( 'the word count of content', () => {
	it.each( [
		[ 'text', 'Open every day', 3 ],
		[
			'no markup',
			'<!-- wp:paragraph {"a":"b c"} --><p class="x y">One <b>two</b></p><!-- /wp:paragraph -->',
			2,
		],
		[ 'no code', '<style>a{}</style><script>let a</script>One', 1 ],
		[ 'entities as signs', 'It&#8217;s&nbsp;fine &amp; good', 3 ],
		[ 'nothing', '', 0 ],
		[ 'what a browser shows', 'One <b two', 1 ],
	] )( 'is %s', ( _title, content, count ) => {
		expect( words( content ) ).toBe( count );
	} );

	it( 'is known for languages without spaces', () => {
		expect( words( '我喜欢吃苹果', 'zh' ) ).toBeGreaterThan( 1 );
	} );
} );

test( 'reading takes a minute for about 190 words', () => {
	expect( [ 0, 90, 189, 400 ].map( minutesToRead ) ).toEqual( [
		0, 0, 1, 2,
	] );
} );
