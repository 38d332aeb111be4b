<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Uses;

use Atelier\Conflicts\Save_Lock;
use Atelier\Records\Record_Types;
use Atelier\Uses\Filler;
use Atelier\Uses\Index_Controller;
use Atelier\Uses\Index_State;
use Atelier\Uses\Record_Source;
use Atelier\Uses\Used_Things;
use Atelier\Uses\Uses_Controller;
use Atelier\Uses\Uses_Table;
use WP_Theme_JSON_Resolver;

require_once __DIR__ . '/Uses_Case.php';

/**
 * Whatever is done to a site, the index has what reading all of it gives.
 *
 * @group database
 */
final class Index_Test extends Uses_Case {
	private const STEPS = 40;

	private int $seed = 0;

	/** @var list<int> */
	private array $ids = array();

	private function below( int $limit ): int {
		$this->seed = ( $this->seed * 1103515245 + 12345 ) % 2147483648;
		return (int) ( $this->seed / 65536 ) % max( 1, $limit );
	}

	/** @return array<string, array{ int }> */
	public static function cases_follows(): array {
		$cases = array();
		foreach ( range( 1, 8 ) as $seed ) {
			$cases[ "seed $seed" ] = array( $seed );
		}
		return $cases;
	}

	/** @dataProvider cases_follows */
	public function test_follows_any_sequence_of_changes( int $seed ): void {
		$this->seed = $seed;
		$log        = array();
		for ( $step = 0; $step < self::STEPS; ++$step ) {
			$log[] = $this->change();
			// Requests make one change or several.
			if ( 0 === $this->below( 2 ) ) {
				$this->watcher->flush();
			}
		}
		$this->watcher->flush();
		$this->assertTrue( count( self::indexed() ) > 5 );
		$this->assert_whole( implode( "\n", $log ) );
	}

	private function content(): string {
		$id     = $this->ids ? $this->ids[ $this->below( count( $this->ids ) ) ] : 1;
		$blocks = array(
			"<!-- wp:block {\"ref\":$id} /-->",
			"<!-- wp:navigation {\"ref\":$id} /-->",
			'<!-- wp:navigation /-->',
			'<!-- wp:template-part {"slug":"header"} /-->',
			'<!-- wp:paragraph {"textColor":"base","className":"is-style-a wide"} --><p class="has-base-color"><a href="/a/">A</a></p><!-- /wp:paragraph -->',
			"<!-- wp:image {\"id\":$id} --><img class=\"wp-image-$id\" src=\"/wp-content/uploads/a-10x10.png\"/><!-- /wp:image -->",
			'[gallery]',
			'<!-- wp:group {"style":{"spacing":{"padding":"var:preset|spacing|40"}}} -->',
			'',
		);
		return $blocks[ $this->below( count( $blocks ) ) ] . $blocks[ $this->below( count( $blocks ) ) ];
	}

