<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Support\Own_Urls;
use Atelier\Tests\Test_Case;

final class Own_Urls_Test extends Test_Case {
	/** @return array<string, list<mixed>> */
	public static function cases_of_urls(): array {
		return array(
			'the site'                        => array( 'https://site.test', '/' ),
			'its front page'                  => array( 'https://site.test/', '/' ),
			'a page'                          => array( 'https://site.test/a/b/?c=d#e', '/a/b/' ),
			'a query of the site'             => array( 'https://site.test?a=//b', '/' ),
			'a path'                          => array( '/a?b=\\c', '/a' ),
			'the front page as path'          => array( '/', '/' ),
			'another query'                   => array( '?a=b', '' ),
			'other letters in the host'       => array( 'HTTPS://Site.TEST/A', '/A' ),
			'the default port'                => array( 'https://site.test:443/a', '/a' ),
			'a path with another address'     => array( '/a/https://evil.test/', '/a/https://evil.test/' ),
			'an encoded slash in a path'      => array( '/%2F%5Cevil.test', '/%2F%5Cevil.test' ),
			'letters beyond ASCII'            => array( '/ü/', '/ü/' ),
			'nothing'                         => array( '', null ),
			'a part of the page'              => array( '#a', null ),
			'a relative path'                 => array( 'a/b', null ),
			'another host'                    => array( 'https://evil.test/', null ),
			'another host without scheme'     => array( '//evil.test/', null ),
			'three slashes'                   => array( '///evil.test/', null ),
			'a slash and a backslash'         => array( '/\\evil.test/', null ),
			'two backslashes'                 => array( '\\\\evil.test/', null ),
			'a backslash after two slashes'   => array( '/\\\\evil.test/f', null ),
			'a tab between slashes'           => array( "/\t/evil.test/", null ),
			'a line break between slashes'    => array( "/\n/evil.test/", null ),
			'an encoded line break'           => array( '/%0a/evil.test/', null ),
			'a space before'                  => array( ' //evil.test/', null ),
			'a control character before'      => array( "\x01//evil.test/", null ),
			'what WordPress drops'            => array( '/</evil.test/', null ),
			'a no-break space'                => array( "\u{a0}//evil.test/", null ),
			'one slash after the scheme'      => array( 'https:/evil.test/', null ),
			'no slash after the scheme'       => array( 'https:evil.test', null ),
			'no slash, own host'              => array( 'https:site.test/', null ),
			'three slashes after the scheme'  => array( 'https:///site.test/', null ),
			'backslashes after the scheme'    => array( 'https:\\\\site.test/', null ),
			'a backslash in the host'         => array( 'https://site.test\\@evil.test/', null ),
			'a host as user'                  => array( 'https://site.test@evil.test/', null ),
			'a host as user with password'    => array( 'https://site.test:443@evil.test/', null ),
			'a user at the own host'          => array( 'https://a:b@site.test/', null ),
			'a longer host'                   => array( 'https://site.test.evil.test/', null ),
			'a subdomain'                     => array( 'https://evil.site.test/', null ),
			'a host with a dot at the end'    => array( 'https://site.test./', null ),
			'an encoded host'                 => array( 'https://%73ite.test/', null ),
			'a tab in the host'               => array( "https://site\t.test/", null ),
			'wide letters'                    => array( 'https://site．test/', null ),
			'another port'                    => array( 'https://site.test:8443/', null ),
			'an empty port'                   => array( 'https://site.test:/', null ),
			'the port of another scheme'      => array( 'https://site.test:80/', null ),
			'an unencrypted connection'       => array( 'http://site.test/', null ),
			'another scheme'                  => array( 'ftp://site.test/', null ),
			'a script'                        => array( 'javascript://site.test/%0aalert(1)', null ),
			'data'                            => array( 'data:text/html,//site.test/', null ),
			'a line break at the end'         => array( "/a\n", null ),
			'segments out of the path'        => array( '/a/../..//evil.test', null ),
			'encoded segments'                => array( '/%2E./evil', null ),
		);
	}

	/** @dataProvider cases_of_urls */
	public function test_tells_the_urls_of_the_site( string $url, ?string $path ): void {
		$this->assertSame( $path, ( new Own_Urls( 'https://site.test' ) )->path( $url ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_of_urls_in_a_folder(): array {
		return array(
			'the site'                  => array( 'http://site.test:8080/blog', '' ),
			'a page'                    => array( 'http://site.test:8080/blog/a/', '/a/' ),
			'a path'                    => array( '/blog/a', '/a' ),
			'another folder'            => array( '/other/', null ),
			'the folder above'          => array( 'http://site.test:8080/', null ),
			'a longer name'             => array( '/blogs/', null ),
			'a way out'                 => array( '/blog/../other/', null ),
			'an encoded way out'        => array( '/blog/.%2e/other/', null ),
			'without its port'          => array( 'http://site.test/blog/', null ),
		);
	}

	/** @dataProvider cases_of_urls_in_a_folder */
	public function test_tells_the_urls_of_a_site_in_a_folder( string $url, ?string $path ): void {
		$this->assertSame( $path, ( new Own_Urls( 'http://site.test:8080/blog/' ) )->path( $url ) );
	}

	public function test_takes_only_full_urls_where_others_may_have_another_base(): void {
		$own = new Own_Urls( 'https://site.test' );
		$this->assertSame( '/a', $own->path( 'https://site.test/a', false ) );
		$this->assertNull( $own->path( '/a', false ) );
		$this->assertNull( $own->path( '?a', false ) );
	}
}
