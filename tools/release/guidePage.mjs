/** Converts a guide to an HTML page: supports only the Markdown that the guides use. */

const STYLE = `body{max-width:44em;margin:0 auto;padding:2em 1.25em 4em;font:17px/1.6 system-ui,sans-serif;color:#1e1e1e;background:#fff}
h1{font-size:1.9em;line-height:1.2}h2{margin-block-start:2em}a{color:#2145e6}li{margin-block:.5em}
code{padding:.1em .3em;background:#f0f0f0;font-size:.9em}
img{display:block;max-width:100%;height:auto;margin-block:1.5em;border:1px solid #ddd;border-radius:6px}
@media(prefers-color-scheme:dark){body{color:#e0e0e0;background:#1e1e1e}a{color:#a5b8ff}code{background:#333}img{border-color:#444}}`;

/**
 * @param {string} markdown
 * @return {string} The page.
 */
export function guidePage( markdown ) {
	const blocks = markdown.trim().split( /\n{2,}/ );
	const [ , title = '' ] = /^# (.+)$/m.exec( markdown ) ?? [];
	const isContents = blocks.some( ( block ) => /^1\. \[/.test( block ) );
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${ escape( title ) } – Atelier</title>
<style>${ STYLE }</style>
</head>
<body>
${ isContents ? '' : '<p><a href="index.html">All guides</a></p>\n' }<main>
${ blocks.map( block ).join( '\n' ) }
</main>
</body>
</html>
`;
}

/** @param {string} text */
function block( text ) {
	const [ , marks, heading ] = /^(#+) (.+)$/.exec( text ) ?? [];
	if ( marks && heading ) {
		return `<h${ marks.length }>${ inline( heading ) }</h${ marks.length }>`;
	}
	if ( /^(?:-|\d+\.) /.test( text ) ) {
		const tag = text.startsWith( '-' ) ? 'ul' : 'ol';
		const items = text
			.split( /\n(?=(?:-|\d+\.) )/ )
			.map( ( item ) => item.replace( /^(?:-|\d+\.) /, '' ) );
		return `<${ tag }>${ items.map( ( item ) => `<li>${ inline( item ) }</li>` ).join( '' ) }</${ tag }>`;
	}
	return `<p>${ inline( text ) }</p>`;
}

/** @param {string} text */
const inline = ( text ) =>
	escape( text.replace( /\s*\n\s*/g, ' ' ) )
		.replace( /`([^`]+)`/g, '<code>$1</code>' )
		.replace( /\*\*([^*]+)\*\*/g, '<strong>$1</strong>' )
		.replace( /\b_([^_]+)_(?!\w)/g, '<em>$1</em>' )
		.replace( /!\[([^\]]*)\]\(([^)]+)\)/g, '<img src="$2" alt="$1">' )
		.replace(
			/\[([^\]]+)\]\(([^)]+?)(?:\.md)?\)/g,
			( _, words, to ) =>
				`<a href="${ /^https?:/.test( to ) ? to : `${ to }.html` }">${ words }</a>`
		);

/** @param {string} text */
const escape = ( text ) =>
	text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' )
		.replaceAll( '"', '&quot;' );