	private function change(): string {
		$id = $this->ids ? $this->ids[ $this->below( count( $this->ids ) ) ] : 0;
		switch ( $id > 0 ? $this->below( 15 ) : 0 ) {
			case 0:
			case 1:
			case 2:
				$type        = array( 'page', 'post', 'wp_block', 'wp_navigation' )[ $this->below( 4 ) ];
				$this->ids[] = $this->make( $type, $this->content(), array( 'post_status' => array( 'publish', 'draft', 'private', 'auto-draft' )[ $this->below( 4 ) ] ) );
				return "made a $type";
			case 3:
				$type        = array( 'wp_template', 'wp_template_part' )[ $this->below( 2 ) ];
				$this->ids[] = $this->make( $type, $this->content(), array( 'post_name' => array( '404', 'header', 'own', 'index' )[ $this->below( 4 ) ], 'tax_input' => array( 'wp_theme' => array( $this->below( 4 ) ? get_stylesheet() : 'other' ) ) ) );
				return "made a $type";
			case 4:
			case 5:
			case 6:
				wp_update_post( array( 'ID' => $id, 'post_content' => $this->content() ) );
				return "changed $id";
			case 7:
				wp_trash_post( $id );
				return "trashed $id";
			case 8:
				wp_untrash_post( $id );
				return "untrashed $id";
			case 9:
				wp_delete_post( $id, true );
				return "deleted $id";
			case 10:
				update_post_meta( $id, array( '_thumbnail_id', '_wp_page_template' )[ $this->below( 2 ) ], array( '3', '', 'wide' )[ $this->below( 3 ) ] );
				return "meta of $id";
			case 11:
				wp_update_post( array( 'ID' => $id, 'post_name' => array( 'header', 'own', 'other' )[ $this->below( 3 ) ], 'post_status' => array( 'publish', 'draft' )[ $this->below( 2 ) ] ) );
				return "renamed $id";
			case 12:
				update_option( array( 'site_logo', 'site_icon' )[ $this->below( 2 ) ], $this->below( 3 ) );
				return 'settings';
			case 13:
				update_option( Record_Source::WIDGETS_OPTION, array( 2 => array( 'content' => $this->content() ), '_multiwidget' => 1 ) );
				return 'widgets';
			default:
				$styles = (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
				wp_update_post( wp_slash( array( 'ID' => $styles, 'post_content' => (string) wp_json_encode( array( 'styles' => array( 'color' => array( 'text' => 'var:preset|color|' . $this->below( 3 ) ) ) ) ) ) ) );
				return 'styles';
		}
	}

	public function test_a_save_that_changes_no_use_writes_nothing(): void {
		global $wpdb;
		$page = $this->make( 'page', '<!-- wp:block {"ref":12} /-->' );
		$this->watcher->flush();
		wp_update_post( array( 'ID' => $page, 'post_title' => 'Other' ) );
		$sent = array();
		$this->add_filter(
			'query',
			static function ( $sql ) use ( &$sent ) {
				$sent[] = $sql;
				return $sql;
			}
		);
		$this->watcher->flush();
		$this->assertSame( array(), array_values( preg_grep( '/^\s*(INSERT|DELETE|UPDATE)/i', $sent ) ) );
		$this->assertTrue( count( $sent ) <= 8, implode( "\n", $sent ) );
		$sent = array();
		$this->watcher->flush();
		$this->assertSame( array(), $sent, 'without a change' );
	}

	/** Of two requests that save a post, the first may end last. */
	public function test_writes_what_another_request_has_saved_since(): void {
		global $wpdb;
		$page = $this->make( 'page', '<!-- wp:block {"ref":12} /-->' );
		get_post_meta( $page );
		$wpdb->update( $wpdb->posts, array( 'post_content' => '<!-- wp:block {"ref":13} /-->' ), array( 'ID' => $page ) );
		$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $page, 'meta_key' => '_thumbnail_id', 'meta_value' => '77' ) );
		$this->watcher->flush();
		clean_post_cache( $page );
		$this->assertSame( array( (string) $page ), $this->named( Used_Things::PATTERN, '13' ) );
		$this->assertSame( array( (string) $page ), $this->named( Used_Things::MEDIA, '77' ) );
		$this->assert_whole();
	}

	public function test_ignores_what_only_a_draft_changes(): void {
		$page  = $this->make( 'page', '<!-- wp:block {"ref":12} /-->' );
		$draft = $this->make_draft();
		$this->assertSame( 200, $this->in( $draft, 'POST', "/wp/v2/pages/$page", array( 'content' => '<!-- wp:block {"ref":13} /-->' ) )->get_status() );
		$this->in( $draft, 'POST', '/wp/v2/pages', array( 'content' => '<!-- wp:block {"ref":12} /-->', 'title' => 'New', 'status' => 'publish' ) );
		$this->watcher->flush();
		$this->live( 'GET', '/' );
		$this->assertSame( array( (string) $page ), $this->named( Used_Things::PATTERN, '12' ) );
		$this->assert_whole();
	}

	public function test_many_changes_at_once_are_left_to_the_filler(): void {
		$ids = array();
		for ( $i = 0; $i < 201; ++$i ) {
			$ids[] = $this->make( 'page', '<!-- wp:block {"ref":12} /-->' );
		}
		$this->watcher->flush();
		$this->assertFalse( Index_State::read()->is_complete );
		$this->assertTrue( (bool) wp_next_scheduled( Filler::HOOK ) );
		Filler::create()->step( INF );
		$this->assertTrue( Index_State::read()->is_complete );
		$this->assertSame( 201, $this->ask( Used_Things::PATTERN, '12' )['total'] );
	}

	public function test_is_filled_in_steps_that_go_on_where_the_last_ended(): void {
		for ( $i = 0; $i < 60; ++$i ) {
			$this->make( 'page', '<!-- wp:block {"ref":12} /-->' );
		}
		self::empty_index();
		$state              = Index_State::read();
		$state->is_complete = false;
		$state->restart();
		$state->save();
		$seen = array();
		for ( $step = 0; $step < 500 && Index_State::DONE !== $state->stage; ++$step ) {
			$state  = Filler::create()->step( 0 );
			$seen[] = $state->done;
			if ( 3 === $step ) {
				$lock = new Save_Lock( 'uses' );
				$this->assertTrue( $lock->take( 0 ) );
				// Whoever asks would fill it, if nobody else did.
				$half = $this->live( 'GET', '/atelier/v1' . Uses_Controller::ROUTE, array( 'kind' => Used_Things::PATTERN, 'thing' => array( '12' ) ) )->get_data();
				$lock->release();
				$this->assertFalse( $half['isComplete'] );
			}
		}
		$sorted = $seen;
		sort( $sorted );
		$this->assertSame( $sorted, $seen, 'progress' );
		$this->assertTrue( $state->is_complete && count( array_unique( $seen ) ) > 3 );
		$this->assertSame( 60, $this->ask( Used_Things::PATTERN, '12' )['total'] );
		$this->assert_whole();
	}

	public function test_a_step_while_another_one_is_made_does_nothing(): void {
		$state = Index_State::read();
		$state->restart();
		$state->save();
		$lock = new Save_Lock( 'uses' );
		$this->assertTrue( $lock->take( 0 ) );
		$this->assertSame( 0, Filler::create()->step( INF )->done );
		$lock->release();
		$this->assertTrue( Filler::create()->step( INF )->done > 0 );
	}

	public function test_a_check_finds_and_mends_what_was_written_past_the_hooks(): void {
		global $wpdb;
		$changed = $this->make( 'page', '<!-- wp:block {"ref":12} /-->' );
		$gone    = $this->make( 'page', '<!-- wp:block {"ref":12} /-->' );
		$this->watcher->flush();
		$wpdb->update( $wpdb->posts, array( 'post_content' => '<!-- wp:block {"ref":13} /-->' ), array( 'ID' => $changed ) );
		$wpdb->delete( $wpdb->posts, array( 'ID' => $gone ) );
		$wpdb->insert( Uses_Table::name(), array( 'source' => md5( 'x' ), 'target' => md5( 'x' ), 'source_type' => 'wp_template', 'source_id' => 'x//y', 'kind' => 'menu', 'thing' => '1' ) );
		clean_post_cache( $changed );
		$done = $this->live( 'POST', '/atelier/v1' . Index_Controller::ROUTE, array( 'check' => true ) )->get_data();
		for ( $i = 0; $i < 100 && $done['isReading']; ++$i ) {
			$this->assertTrue( $done['isComplete'], 'answers while it is checked' );
			$done = $this->live( 'POST', '/atelier/v1' . Index_Controller::ROUTE )->get_data();
		}
		$this->assertSame( array( true, false, 3 ), array( $done['isComplete'], $done['isReading'], $done['mended'] ) );
		$this->assertSame( array( (string) $changed ), $this->named( Used_Things::PATTERN, '13' ) );
		$this->assertSame( array(), $this->named( Used_Things::PATTERN, '12' ) );
		$this->assert_whole();
	}

	public function test_a_customized_template_and_its_file_are_one_record(): void {
		$template = get_stylesheet() . '//404';
		$file     = self::indexed();
		$post     = $this->make( 'wp_template', '<!-- wp:block {"ref":12} /-->', array( 'post_name' => '404', 'tax_input' => array( 'wp_theme' => array( get_stylesheet() ) ) ) );
		$this->assertSame( array( $template ), $this->named( Used_Things::PATTERN, '12' ) );
		wp_delete_post( $post, true );
		$this->assertSame( array(), $this->named( Used_Things::PATTERN, '12' ) );
		$this->assertSame( $file, self::indexed() );
	}

	public function test_styles_and_settings_use_presets_and_media(): void {
		update_option( 'site_logo', 77 );
		$styles = (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		wp_update_post( wp_slash( array( 'ID' => $styles, 'post_content' => (string) wp_json_encode( array( 'styles' => array( 'css' => 'a{color:var(--wp--preset--color--atelier-one)}', 'blocks' => array( 'core/button' => array( 'variations' => array( 'atelier-two' => array() ) ) ) ) ) ) ) ) );
		$this->assertSame( array( '' ), $this->named( Used_Things::MEDIA, '77' ) );
		$this->assertSame( array( (string) $styles ), $this->named( 'color', 'atelierOne' ) );
		$this->assertSame( array( (string) $styles ), $this->named( Used_Things::BLOCK_STYLE, 'core/button|atelier-two' ) );
		$this->assertTrue( Record_Types::STYLES === $this->ask( 'color', 'atelier-one' )['places'][0]['type'] );
	}
}
