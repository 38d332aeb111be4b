<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Overlay;

use Atelier\Overlay\Link_Rewriter;
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
			'a page with a similar name' => array( '/wp-admin-tips/', true ),
			'not an address'       => array( 'http://:80', false ),
			'backslashes'          => array( '/\\\\example.org/', false ),
			'what WordPress drops' => array( '/</example.org/', false ),
			'what WordPress empties' => array( '?a:b=c', false ),
		);
	}

	/** @dataProvider cases_of_links */
	public function test_only_internal_links_keep_the_argument( string $href, bool $is_kept ): void {
		$href = str_replace( 'HOME', untrailingslashit( home_url() ), $href );
		$this->assertSame( $is_kept ? add_query_arg( 'atelier_preview', '1-a-b', $href ) : $href, $this->href( $href ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_of_folders(): array {
		return array(
			'the dashboard'            => array( '/core/wp-admin/', false ),
			'the login'                => array( '/core/wp-login.php?action=x', false ),
			'a script'                 => array( '/core/wp-includes/js/a', false ),
			'a file of a plugin'       => array( '/app/plugins/a.pdf', false ),
			'an upload'                => array( '/media/2026/a.pdf', false ),
			'the REST API'             => array( '/api/wp/v2/pages', false ),
			'the root of the REST API' => array( '/api', false ),
			'a page with a similar name' => array( '/api-guide/', true ),
			'a page in that folder'    => array( '/core/', true ),
		);
	}

	/** @dataProvider cases_of_folders */
	public function test_wordpress_and_its_files_may_be_elsewhere( string $path, bool $is_kept ): void {
		$home = untrailingslashit( home_url() );
		$this->add_filter( 'site_url', static fn( $url, $path ): string => "$home/core/" . ltrim( (string) $path, '/' ) );
		$this->add_filter( 'admin_url', static fn( $url, $path ): string => "$home/core/wp-admin/$path" );
		$this->add_filter( 'includes_url', static fn( $url, $path ): string => "$home/core/wp-includes/$path" );
		$this->add_filter( 'content_url', static fn( $url, $path ): string => "$home/app" );
		$this->add_filter( 'plugins_url', static fn(): string => "$home/app/plugins" );
		$this->add_filter( 'upload_dir', static fn( array $folder ): array => array( 'baseurl' => "$home/media" ) + $folder );
		$this->add_filter( 'rest_url', static fn(): string => "$home/api/" );
		foreach ( array( $path, $home . $path ) as $href ) {
			$this->assertSame( $is_kept ? add_query_arg( 'atelier_preview', '1-a-b', $href ) : $href, $this->href( $href ) );
		}
	}

	public function test_get_forms_keep_it_as_a_field(): void {
		$rewriter = new Link_Rewriter( 'atelier_preview', '1-"b' );
		$this->assertSame( '<form role="search" action="/"><input type="hidden" name="atelier_preview" value="1-&quot;b"><input name="s"></form>', $rewriter->rewrite( '<form role="search" action="/"><input name="s"></form>' ) );
		$posting = '<form method="POST" action="/wp-comments-post.php"><a>x</a></form>';
		$this->assertSame( $posting, $rewriter->rewrite( $posting ) );
		$elsewhere = '<form action="https://example.org/"></form>';
		$this->assertSame( $elsewhere, $rewriter->rewrite( $elsewhere ) );
	}

	public function test_the_path_is_never_decoded(): void {
		$this->assertSame( '/%2F2130706433/x=1?atelier_preview=1-a-b', $this->href( '/%2F2130706433/x=1' ) );
		$this->assertSame( '/?a%5B%5D=1&a%5B%5D=2&atelier_preview=1-a-b', $this->href( '/?a[]=1&a[]=2' ) );
		$this->assertSame( '/a?b=1&atelier_preview=1-a-b#c?d', $this->href( '/a?b=1#c?d' ) );
		$this->assertSame( '/a?b=1&atelier_preview=1-a-b', $this->href( '/a?atelier_preview=old&b=1' ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_of_pages(): array {
		$link = '<a href="/a">';
		$form = '<form>';
		return array(
			'a link'                                => array( $link, 1 ),
			'an area'                               => array( '<area href="/a">', 1 ),
			'a form'                                => array( $form, 1 ),
			'an unknown method'                     => array( '<form method="x" action>', 1 ),
			'a form in a dialog'                    => array( '<form method="dialog">', 0 ),
			'a tag behind a quoted sign'            => array( '<form title=">" action="https://example.org/">', 0 ),
			'a form in a script'                    => array( '<script>"<form>"</script><!-- <form> -->', 0 ),
			'backslashes in an action'              => array( '<form action="/\\\\example.org/f">', 0 ),
			'a space as action'                     => array( '<form action=" ">', 0 ),
			'a page elsewhere as base'              => array( "$link<base href='//example.org/'>$form<a href='?b'><form action='/a'>", 1 ),
			'absolute links with another base'      => array( '<base href="//example.org/"><a href="HOME/a"><form action="HOME/a">', 2 ),
			'the site as base'                      => array( "<base href='HOME/'>$link", 1 ),
			'a base without address'                => array( "<base target='_blank'>$link", 1 ),
			'a button for another site'             => array( "$form<button formaction='//example.org/'>$link", 1 ),
			'such a button outside, and before'     => array( "<input type=submit form=a formaction='/\\\\example.org'><form id=a>", 0 ),
			'a button for another page of the site' => array( "$form<button formaction='/a'><button formaction>", 1 ),
			'a button with another base'            => array( "$form<button formaction='/a'><base href='//example.org/'>", 0 ),
			'a link that reports clicks'            => array( '<a href="/a" ping="https://example.org/">', 0 ),
			'a page that moves on'                  => array( '<meta http-equiv="refresh" content="0;url=https://example.org/"><a>', 0 ),
		);
	}

	/** @dataProvider cases_of_pages */
	public function test_the_argument_goes_nowhere_else( string $html, int $count ): void {
		$html = str_replace( 'HOME', untrailingslashit( home_url() ), $html );
		$this->assertSame( $count, substr_count( ( new Link_Rewriter( 'atelier_preview', 'SECRET' ) )->rewrite( $html ), 'SECRET' ) );
	}

	public function test_whatever_a_url_is_made_of_it_stays_on_the_site(): void {
		$home   = untrailingslashit( home_url() );
		$host   = substr( $home, strlen( 'http://' ) );
		$pieces = array( '/', '/', '//', '\\', '/\\', '?', '#', '@', ':', '.', '..', '%2F', '%5C', '%2e', '%0a', '%09', "\t", "\n", "\r", ' ', "\0", "\x01", "\x0b", '<', '>', '"', "'", '^', '`', '{', '[', ']', '|', ';', '&', '=', 'x=1', 'http:', 'https:', 'HTTP://', 'http://', 'javascript:', $home, $host, strtoupper( $host ), ':80', ':443', 'evil.test', '2130706433', "\u{a0}", "\u{3000}", "\u{ff0f}", "\xff", '&#x2F;', '&#92;', '&Tab;', '&colon;' );
		$total  = 0;
		mt_srand( 37 );
		for ( $round = 0; $round < 5000; $round++ ) {
			$url = 0 === $round % 3 ? $home : ( 0 === $round % 2 ? '/' : '' );
			for ( $count = mt_rand( 1, 8 ); $count > 0; $count-- ) {
				$url .= $pieces[ mt_rand( 0, count( $pieces ) - 1 ) ];
			}
			foreach ( array( '<a href="%s">', '<form action="%s">' ) as $markup ) {
				$html = ( new Link_Rewriter( 'atelier_preview', 'SECRET' ) )->rewrite( sprintf( $markup, str_replace( '"', '&quot;', $url ) ) );
				if ( false !== strpos( $html, 'SECRET' ) ) {
					++$total;
					$this->assertSame( 1, preg_match( '/(?:href|action)="([^"]*)"/', $html, $match ), $html );
					// In markup, browsers read a null as another character.
					$read = str_replace( "\0", "\u{fffd}", html_entity_decode( $match[1], ENT_QUOTES | ENT_HTML5 ) );
					$this->assertTrue( self::is_surely_own( $read, $home ), bin2hex( $url ) . ' becomes ' . bin2hex( $html ) );
				}
			}
		}
		$this->assertTrue( $total > 500, "$total rewritten" );
	}

	/** A strict reading of its own: `/path`, `?query` or the site's own scheme, host and port, whatever follows. */
	private static function is_surely_own( string $url, string $home ): bool {
		if ( 0 === stripos( $url, $home ) ) {
			$url = substr( $url, strlen( $home ) );
			$url = preg_replace( '/^:80(?!\d)/', '', $url );
			return '' === $url || in_array( $url[0], array( '/', '?', '#' ), true );
		}
		return '' === $url || '?' === $url[0] || ( '/' === $url[0] && ! preg_match( '#^.[/\\\\\x00-\x20]#s', $url ) );
	}

	public function test_other_output_is_unchanged(): void {
		$this->assertSame( '{"a":1}', ( new Link_Rewriter( 'a', 'b' ) )->rewrite( '{"a":1}' ) );
	}
}
