<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Previews;

use Atelier\Previews\Opening_Picture;
use Atelier\Previews\Preview_Renderer;
use Atelier\Previews\Preview_Sources;
use Atelier\Previews\Sample_Query;
use Atelier\Support\Page;
use Atelier\Tests\Test_Case;

final class Opening_Picture_Test extends Test_Case {
	private function page( string $ref ): string {
		return ( new Opening_Picture( new Preview_Sources(), new Preview_Renderer( new Sample_Query() ) ) )->page( $ref );
	}

	public function test_renders_a_template_as_on_the_front_end(): void {
		$this->log_in_as( 'administrator' );
		$page = $this->page( 'wp_template:' . get_stylesheet() . '//index' );
		$this->assertStringContainsString( '<div class="wp-site-blocks">', $page, 'its blocks' );
		$this->assertStringContainsString( '<base href="' . esc_url( home_url( '/' ) ) . '">', $page, 'addresses are those of the site' );
		$this->assertStringContainsString( 'rel=\'stylesheet\'', $page, 'the styles of the site' );
	}

	/** @return array<string, list<string>> */
	public static function cases_nothing_to_be_seen(): array {
		return array(
			'nothing'             => array( '' ),
			'no such template'    => array( 'wp_template:no-such-theme//index' ),
			'a path'              => array( 'wp_template:../../x//index' ),
			'no reference'        => array( '<script>' ),
		);
	}

	/** @dataProvider cases_nothing_to_be_seen */
	public function test_is_empty_without_content( string $ref ): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( '', $this->page( $ref ) );
	}

	public function test_has_a_url_with_a_nonce_for_templates(): void {
		$this->log_in_as( 'administrator' );
		parse_str( (string) wp_parse_url( Opening_Picture::url( 'wp_template/a & b//c' ), PHP_URL_QUERY ), $arguments );
		$this->assertSame( 'wp_template:a & b//c', $arguments[ Page::PICTURE_ARG ], 'the document' );
		$this->assertNotEmpty( wp_verify_nonce( $arguments['_wpnonce'], Page::PICTURE_ARG ), 'the nonce is of this user' );
	}

	public function test_shows_a_page_without_its_template(): void {
		$this->log_in_as( 'administrator' );
		$other = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Another page' ) );
		$page  = $this->make_post(
			array(
				'post_type'    => 'page',
				'post_title'   => 'Page & title',
				'post_status'  => 'draft',
				'post_content' => '<!-- wp:paragraph --><p>Own words</p><!-- /wp:paragraph -->',
			)
		);
		$shown = $this->page( "page:$page" );
		$this->assertStringContainsString( 'Own words', $shown, 'the content of a draft' );
		$this->assertMatchesRegularExpression( '#<h1[^>]*>Page &(amp|\#038); title</h1>#', $shown, 'the title' );
		$this->assertStringNotContainsString( 'wp-block-site-title"', $shown, 'no header' );
		$this->assertStringNotContainsString( 'Own words', $this->page( "page:$other" ), 'another page' );
		$this->assertSame( '', $this->page( "post:$page" ), 'another type' );
		$this->log_in_as( 'subscriber' );
		$this->assertSame( '', $this->page( "page:$page" ), 'without the right' );
	}

	public function test_has_a_url_with_a_nonce_for_a_page_without_its_template(): void {
		$this->log_in_as( 'administrator' );
		$page = $this->make_post( array( 'post_type' => 'page' ) );
		parse_str( (string) wp_parse_url( Opening_Picture::url( "page/$page" ), PHP_URL_QUERY ), $arguments );
		$this->assertSame( "page:$page", $arguments[ Page::PICTURE_ARG ], 'the document' );
		$this->assertNotEmpty( wp_verify_nonce( $arguments['_wpnonce'], Page::PICTURE_ARG ), 'the nonce is of this user' );
	}

	public function test_has_the_front_end_url_of_a_page_with_its_template(): void {
		$this->log_in_as( 'administrator' );
		update_user_option( get_current_user_id(), 'persisted_preferences', array( 'core' => array( 'renderingModes' => array( get_stylesheet() => array( 'page' => 'template-locked' ) ) ) ) );
		$page  = $this->make_post( array( 'post_type' => 'page', 'post_status' => 'publish' ) );
		$draft = $this->make_post( array( 'post_type' => 'page', 'post_status' => 'draft' ) );
		$this->assertStringContainsString( (string) get_permalink( $page ), Opening_Picture::url( "page/$page" ), 'a published one' );
		$this->assertStringContainsString( 'preview=true', Opening_Picture::url( "page/$draft" ), 'a draft' );
	}

	public function test_has_none_without_permission_or_for_parts_of_pages(): void {
		$page    = $this->make_post( array( 'post_type' => 'page' ) );
		$pattern = $this->make_post( array( 'post_type' => 'wp_block' ) );
		$this->log_in_as( 'administrator' );
		$this->assertSame( '', Opening_Picture::url( "wp_block/$pattern" ), 'a pattern' );
		$this->assertSame( '', Opening_Picture::url( "post/$page" ), 'another type' );
		$this->assertSame( '', Opening_Picture::url( 'page/99999999' ), 'a page that is none' );
		$this->assertSame( '', Opening_Picture::url( 'page' ), 'a list' );
		$this->log_in_as( 'subscriber' );
		$this->assertSame( '', Opening_Picture::url( "page/$page" ), 'without the right' );
	}
}
