import fc from 'fast-check';
import { refersTo, rewrite } from './rewrite';

const pattern = { kind: 'pattern', id: '7' } as const;
const menu = { kind: 'menu', id: '7' } as const;
const page = { kind: 'post', id: '7', url: 'https://a.test/about/' } as const;
const part = { kind: 'part', id: 'shop//header' } as const;

/** Text without a reference, and references to two things. */
const piece = fc.constantFrom(
	'<!-- wp:paragraph --><p>A “text” \\u002d</p><!-- /wp:paragraph -->',
	'<!-- wp:block {"ref":7} /-->',
	'<!-- wp:block {"ref":77} /-->',
	'<!-- wp:group --><!-- wp:block {"ref":7,"className":"a"} /--><!-- /wp:group -->',
	'<!-- wp:template-part {"slug":"header"} /-->',
	'<!-- wp:template-part {"slug":"header","theme":"shop"} /-->',
	'<!-- wp:template-part {"slug":"header","theme":"other"} /-->',
	'\n'
);
const content = fc
	.array( piece, { maxLength: 8 } )
	.map( ( pieces ) => pieces.join( '' ) );

const of = ( result: ReturnType< typeof rewrite > ): string => {
	if ( ! result.ok ) {
		throw new Error( result.error.code );
	}
	return result.value;
};

describe( 'rewrite', () => {
	it.each( [
		[
			'replaces a pattern',
			pattern,
			{ way: 'replace', by: '9' } as const,
			'<!-- wp:block {"ref":7} /--><!-- wp:block {"ref":77} /-->',
			'<!-- wp:block {"ref":9} /--><!-- wp:block {"ref":77} /-->',
		],
		[
			'detaches a pattern',
			pattern,
			{ way: 'reset', content: '<!-- wp:separator /-->' } as const,
			'a<!-- wp:block {"ref":7} /-->b',
			'a<!-- wp:separator /-->b',
		],
		[
			'keeps a pattern whose texts are other ones in this place',
			pattern,
			{ way: 'reset', content: '' } as const,
			'<!-- wp:block {"ref":7,"content":{"Title":{"content":"Own"}}} /-->',
			'<!-- wp:block {"ref":7,"content":{"Title":{"content":"Own"}}} /-->',
		],
		[
			'removes a template part, whether its theme is named or not',
			part,
			{ way: 'reset', content: '' } as const,
			'<!-- wp:template-part {"slug":"header"} /-->a<!-- wp:template-part {"slug":"header","theme":"shop"} /-->',
			'a',
		],
		[
			'replaces a template part',
			part,
			{ way: 'replace', by: 'shop//small' } as const,
			'<!-- wp:template-part {"slug":"header","tagName":"header"} /-->',
			'<!-- wp:template-part {"slug":"small","tagName":"header"} /-->',
		],
		[
			'leaves the items of a menu in its place',
			menu,
			{
				way: 'reset',
				content: '<!-- wp:navigation-link {"label":"A"} /-->',
			} as const,
			'<!-- wp:navigation {"ref":7,"overlayMenu":"never"} /--><!-- wp:navigation {"ref":8} /-->',
			'<!-- wp:navigation {"overlayMenu":"never"} --><!-- wp:navigation-link {"label":"A"} /--><!-- /wp:navigation --><!-- wp:navigation {"ref":8} /-->',
		],
		[
			'has WordPress choose a menu in place of an empty one',
			menu,
			{ way: 'reset', content: '' } as const,
			'<!-- wp:navigation {"navigationMenuId":7} /-->',
			'<!-- wp:navigation /-->',
		],
		[
			'leads links to a page elsewhere, with all ways to write them',
			page,
			{
				way: 'replace',
				by: '8',
				link: { url: 'https://a.test/team/', id: 8, type: 'post' },
			} as const,
			'<!-- wp:paragraph --><p><a href="/about/#us">A</a> <a href="https://a.test/about">B</a> <a href="/about-b">C</a></p><!-- /wp:paragraph --><!-- wp:navigation-link {"label":"D","type":"page","id":7,"url":"https://a.test/old/","kind":"post-type"} /--><!-- wp:page-list {"parentPageID":7} /-->',
			'<!-- wp:paragraph --><p><a href="https://a.test/team/#us">A</a> <a href="https://a.test/team/">B</a> <a href="/about-b">C</a></p><!-- /wp:paragraph --><!-- wp:navigation-link {"label":"D","type":"post","id":8,"url":"https://a.test/team/","kind":"post-type"} /--><!-- wp:page-list {"parentPageID":8} /-->',
		],
		[
			'keeps the words of links to a page',
			page,
			{ way: 'reset', content: '' } as const,
			'<!-- wp:paragraph --><p><a href="/about/">A <em>b</em></a> <a href="/else/">C</a></p><!-- /wp:paragraph --><!-- wp:navigation-submenu {"label":"D","type":"page","id":7,"url":"/x/","kind":"post-type"} /-->',
			'<!-- wp:paragraph --><p>A <em>b</em> <a href="/else/">C</a></p><!-- /wp:paragraph --><!-- wp:navigation-submenu {"label":"D"} /-->',
		],
	] )( '%s', ( _name, removed, repair, before, after ) => {
		expect( of( rewrite( before, removed, repair ) ) ).toBe( after );
	} );

	it( 'leaves no reference, and touches nothing without one', () => {
		fc.assert(
			fc.property(
				content,
				fc.constantFrom( pattern, part ),
				fc.boolean(),
				( text, removed, isReplaced ) => {
					const after = of(
						rewrite(
							text,
							removed,
							isReplaced
								? {
										way: 'replace',
										by:
											removed.kind === 'part'
												? 'shop//other'
												: '8',
									}
								: { way: 'reset', content: '' }
						)
					);
					expect( refersTo( after, removed ) ).toBe( false );
					if ( ! refersTo( text, removed ) ) {
						expect( after ).toBe( text );
					}
				}
			)
		);
	} );

	it( 'gives back the same text when a replacement is replaced', () => {
		fc.assert(
			fc.property( content, ( text ) => {
				const there = of(
					rewrite( text, pattern, { way: 'replace', by: '8' } )
				);
				expect(
					of(
						rewrite(
							there,
							{ kind: 'pattern', id: '8' },
							{ way: 'replace', by: '7' }
						)
					)
				).toBe( text );
			} )
		);
	} );
} );
