import { CONTENT_CORPUS } from '@tests/support/contentCorpus';
import { parse } from './parse';
import { serialize } from './serialize';

const MENUS = {
	'links as others write them':
		'<!-- wp:navigation-link {"label":"A \\u0026 B","mine":1,"kind":"custom","url":"/"} /-->\r\n<!-- wp:core/navigation-link  {"label" : "C","url":"/c"}   /-->\n\n\n',
	'a submenu with spaces':
		'<!-- wp:navigation-submenu {"label":"S","url":"/s"} -->\n\t<!-- wp:navigation-link {"label":"D","url":"/d"} /-->\r\n<!-- /wp:navigation-submenu -->',
	'other blocks and text':
		'<!-- wp:page-list  /-->\n<!-- wp:social-links -->\n<ul class="wp-block-social-links"><!-- wp:social-link {"url":"#","service":"x"}  /--></ul>\n<!-- /wp:social-links -->\n<!-- wp:html --><b>x</b>\n\n<!-- /wp:html -->\ntext between\n<!-- wp:search {"label":"L"} /-->',
	...CONTENT_CORPUS,
};

it.each( Object.entries( MENUS ) )(
	'a menu that nobody has changed is the same text: %s',
	( _name, text ) => {
		let made = 0;
		expect( serialize( parse( text, () => `item-${ made++ }` ) ) ).toBe(
			text
		);
	}
);
