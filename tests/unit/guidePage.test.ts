import { guidePage } from '../../tools/release/guidePage.mjs';

describe( 'guidePage', () => {
	const page = guidePage(
		'# Saving & <more>\n\nPress **Save**,\nand see [styles](styles.md).\n\n- _Gone._ One\n  line\n- `two`\n\n![A picture](pictures/a.jpg)\n'
	);

	it( 'makes the blocks of a guide', () => {
		expect( page ).toContain( '<h1>Saving &amp; &lt;more&gt;</h1>' );
		expect( page ).toContain(
			'<p>Press <strong>Save</strong>, and see <a href="styles.html">styles</a>.</p>'
		);
		expect( page ).toContain(
			'<ul><li><em>Gone.</em> One line</li><li><code>two</code></li></ul>'
		);
		expect( page ).toContain(
			'<img src="pictures/a.jpg" alt="A picture">'
		);
	} );

	it( 'leads to the table of contents from each but itself', () => {
		expect( page ).toContain( 'href="index.html"' );
		expect( guidePage( '# All\n\n1. [One](one.md)' ) ).not.toContain(
			'href="index.html"'
		);
	} );
} );
