import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const file = pathToFileURL(
	path.resolve( import.meta.dirname, '../../tools/release/guidePage.mjs' )
).href;

/** In a process of its own: Jest doesn't load modules of the tools. */
const pageOf = ( markdown: string ): string =>
	execFileSync(
		process.execPath,
		[
			'--input-type=module',
			'-e',
			`import { guidePage } from ${ JSON.stringify( file ) }; process.stdout.write( guidePage( ${ JSON.stringify( markdown ) } ) )`,
		],
		{ encoding: 'utf8' }
	).replace( /\s+/g, ' ' );

describe( 'the page of a guide', () => {
	it( 'has the blocks of the guide', () => {
		const page = pageOf(
			'# Saving & <more>\n\nPress **Save**,\nand see [styles](styles.md).\n\n- _Gone._ One\n  line\n- `two`\n\n![A picture](pictures/a.jpg)\n'
		);
		for ( const part of [
			'<h1>Saving &amp; &lt;more&gt;</h1>',
			'<p>Press <strong>Save</strong>, and see <a href="styles.html">styles</a>.</p>',
			'<ul> <li><em>Gone.</em> One line</li> <li><code>two</code></li> </ul>',
			'<img src="pictures/a.jpg" alt="A picture">',
			'href="index.html"',
		] ) {
			expect( page ).toContain( part );
		}
	} );

	it( 'links to the table of contents, except on that page', () => {
		expect( pageOf( '# All\n\n1. [One](one.md)' ) ).not.toContain(
			'href="index.html"'
		);
	} );
} );
