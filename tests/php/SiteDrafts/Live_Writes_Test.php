<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use Atelier\Records\Block_Merge;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Merge;
use Atelier\SiteDrafts\Schedule_Consent;
use Atelier\Tests\Wiring;

require_once __DIR__ . '/Draft_Test_Case.php';

/**
 * What is done in a draft writes nothing to the live site, also not where WordPress does more than was asked for; and what
 * a second attacker found.
 */
final class Live_Writes_Test extends Draft_Test_Case {
	private const NOPUB = array( 'read', 'edit_theme_options', 'edit_posts', 'edit_others_posts', 'edit_published_posts', 'edit_pages', 'edit_others_pages', 'edit_published_pages' );

	private function become_nopub(): void {
		add_role( 'atelier_nopub', 'No publisher', array_fill_keys( self::NOPUB, true ) );
		$this->undo_later( static fn() => remove_role( 'atelier_nopub' ) );
		$this->log_in_as( 'atelier_nopub' );
	}

	/** @return array<string, list<string>> Method and route of removing the post `%d` in the draft `%d`. */
	public static function cases_removing_a_new_post_keeps_live_options(): array {
		return array(
			'deleted'   => array( 'DELETE', '/wp/v2/pages/%1$d' ),
			'discarded' => array( 'DELETE', '/atelier/v1/site-drafts/%2$d/changes' ),
		);
	}

