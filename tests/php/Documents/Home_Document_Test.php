<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Documents;

use Atelier\Documents\Home_Document;
use Atelier\Documents\Template_Resolver;
use Atelier\Tests\Test_Case;

final class Home_Document_Test extends Test_Case {
	private function home(): ?array {
		return ( new Home_Document( new Template_Resolver() ) )->resolve();
	}

	public function test_is_the_template_if_the_homepage_lists_posts(): void {
		update_option( 'show_on_front', 'posts' );
		$home = $this->home();
		$this->assertSame( 'wp_template', $home['type'] );
		$this->assertSame( get_stylesheet() . '//home', $home['id'] );
		$this->assertNull( $home['template'] );
	}

	public function test_names_the_parts_of_the_template(): void {
		update_option( 'show_on_front', 'posts' );
		$this->assertSame( array( 'header', 'footer' ), array_column( $this->home()['parts'], 'area' ) );
	}

	public function test_is_the_page_if_one_is_the_front_page(): void {
		$this->log_in_as( 'administrator' );
		$page = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'Welcome' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		$home = $this->home();
		$this->assertSame( array( 'page', (string) $page, 'Welcome' ), array( $home['type'], $home['id'], $home['title'] ) );
		$this->assertSame( get_stylesheet() . '//page', $home['template']['id'] );
	}

	public function test_is_the_template_of_the_front_page_if_the_user_cannot_edit_the_page(): void {
		$this->log_in_as( 'subscriber' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->make_post( array( 'post_type' => 'page' ) ) );
		$home = $this->home();
		$this->assertSame( array( 'wp_template', get_stylesheet() . '//page' ), array( $home['type'], $home['id'] ) );
		$this->assertNull( $home['template'] );
	}

	public function test_is_the_template_if_the_front_page_is_in_the_trash(): void {
		$page = $this->make_post( array( 'post_type' => 'page', 'post_status' => 'trash' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		$this->assertSame( 'wp_template', $this->home()['type'] );
	}

	public function test_is_null_in_a_classic_theme(): void {
		$this->use_classic_theme();
		$this->assertNull( $this->home() );
	}
}
