<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use Atelier\SiteDrafts\Link_Rewriter;
use Atelier\Tests\Test_Case;

final class Link_Rewriter_Test extends Test_Case {
	private function href( string $href ): string {
		$html = ( new Link_Rewriter( 'atelier_preview', '1-a-b' ) )->rewrite( '<a class="x" href="' . esc_attr( $href ) . '">…</a>' );
		$this->assertSame( 1, preg_match( '/href="([^"]*)"/', $html, $match ) );
		return html_entity_decode( $match[1] );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_of_links(): array {
		return array(
			'a page'               => array( 'HOME/about/', true ),
			'the homepage'         => array( 'HOME', true ),
			'with arguments'       => array( 'HOME/?s=a&paged=2', true ),
			'a path'               => array( '/about/', true ),
			'a relative path'      => array( 'about/', false ),
			'a part of the page'   => array( '#content', false ),
			'another site'         => array( 'https://example.org/about/', false ),
			'another site, short'  => array( '//example.org/', false ),
			'mail'                 => array( 'mailto:a@example.org', false ),
			'a script'             => array( 'javascript:void(0)', false ),
			'the dashboard'        => array( 'HOME/wp-admin/', false ),
			'the login'            => array( '/wp-login.php?action=x', false ),
			'an uploaded file'     => array( 'HOME/wp-content/uploads/a.pdf', false ),
			'the REST API'         => array( 'HOME/wp-json/', false ),
			'not an address'       => array( 'http://:80', false ),
		);
	}

	/** @dataProvider cases_of_links */
	public function test_only_internal_links_keep_the_argument( string $href, bool $is_kept ): void {
		$href = str_replace( 'HOME', untrailingslashit( home_url() ), $href );
		$this->assertSame( $is_kept ? add_query_arg( 'atelier_preview', '1-a-b', $href ) : $href, $this->href( $href ) );
	}

	public function test_get_forms_keep_it_as_a_field(): void {
		$rewriter = new Link_Rewriter( 'atelier_preview', '1-"b' );
		$this->assertSame( '<form role="search" action="/"><input type="hidden" name="atelier_preview" value="1-&quot;b"><input name="s"></form>', $rewriter->rewrite( '<form role="search" action="/"><input name="s"></form>' ) );
		$posting = '<form method="POST" action="/wp-comments-post.php"><a>x</a></form>';
		$this->assertSame( $posting, $rewriter->rewrite( $posting ) );
		$elsewhere = '<form action="https://example.org/"></form>';
		$this->assertSame( $elsewhere, $rewriter->rewrite( $elsewhere ) );
	}

	public function test_other_output_is_unchanged(): void {
		$this->assertSame( '{"a":1}', ( new Link_Rewriter( 'a', 'b' ) )->rewrite( '{"a":1}' ) );
	}
}
