/** Content as sites have it: written by people, importers, page builders and plugins. Our own; none of it is anybody's. */
export const CONTENT_CORPUS: Readonly< Record< string, string > > = {
	'of the classic editor':
		'Our shop opens at <strong>nine</strong>.\n\nCome in &amp; say hello &mdash; we have caf&eacute; and <a href="https://example.org/?a=1&amp;b=2">cake</a>.\n<blockquote>Best cake in town</blockquote>\n[gallery ids="1,2,3" columns=\'2\']\n\n<!--more-->\n\nThe rest.\n',
	'of the classic editor with Windows line ends':
		'<h2>Hours</h2>\r\nMonday: closed\r\nTuesday: 9&ndash;5\r\n\r\n&nbsp;\r\n\r\n<img class="alignleft wp-image-5" src="a.jpg" alt="" width="300" height="200" />\r\n',
	'of an importer':
		'<p style="text-align:center;"><b><font color=red>SALE</font></b></p><BR><P>Old <i>HTML</i> with <a href=page.html>unquoted</a> &copy; 2009<P>never closed<br>line\n<![CDATA[ raw ]]>\n<table border=1><tr><td>1<td>2</table>',
	'of a page builder':
		'[vc_row full_width="stretch_row" css=".vc_custom_1{padding: 0 !important;}"][vc_column width="1/2"][vc_column_text]\n<p>Text &#8211; here</p>\n[/vc_column_text][/vc_column][/vc_row]',
	'of another page builder':
		'<div data-elementor-type="wp-page" data-elementor-id="7" class="elementor"><section class="elementor-section"><div class="elementor-container"><h2 class="elementor-heading-title">Welcome</h2></div></section></div>',
	'an HTML block with a form and a style':
		'<!-- wp:html -->\n<style>\n.f{color:red}\n\n.g > a{color:blue}\n</style>\n<form action="/x?a=1&b=2" method=post>\n\n<input name=q required>\n<button>Go</button></form>\n<script>if (a < b && c > d) { x("</p>"); }</script>\n<!-- /wp:html -->',
	'HTML blocks around others':
		'<!-- wp:html -->\n<p>one</p>\n<!-- /wp:html -->\n\n<!-- wp:paragraph -->\n<p>two</p>\n<!-- /wp:paragraph -->\n\n\n<!-- wp:html --><p>three</p><!-- /wp:html -->\n',
	'paragraphs with entities and emoji':
		'<!-- wp:paragraph -->\n<p>caf&eacute; &#233; &#xE9; é &hellip; &quot;q&quot; &apos; 👩‍👩‍👧 🇦🇹 \u00a0|\u200b|</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:heading {"level":3} -->\n<h3>T&uuml;r &amp; Tor</h3>\n<!-- /wp:heading -->',
	'of WordPress 5':
		'<!-- wp:heading {"align":"center"} -->\n<h2 class="has-text-align-center">Old</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph {"align":"right","dropCap":true} -->\n<p class="has-drop-cap has-text-align-right">Dropped</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:list -->\n<ul><li>one</li><li>two<ul><li>three</li></ul></li></ul>\n<!-- /wp:list -->\n\n<!-- wp:quote -->\n<blockquote class="wp-block-quote"><p>Said</p><cite>Who</cite></blockquote>\n<!-- /wp:quote -->\n\n<!-- wp:button {"backgroundColor":"vivid-red"} -->\n<div class="wp-block-button"><a class="wp-block-button__link has-vivid-red-background-color has-background">Buy</a></div>\n<!-- /wp:button -->',
	'columns within a group':
		'<!-- wp:group {"tagName":"section","layout":{"type":"constrained"},"className":"hero"} -->\n<section class="wp-block-group hero"><!-- wp:columns -->\n<div class="wp-block-columns"><!-- wp:column {"width":"33.33%"} -->\n<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:paragraph -->\n<p>Left&nbsp;side</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:column -->\n\n\n<!-- wp:column -->\n<div class="wp-block-column"></div>\n<!-- /wp:column --></div>\n<!-- /wp:columns --></section>\n<!-- /wp:group -->\n',
	'attributes as others write them':
		'<!-- wp:paragraph {"textColor" : "contrast",  "metadata":{"name":"A \\u002d\\u002d B","bindings":{}},"visibility":{"from":"2026-01-01"}} -->\n<p class="has-contrast-color has-text-color">x</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:core/spacer {"height":"20px"}   -->\n<div style="height:20px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:core/spacer -->\n\n<!-- wp:core/archives   /-->\n<!-- wp:latest-posts {"postsToShow":3,"displayPostDate":true,"categories":[{"id":4,"value":"News \\u0026 more"}]} /-->',
	'blocks of a plugin that is gone':
		'<!-- wp:gone/slider {"slides":[1,2],"html":"\\u003cb\\u003e"} -->\n<div class="slider">\n<!-- wp:gone/slide -->\n<figure><!-- wp:image {"id":3} --><figure class="wp-block-image"><img src="a.jpg" alt=""/></figure><!-- /wp:image --></figure>\n<!-- /wp:gone/slide -->\n\n</div>\n<!-- /wp:gone/slider -->\n\n<!-- wp:gone/map {"lat":  48.2} /-->',
	'invalid blocks':
		'<!-- wp:paragraph -->\n<div class="mine">Not a paragraph</div>\n<!-- /wp:paragraph -->\n\n<!-- wp:image {"id":9,"sizeSlug":"large"} -->\n<img src="b.jpg">\n<!-- /wp:image -->\n\n<!-- wp:heading -->\n<h2 class="wp-block-heading" onclick="x()">Edited by hand</h2>\n<!-- /wp:heading -->',
	'comments, shortcodes and text between blocks':
		'<!-- a note -->\n\n<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->\n\n[contact-form-7 id="3" title="Form"]\n\n<!-- wp:shortcode -->\n[products limit="4"]\n<!-- /wp:shortcode -->\n\nText of an\n\nimporter\n\n<!-- wp:more -->\n<!--more-->\n<!-- /wp:more -->\n\n<!-- wp:nextpage -->\n<!--nextpage-->\n<!-- /wp:nextpage -->',
	'a classic block of WordPress':
		'<!-- wp:freeform -->\n<p>Classic</p>\n<p>block</p>\n<!-- /wp:freeform -->\n\n<!-- wp:paragraph --><p>After</p><!-- /wp:paragraph -->',
	'a table, code and media':
		'<!-- wp:table {"hasFixedLayout":false} -->\n<figure class="wp-block-table"><table><tbody><tr><td>1 &lt; 2</td><td></td></tr></tbody></table></figure>\n<!-- /wp:table -->\n\n<!-- wp:code -->\n<pre class="wp-block-code"><code>if (a &lt; b) &amp;&amp; c &#91;x]</code></pre>\n<!-- /wp:code -->\n\n<!-- wp:embed {"url":"https://example.org/v?a=1\\u0026b=2","type":"rich","providerNameSlug":"embed"} -->\n<figure class="wp-block-embed is-type-rich"><div class="wp-block-embed__wrapper">\nhttps://example.org/v?a=1&amp;b=2\n</div></figure>\n<!-- /wp:embed -->\n\n<!-- wp:cover {"url":"c.jpg","dimRatio":50} -->\n<div class="wp-block-cover has-background-dim" style="background-image:url(c.jpg)"><div class="wp-block-cover__inner-container"><!-- wp:paragraph {"align":"center","placeholder":"Write"} -->\n<p class="has-text-align-center">On it</p>\n<!-- /wp:paragraph --></div></div>\n<!-- /wp:cover -->',
	'a template':
		'<!-- wp:template-part {"slug":"header","area":"header","tagName":"header"} /-->\n<!-- wp:group {"tagName":"main"} -->\n<main class="wp-block-group">\n\t<!-- wp:query {"queryId":1,"query":{"perPage":10,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":true}} -->\n\t<div class="wp-block-query">\n\t\t<!-- wp:post-template -->\n\t\t\t<!-- wp:post-title {"isLink":true} /-->\n\t\t<!-- /wp:post-template -->\n\t</div>\n\t<!-- /wp:query -->\n</main>\n<!-- /wp:group -->\n<!-- wp:pattern {"slug":"theme/footer"} /-->\n',
	'a block that is never closed':
		'<!-- wp:paragraph -->\n<p>Fine</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:group -->\n<div class="wp-block-group"><!-- wp:paragraph -->\n<p>Inside</p>\n<!-- /wp:paragraph -->',
	'right to left, control characters and odd spaces':
		'<!-- wp:paragraph -->\n<p dir="rtl">\u200fمرحبا &lrm;(1)&rlm;\u0007\u000b</p>\n<!-- /wp:paragraph -->  \n\t\n<!-- wp:preformatted -->\n<pre class="wp-block-preformatted">a\n\n   b\t\tc   \n</pre>\n<!-- /wp:preformatted -->\n\n<!-- wp:verse -->\n<pre class="wp-block-verse">  one\n  two</pre>\n<!-- /wp:verse -->',
};