	/** @dataProvider cases_removing_a_new_post_keeps_live_options */
	public function test_removing_a_new_post_keeps_live_options( string $method, string $route ): void {
		$home = $this->make_post( array( 'post_type' => 'page' ) );
		$post = $this->make_post();
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $home );
		update_option( 'sticky_posts', array() );
		$draft = $this->make_draft();
		$page  = (int) self::raw( $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'New', 'status' => 'publish' ) ), 'id' );
		$new   = (int) self::raw( $this->in( $draft, 'POST', '/wp/v2/posts', array( 'title' => 'New', 'status' => 'publish', 'sticky' => true ) ), 'id' );
		$this->in( $draft, 'POST', '/wp/v2/settings', array( 'page_on_front' => $page ) );
		$this->in( $draft, 'POST', "/wp/v2/posts/$post", array( 'sticky' => true ) );
		foreach ( array( "page:$page" => $page, "post:$new" => $new ) as $key => $id ) {
			$answer = $this->in( $draft, $method, str_replace( 'pages', strtok( $key, ':' ) . 's', sprintf( $route, $id, $draft ) ), array( 'force' => true, 'key' => $key ) );
			$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		}
		$this->live( 'GET', '/' );
		$this->assertSame( array( 'page', $home, array() ), array( get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ), get_option( 'sticky_posts' ) ) );
	}

	public function test_options_of_a_draft_are_not_written_while_it_is_laid(): void {
		$draft = $this->make_draft();
		$this->in( $draft, 'POST', '/wp/v2/settings', array( 'title' => 'Drafted' ) );
		update_option( 'blogname', get_option( 'blogname' ) . ' and more' );
		$this->live( 'GET', '/' );
		$this->assertStringNotContainsString( 'Drafted', get_option( 'blogname' ) );
	}

	public function test_no_menu_is_added_to_the_live_site(): void {
		$draft = $this->make_draft();
		$this->in( $draft, 'POST', '/wp/v2/posts/' . $this->make_post(), array( 'title' => 'Drafted' ) );
		$this->assertFalse( apply_filters( 'wp_navigation_should_create_fallback', true ) );
		$this->live( 'GET', '/' );
		$this->assertTrue( apply_filters( 'wp_navigation_should_create_fallback', true ) );
	}

	public function test_new_private_pages_are_for_those_who_may_edit_such(): void {
		$draft = $this->make_draft();
		$made  = array();
		foreach ( array( 'private', 'publish', 'draft' ) as $status ) {
			$made[ $status ] = (int) self::raw( $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => "New $status", 'status' => $status ) ), 'id' );
		}
		$this->live( 'GET', '/' );
		$this->become_nopub();
		$keys = wp_list_pluck( $this->live( 'GET', "/atelier/v1/site-drafts/$draft/changes" )->get_data(), 'key' );
		$this->assertSame( array( "page:{$made['publish']}", "page:{$made['draft']}" ), $keys );
		foreach ( $made as $status => $id ) {
			$this->assertSame( 403, $this->live( 'DELETE', "/atelier/v1/site-drafts/$draft/changes", array( 'key' => "page:$id" ) )->get_status(), $status );
			$this->assertSame( Hidden_Posts::STATUS, get_post_status( $id ), "$status is still there" );
		}
		$this->assertSame( 403, $this->live( 'DELETE', "/atelier/v1/site-drafts/$draft" )->get_status() );
		$own = (int) self::raw( $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'Own' ) ), 'id' );
		$this->assertSame( 200, $this->live( 'DELETE', "/atelier/v1/site-drafts/$draft/changes", array( 'key' => "page:$own" ) )->get_status(), 'their own' );
	}

	public function test_pages_of_another_draft_are_no_parents(): void {
		$other  = (int) self::raw( $this->in( $this->make_draft(), 'POST', '/wp/v2/pages', array( 'title' => 'Code name' ) ), 'id' );
		$draft  = $this->make_draft();
		$parent = (int) self::raw( $this->in( $draft, 'POST', '/wp/v2/pages', array( 'title' => 'Above' ) ), 'id' );
		$page   = $this->make_post( array( 'post_type' => 'page' ) );
		foreach ( array( '/wp/v2/pages', "/wp/v2/pages/$page" ) as $route ) {
			$answer = $this->in( $draft, 'POST', $route, array( 'parent' => $other ) );
			$this->assertSame( 400, $answer->get_status() );
			$this->assertStringNotContainsString( 'code-name', (string) wp_json_encode( $answer->get_data() ) );
			$this->assertSame( $parent, self::raw( $this->in( $draft, 'POST', $route, array( 'parent' => $parent ) ), 'parent' ), 'one of the same draft' );
		}
	}

	public function test_lists_merge_within_a_budget(): void {
		$blocks = static fn( string $text ): string => implode( "\n\n", array_map( static fn( int $at ): string => self::paragraph( "$text $at" ), range( 1, 900 ) ) );
		$merge  = static fn(): Block_Merge => new Block_Merge( $blocks( 'base' ), $blocks( 'mine' ), $blocks( 'theirs' ) );
		$found  = Block_Merge::within_budget( static fn(): array => array( $merge()->conflict(), $merge()->conflict(), $merge()->conflict() ) );
		$this->assertSame( array( Block_Merge::SAME_BLOCK, Block_Merge::TOO_LONG, Block_Merge::TOO_LONG ), $found );
		$this->assertSame( Block_Merge::SAME_BLOCK, $merge()->conflict(), 'not where something is published' );
		$this->assertStringContainsString( 'mine', $merge()->text( Merge::MINE ) );
	}

	public function test_whoever_scheduled_a_draft_is_told_of_another_date_and_of_none(): void {
		$mails = array();
		$this->add_filter(
			'pre_wp_mail',
			static function ( $sent, $mail ) use ( &$mails ): bool {
				$mails[] = $mail['message'];
				return true;
			}
		);
		$draft    = $this->make_draft();
		$schedule = Wiring::patient_schedule();
		$this->assertTrue( $schedule->set( $draft, gmdate( 'Y-m-d\TH:i:s\Z', time() + DAY_IN_SECONDS ), 'hold', 'hold' ) );
		$this->assertCount( 0, $mails );
		$this->become_nopub();
		$this->assertTrue( $schedule->set( $draft, gmdate( 'Y-m-d\TH:i:s\Z', time() + 2 * DAY_IN_SECONDS ), 'hold', 'hold' ) );
		$this->assertCount( 1, $mails );
		$this->assertStringContainsString( 'changed or ended the schedule', $mails[0] );
		$schedule->cancel( $draft );
		$this->assertCount( 1, $mails, 'of one’s own' );
	}

	public function test_whoever_scheduled_a_draft_is_told_that_somebody_else_publishes_it(): void {
		$mails = array();
		$this->add_filter(
			'pre_wp_mail',
			static function ( $sent, $mail ) use ( &$mails ): bool {
				$mails[] = $mail;
				return true;
			}
		);
		$this->nest_transactions();
		$scheduler = wp_get_current_user();
		$publish   = function ( int $draft ): void {
			$this->assertSame( 200, $this->live( 'POST', "/atelier/v1/site-drafts/$draft/publish" )->get_status() );
		};
		foreach ( array( 'one’s own', 'of somebody else' ) as $whose ) {
			$draft = $this->make_draft();
			$page  = $this->make_post( array( 'post_type' => 'page' ) );
			wp_set_current_user( $scheduler->ID );
			$this->in( $draft, 'POST', "/wp/v2/pages/$page", array( 'title' => 'After' ) );
			$this->live( 'GET', '/' );
			$this->assertTrue( Wiring::patient_schedule()->set( $draft, gmdate( 'Y-m-d\TH:i:s\Z', time() + DAY_IN_SECONDS ), 'hold', 'hold' ) );
			if ( 'one’s own' !== $whose ) {
				$this->log_in_as( 'administrator' );
			}
			$publish( $draft );
			$this->assertFalse( wp_next_scheduled( Schedule_Consent::HOOK, array( $draft ) ) );
		}
		$this->assertCount( 1, $mails, 'nobody is told of what they do' );
		$this->assertSame( $scheduler->user_email, $mails[0]['to'] );
		$this->assertStringContainsString( wp_get_current_user()->display_name . ' published it', $mails[0]['message'] );
	}

	public function test_custom_fields_with_several_values_are_read_as_they_were_saved(): void {
		register_post_meta( 'page', 'atelier_many', array( 'single' => false, 'type' => 'integer', 'show_in_rest' => true ) );
		$this->undo_later( static fn() => unregister_post_meta( 'page', 'atelier_many' ) );
		$draft = $this->make_draft();
		$page  = $this->make_post( array( 'post_type' => 'page' ) );
		$saved = $this->in( $draft, 'POST', "/wp/v2/pages/$page", array( 'meta' => array( 'atelier_many' => array( 1, 2 ) ) ) );
		$this->assertSame( array( 1, 2 ), self::raw( $saved, 'meta' )['atelier_many'] );
		$this->assertSame( array( '1', '2' ), get_post_meta( $page, 'atelier_many' ) );
		$this->live( 'GET', '/' );
		$this->assertSame( array(), get_post_meta( $page, 'atelier_many' ) );
	}
}
