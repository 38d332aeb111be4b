/**
 * The layout of the book's examples. Its frame has the site's stylesheets only, and the book takes its colors from them, so
 * that it is readable wherever the site is.
 */
export const BOOK_CSS = `
html { block-size: auto; }
body { margin: 0; padding: 0; }
.atelier-book {
	--line: color-mix( in srgb, currentcolor 25%, transparent );
	box-sizing: border-box;
	max-inline-size: 1200px;
	margin-inline: auto;
	padding: clamp( 12px, 3vw, 32px );
}
.atelier-book__section,
.atelier-book__title,
.atelier-book__note {
	all: unset;
	display: block;
	font: 500 13px/1.4 -apple-system, blinkmacsystemfont, 'Segoe UI', roboto, sans-serif;
	color: inherit;
}
.atelier-book__section {
	max-inline-size: 900px;
	margin-block: 24px 12px;
	margin-inline: auto;
	padding-block-end: 8px;
	border-block-end: 1px solid var( --line );
	font-size: 15px;
}
.atelier-book__section:first-child { margin-block-start: 0; }
.atelier-book__example {
	position: relative;
	box-sizing: border-box;
	max-inline-size: 900px;
	margin-block: 0 24px;
	margin-inline: auto;
	padding: 16px;
	border-radius: 2px;
}
.atelier-book__title { margin-block-end: 16px; overflow-wrap: anywhere; }
.atelier-book__open {
	all: unset;
	position: absolute;
	inset: 0;
	z-index: 1;
	border-radius: 2px;
	cursor: pointer;
}
.atelier-book__open:hover { outline: 1px solid var( --line ); }
.atelier-book__open[aria-current='true'] { outline: 2px solid currentcolor; }
.atelier-book__open:focus-visible {
	outline: 3px solid var( --wp-admin-theme-color, #3858e9 );
	box-shadow: 0 0 0 5px #fff;
}
.atelier-book__picture { display: flow-root; overflow: clip; overflow-clip-margin: 8px; }
.atelier-book__picture .block-list-appender { display: none; }
.atelier-book__list {
	margin: 0;
	padding: 0;
	list-style: none;
}
.atelier-book__swatches {
	display: grid;
	grid-template-columns: repeat( auto-fill, minmax( 120px, 1fr ) );
	gap: 16px;
	margin: 0;
	padding: 0;
	list-style: none;
}
.atelier-book__swatch {
	block-size: 52px;
	margin-block-end: 6px;
	border: 1px solid var( --line );
	border-radius: 2px;
	forced-color-adjust: none;
}
.atelier-book__note { font-weight: 400; overflow-wrap: anywhere; }
`;
