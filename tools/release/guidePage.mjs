/** Converts a guide to an HTML page. */
import { Marked } from 'marked';

const STYLE = `body{max-width:44em;margin:0 auto;padding:2em 1.25em 4em;font:17px/1.6 system-ui,sans-serif;color:#1e1e1e;background:#fff}
h1{font-size:1.9em;line-height:1.2}h2{margin-block-start:2em}a{color:#2145e6}li{margin-block:.5em}
code{padding:.1em .3em;background:#f0f0f0;font-size:.9em}
img{display:block;max-width:100%;height:auto;margin-block:1.5em;border:1px solid #ddd;border-radius:6px}
@media(prefers-color-scheme:dark){body{color:#e0e0e0;background:#1e1e1e}a{color:#a5b8ff}code{background:#333}img{border-color:#444}}`;

const marked = new Marked( {
	// Guides have no HTML.
	tokenizer: { html: () => undefined, tag: () => undefined },
	walkTokens: ( token ) => {
		if ( token.type === 'link' && ! /^https?:/.test( token.href ) ) {
			token.href = token.href.replace( /\.md(?=$|#)/, '.html' );
		}
	},
} );

/**
 * @param {string} markdown
 * @return {string} The page.
 */
export function guidePage( markdown ) {
	const [ , title = '' ] = /^# (.+)$/m.exec( markdown ) ?? [];
	const isContents = /^1\. \[/m.test( markdown );
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${ marked.parseInline( title ) } – Atelier</title>
<style>${ STYLE }</style>
</head>
<body>
${ isContents ? '' : '<p><a href="index.html">All guides</a></p>\n' }<main>
${ marked.parse( markdown ) }
</main>
</body>
</html>
`;
}
