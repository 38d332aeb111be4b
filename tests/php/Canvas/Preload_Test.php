<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Canvas;

use Atelier\Canvas\Preload;
use Atelier\Documents\Template_Resolver;
use Atelier\Tests\Test_Case;

final class Preload_Test extends Test_Case {
	/** @return list<mixed> */
	private function paths( string $document ): array {
		return ( new Preload( new Template_Resolver() ) )->paths( $document );
	}

	public function test_never_sends_whole_lists(): void {
		$this->log_in_as( 'administrator' );
		foreach ( $this->paths( 'wp_template/' . get_stylesheet() . '//home' ) as $path ) {
			$this->assertStringNotContainsString( 'per_page=-1', is_array( $path ) ? $path[0] : $path, 'no list of unknown length' );
		}
	}

	public function test_sends_a_template_with_its_parts(): void {
		$this->log_in_as( 'administrator' );
		$theme = get_stylesheet();
		$paths = $this->paths( "wp_template/$theme//home" );
		$this->assertContains( "/wp/v2/templates/$theme//home?context=edit", $paths, 'the template' );
		$this->assertContains( "/wp/v2/template-parts/$theme//header?context=edit", $paths, 'its header' );
	}

	public function test_sends_a_page_with_the_lookup_of_its_template(): void {
		$this->log_in_as( 'administrator' );
		$page  = $this->make_post( array( 'post_type' => 'page', 'post_name' => 'preloaded' ) );
		$paths = $this->paths( "page/$page" );
		$this->assertContains( "/wp/v2/pages/$page?context=edit", $paths, 'the page' );
		$this->assertContains( '/wp/v2/templates/lookup?slug=page-preloaded', $paths, 'the lookup' );
	}

	public function test_sends_the_parts_around_a_page_only_to_users_who_see_its_template(): void {
		$this->log_in_as( 'administrator' );
		$theme  = get_stylesheet();
		$page   = $this->make_post( array( 'post_type' => 'page' ) );
		$header = "/wp/v2/template-parts/$theme//header?context=edit";
		$this->assertNotContains( $header, $this->paths( "page/$page" ), 'by default' );
		update_user_option( get_current_user_id(), 'persisted_preferences', array( 'core' => array( 'renderingModes' => array( $theme => array( 'page' => 'template-locked' ) ) ) ) );
		$this->assertContains( $header, $this->paths( "page/$page" ), 'with the template' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_survives_invalid_documents(): array {
		return array(
			'nothing'             => array( '' ),
			'a type alone'        => array( 'page' ),
			'an unknown type'     => array( 'no_such_type/2' ),
			'a page that is none' => array( 'page/99999999' ),
			'a path upwards'      => array( 'page/../../users' ),
			'a script'            => array( '<script>/2' ),
		);
	}

	/** @dataProvider cases_survives_invalid_documents */
	public function test_survives_invalid_documents( string $document ): void {
		$this->log_in_as( 'administrator' );
		$this->assertNull( ( new Preload( new Template_Resolver() ) )->post( $document ) );
		$this->assertTrue( count( $this->paths( $document ) ) > 0, 'what every canvas needs is still sent' );
	}

	public function test_returns_no_post_that_the_user_cannot_edit(): void {
		$page = $this->make_post( array( 'post_type' => 'page' ) );
		$this->log_in_as( 'subscriber' );
		$this->assertNull( ( new Preload( new Template_Resolver() ) )->post( "page/$page" ) );
	}

	/** @return array<string, list<string>> */
	public static function cases_never_leads_out_of_the_theme(): array {
		return array(
			'a template'      => array( 'wp_template/theme//../../x' ),
			'a part'          => array( 'wp_template_part/theme//../../x' ),
			'a theme'         => array( 'wp_template/..//x' ),
			'a page'          => array( 'page/1/../../../users' ),
			'a query'         => array( 'wp_template/theme//x?context=view' ),
			'a page as theme' => array( 'page/theme//home' ),
		);
	}

	/** @dataProvider cases_never_leads_out_of_the_theme */
	public function test_never_leads_out_of_the_theme( string $document ): void {
		$this->log_in_as( 'administrator' );
		$asked = $this->watch_templates();
		$this->assertSame( $this->paths( '' ), $this->paths( $document ) );
		$this->assertSame( array(), $asked() );
	}
}
