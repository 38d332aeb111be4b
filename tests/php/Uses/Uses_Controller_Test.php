<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Uses;

use Atelier\Conflicts\Save_Lock;
use Atelier\Uses\Filler;
use Atelier\Uses\Index_State;
use Atelier\Uses\Used_Things;
use Atelier\Uses\Uses_Controller;
use Atelier\Uses\Uses_Table;

require_once __DIR__ . '/Uses_Case.php';

/**
 * @group database
 */
final class Uses_Controller_Test extends Uses_Case {
	private function pattern( string $content = '' ): int {
		return $this->make( 'wp_block', $content );
	}

	private static function block( int $pattern ): string {
		return "<!-- wp:block {\"ref\":$pattern} /-->";
	}

	public function test_finds_uses_through_patterns_and_parts(): void {
		$inner = $this->pattern();
		$outer = $this->pattern( self::block( $inner ) );
		$part  = $this->make_template( 'wp_template_part', 'atelier-part', self::block( $outer ) );
		$theme = get_stylesheet();
		$own   = $this->make_template( 'wp_template', 'atelier-own', "<!-- wp:template-part {\"slug\":\"atelier-part\",\"theme\":\"$theme\"} /-->" );
		$page  = $this->make( 'page', self::block( $inner ) );
		$this->assertSame( array( "$part*", "$own*", (string) $outer, (string) $page ), $this->named( Used_Things::PATTERN, (string) $inner ) );
		$this->assertSame( array( $own ), $this->named( Used_Things::PART, $part ) );
	}

	public function test_finds_uses_through_registered_patterns(): void {
		register_block_pattern( 'tests/outer', array( 'title' => 'A', 'content' => '<!-- wp:pattern {"slug":"tests/inner"} /-->' ) );
		register_block_pattern( 'tests/inner', array( 'title' => 'B', 'content' => '<!-- wp:navigation {"ref":123456} /--><!-- wp:pattern {"slug":"tests/outer"} /-->' ) );
		$this->undo_later( static fn() => unregister_block_pattern( 'tests/outer' ) && unregister_block_pattern( 'tests/inner' ) );
		$this->fill();
		$part = $this->make_template( 'wp_template_part', 'atelier-part', '<!-- wp:pattern {"slug":"tests/outer"} /-->' );
		$this->assertSame( array( "$part*" ), $this->named( Used_Things::MENU, '123456' ) );
	}

	public function test_a_pattern_that_contains_itself_uses_itself_once(): void {
		$one = $this->pattern();
		$two = $this->pattern( self::block( $one ) );
		wp_update_post( array( 'ID' => $one, 'post_content' => self::block( $one ) . self::block( $two ) ) );
		$this->assertSame( array( (string) $two, (string) $one ), $this->named( Used_Things::PATTERN, (string) $one ) );
	}

	public function test_names_only_what_the_user_may_edit_and_counts_the_rest(): void {
		$pattern = $this->pattern();
		$page    = $this->make( 'page', self::block( $pattern ) );
		$secret  = $this->make( 'page', self::block( $pattern ), array( 'post_title' => 'Secret' ) );
		$this->add_filter( 'map_meta_cap', static fn( array $caps, string $cap, int $user, array $args ): array => 'edit_post' === $cap && (int) ( $args[0] ?? 0 ) === $secret ? array( 'do_not_allow' ) : $caps );
		$said = $this->ask( Used_Things::PATTERN, (string) $pattern );
		$this->assertSame( array( array( 'type' => 'page', 'id' => (string) $page, 'title' => 'A page', 'isDirect' => true ) ), $said['places'] );
		$this->assertSame( array( 1, 2, true ), array( $said['others'], $said['total'], $said['isComplete'] ) );
		$this->assertFalse( strpos( (string) wp_json_encode( $said ), 'Secret' ) );
	}

	public function test_settings_are_named_for_those_who_may_change_them(): void {
		update_option( 'site_logo', 77 );
		$this->assertSame( array( 'site' ), array_column( $this->ask( Used_Things::MEDIA, '77' )['places'], 'type' ) );
		$this->add_filter( 'user_has_cap', static fn( array $all ): array => array( 'manage_options' => false ) + $all );
		$said = $this->ask( Used_Things::MEDIA, '77' );
		$this->assertSame( array( array(), 1, 1 ), array( $said['places'], $said['others'], $said['total'] ) );
	}

	public function test_comes_in_pages_with_one_query_each(): void {
		$pattern = $this->pattern();
		$ids     = array();
		for ( $i = 0; $i < 7; ++$i ) {
			array_unshift( $ids, (string) $this->make( 'page', self::block( $pattern ) ) );
		}
		$this->watcher->flush();
		$sent = array();
		$this->add_filter(
			'query',
			static function ( $sql ) use ( &$sent ) {
				if ( false !== strpos( $sql, Uses_Table::name() ) ) {
					$sent[] = $sql;
				}
				return $sql;
			}
		);
		$found = array();
		foreach ( array( 1, 2, 3, 4 ) as $page ) {
			$sent = array();
			$said = $this->ask( Used_Things::PATTERN, (string) $pattern, array( 'per_page' => 3, 'page' => $page ) );
			$this->assertSame( 7, $said['total'] );
			// The first is of what contains it.
			$this->assertTrue( $page > 3 || 2 === count( $sent ), implode( "\n", $sent ) );
			$found = array_merge( $found, array_column( $said['places'], 'id' ) );
		}
		$this->assertSame( $ids, $found );
	}

	public function test_counts_uses_of_many_things(): void {
		$one  = $this->pattern();
		$two  = $this->pattern( self::block( $one ) );
		$none = $this->pattern();
		$this->make( 'page', self::block( $one ) . self::block( $one ) );
		$this->watcher->flush();
		$said = $this->live( 'GET', '/atelier/v1' . Uses_Controller::COUNTS, array( 'kind' => Used_Things::PATTERN, 'thing' => array( (string) $one, (string) $two, (string) $none ) ) )->get_data();
		$this->assertSame( array( array( 'thing' => (string) $one, 'count' => 2 ), array( 'thing' => (string) $two, 'count' => 0 ), array( 'thing' => (string) $none, 'count' => 0 ) ), $said['counts'] );
		$this->assertTrue( $said['isComplete'] );
	}

	/** @param list<int|string> $things */
	private function counts( string $kind, array $things, int $draft = 0 ): array {
		$this->watcher->flush();
		return array_column( $this->in( $draft, 'GET', '/atelier/v1' . Uses_Controller::COUNTS, array( 'kind' => $kind, 'thing' => array_map( 'strval', $things ) ) )->get_data()['counts'], 'count', 'thing' );
	}

	public function test_patterns_that_only_contain_each_other_arent_used(): void {
		$self  = $this->pattern();
		$one   = $this->pattern();
		$two   = $this->pattern( self::block( $one ) );
		$inner = $this->pattern();
		$outer = $this->pattern( self::block( $one ) . self::block( $inner ) );
		$all   = array( $self, $one, $two, $inner, $outer );
		wp_update_post( array( 'ID' => $self, 'post_content' => self::block( $self ) ) );
		wp_update_post( array( 'ID' => $one, 'post_content' => self::block( $two ) . self::block( $inner ) ) );
		// What contains them isn't in their circle.
		$this->assertSame( array( 0, 2, 1, 2, 0 ), array_values( $this->counts( Used_Things::PATTERN, $all ) ) );
		wp_trash_post( $outer );
		$this->assertSame( array( 0, 0, 0, 1 ), array_values( $this->counts( Used_Things::PATTERN, array( $self, $one, $two, $inner ) ) ) );
		$this->make( 'page', self::block( $two ) . self::block( $self ) );
		$this->assertSame( array( 2, 1, 2, 1 ), array_values( $this->counts( Used_Things::PATTERN, array( $self, $one, $two, $inner ) ) ) );
	}

	public function test_a_circle_through_a_registered_pattern_is_one(): void {
		$own = $this->pattern( '<!-- wp:pattern {"slug":"tests/ring"} /-->' );
		register_block_pattern( 'tests/ring', array( 'title' => 'A', 'content' => self::block( $own ) ) );
		$this->undo_later( static fn() => unregister_block_pattern( 'tests/ring' ) );
		$this->fill();
		$this->assertSame( array( 0 ), array_values( $this->counts( Used_Things::PATTERN, array( $own ) ) ) );
		$this->make_template( 'wp_template', 'atelier-ring', '<!-- wp:pattern {"slug":"tests/ring"} /-->' );
		$this->assertSame( array( 2 ), array_values( $this->counts( Used_Things::PATTERN, array( $own ) ) ) );
	}

	public function test_a_circle_may_be_closed_by_a_draft(): void {
		$one   = $this->pattern();
		$two   = $this->pattern( self::block( $one ) );
		$page  = $this->make( 'page', self::block( $one ) );
		$draft = $this->make_draft();
		$this->in( $draft, 'PUT', "/wp/v2/blocks/$one", array( 'content' => self::block( $two ) ) );
		$this->in( $draft, 'PUT', "/wp/v2/pages/$page", array( 'content' => '' ) );
		$this->assertSame( array( 0, 0 ), array_values( $this->counts( Used_Things::PATTERN, array( $one, $two ), $draft ) ) );
		$this->assertSame( array( 2, 0 ), array_values( $this->counts( Used_Things::PATTERN, array( $one, $two ) ) ) );
	}

	public function test_counts_what_is_placed_by_registered_patterns(): void {
		register_block_pattern( 'tests/header', array( 'title' => 'A', 'content' => '<!-- wp:template-part {"slug":"atelier-one"} /--><!-- wp:template-part {"slug":"atelier-two"} /-->' ) );
		$this->undo_later( static fn() => unregister_block_pattern( 'tests/header' ) );
		$this->fill();
		$theme = get_stylesheet();
		$this->make_template( 'wp_template', 'atelier-a', '<!-- wp:pattern {"slug":"tests/header"} /-->' );
		$this->make_template( 'wp_template', 'atelier-b', '<!-- wp:pattern {"slug":"tests/header"} /--><!-- wp:template-part {"slug":"atelier-two"} /--><!-- wp:template-part {"slug":"atelier-three"} /-->' );
		$this->make_template( 'wp_template', 'atelier-c', '<!-- wp:template-part {"slug":"atelier-two"} /-->' );
		$this->watcher->flush();
		$said = $this->live( 'GET', '/atelier/v1' . Uses_Controller::COUNTS, array( 'kind' => Used_Things::PART, 'thing' => array( "$theme//atelier-one", "$theme//atelier-two", "$theme//atelier-three" ) ) )->get_data();
		$this->assertSame( array( 2, 3, 1 ), array_column( $said['counts'], 'count' ) );
	}

	public function test_an_image_is_used_by_its_id_and_by_its_address(): void {
		$image = (int) wp_insert_attachment( array( 'post_title' => 'Image', 'post_mime_type' => 'image/jpeg' ), '2026/01/atelier-scaled.jpg' );
		$by_id = $this->make( 'page', "<!-- wp:image {\"id\":$image} /-->" );
		$by_url = $this->make( 'page', '<!-- wp:html --><img src="' . wp_get_upload_dir()['baseurl'] . '/2026/01/atelier-300x200.jpg"><!-- /wp:html -->' );
		$featured = $this->make( 'page', '' );
		update_post_meta( $featured, '_thumbnail_id', (string) $image );
		$this->assertSame( array( (string) $featured, (string) $by_url, (string) $by_id ), $this->named( Used_Things::MEDIA, (string) $image ) );
		$this->watcher->flush();
		$said = $this->live( 'GET', '/atelier/v1' . Uses_Controller::COUNTS, array( 'kind' => Used_Things::MEDIA, 'thing' => array( (string) $image ) ) )->get_data();
		$this->assertSame( 3, $said['counts'][0]['count'] );
	}

	public function test_a_page_is_used_by_its_id_and_by_its_address(): void {
		$this->add_filter( 'pre_option_permalink_structure', static fn() => '/%postname%/' );
		$GLOBALS['wp_rewrite']->init();
		$this->undo_later( static fn() => $GLOBALS['wp_rewrite']->init() );
		$target = $this->make( 'page', '', array( 'post_name' => 'atelier-target' ) );
		$url    = get_permalink( $target );
		$page   = $this->make( 'page', "<p><a href=\"$url\">A</a></p>" );
		$menu   = $this->make( 'wp_navigation', "<!-- wp:navigation-link {\"type\":\"page\",\"kind\":\"post-type\",\"id\":$target} /-->" );
		$this->assertSame( array( (string) $menu, (string) $page ), $this->named( Used_Things::POST, (string) $target ) );
	}

	public function test_answers_as_a_draft_has_it(): void {
		$pattern = $this->pattern();
		$changed = $this->make( 'page', self::block( $pattern ) );
		$deleted = $this->make( 'page', self::block( $pattern ) );
		$kept    = $this->make( 'page', self::block( $pattern ) );
		$other   = $this->make( 'page', '' );
		$outer   = $this->pattern();
		$holder  = $this->make( 'page', self::block( $outer ) );
		$draft   = $this->make_draft();
		$this->in( $draft, 'POST', "/wp/v2/pages/$changed", array( 'content' => '' ) );
		$this->in( $draft, 'DELETE', "/wp/v2/pages/$deleted" );
		$this->in( $draft, 'POST', "/wp/v2/pages/$other", array( 'content' => self::block( $pattern ) ) );
		$this->in( $draft, 'POST', "/wp/v2/blocks/$outer", array( 'content' => self::block( $pattern ) ) );
		$new = (int) $this->in( $draft, 'POST', '/wp/v2/pages', array( 'content' => self::block( $pattern ), 'title' => 'New', 'status' => 'publish' ) )->get_data()['id'];
		$this->in( $draft, 'POST', self::template(), array( 'content' => self::block( $pattern ) ) );
		$drafted = $this->named( Used_Things::PATTERN, (string) $pattern, $draft );
		sort( $drafted );
		$expected = array( (string) $other, (string) $outer, (string) $new, get_stylesheet() . '//404', "$holder*", (string) $kept );
		sort( $expected );
		$this->assertSame( $expected, $drafted );
		$this->assertSame( array( (string) $kept, (string) $deleted, (string) $changed ), $this->named( Used_Things::PATTERN, (string) $pattern ), 'on the live site' );
		$paged = array();
		foreach ( range( 1, 4 ) as $page ) {
			$said = $this->ask( Used_Things::PATTERN, (string) $pattern, array( 'per_page' => 2, 'page' => $page ), $draft );
			$this->assertSame( 6, $said['total'] );
			$paged = array_merge( $paged, array_map( static fn( array $place ): string => $place['id'] . ( $place['isDirect'] ? '' : '*' ), $said['places'] ) );
		}
		sort( $paged );
		$this->assertSame( $expected, $paged );
		$counts = $this->in( $draft, 'GET', '/atelier/v1' . Uses_Controller::COUNTS, array( 'kind' => Used_Things::PATTERN, 'thing' => array( (string) $pattern ) ) )->get_data()['counts'];
		$this->assertSame( 5, $counts[0]['count'] );
	}

	public function test_says_whether_the_index_is_complete(): void {
		$pattern = $this->pattern();
		$page    = $this->make( 'page', self::block( $pattern ) );
		$this->watcher->flush();
		$state              = Index_State::read();
		$state->is_complete = false;
		$state->restart();
		$state->save();
		$lock = new Save_Lock( 'uses' );
		$this->assertTrue( $lock->take( 0 ) );
		$said = $this->ask( Used_Things::PATTERN, (string) $pattern );
		$lock->release();
		$this->assertSame( array( false, array( (string) $page ) ), array( $said['isComplete'], array_column( $said['places'], 'id' ) ) );
	}

	/** A statement that fails ends the transaction in which tests run there. */
	private function need_statements_that_fail(): void {
		global $wpdb;
		if ( ! $wpdb->is_mysql ) {
			$this->markTestSkipped( 'SQLite ends a transaction with a statement that fails.' );
		}
	}

	public function test_a_dropped_table_is_made_again_and_filled(): void {
		$this->need_statements_that_fail();
		$this->keep_tables();
		$pattern = $this->pattern();
		$page    = $this->make( 'page', self::block( $pattern ) );
		$is_gone = true;
		$this->add_filter(
			'query',
			static function ( $sql ) use ( &$is_gone ) {
				// Also as a pattern of LIKE.
				return $is_gone ? str_replace( array( '_uses`', "\\_uses'" ), array( '_gone`', "\\_gone'" ), $sql ) : $sql;
			}
		);
		$said = $this->ask( Used_Things::PATTERN, (string) $pattern );
		$this->assertSame( array( array(), 0, false ), array( $said['places'], $said['total'], $said['isComplete'] ) );
		$this->assertNull( Index_State::read() );
		$is_gone = false;
		$this->assertTrue( (bool) wp_next_scheduled( Filler::HOOK ) );
		Filler::create()->run();
		$said = $this->ask( Used_Things::PATTERN, (string) $pattern );
		$this->assertSame( array( array( (string) $page ), true ), array( array_column( $said['places'], 'id' ), $said['isComplete'] ) );
	}

	public function test_a_failed_statement_has_the_index_checked(): void {
		$this->need_statements_that_fail();
		$fails = true;
		$this->add_filter(
			'query',
			static function ( $sql ) use ( &$fails ) {
				return $fails && 0 === strpos( $sql, 'INSERT IGNORE INTO `' . Uses_Table::name() ) ? 'NO STATEMENT' : $sql;
			}
		);
		$page = $this->make( 'page', self::block( 123456 ) );
		$this->watcher->flush();
		$fails = false;
		$this->assertFalse( Index_State::read()->is_complete );
		Filler::create()->run();
		$this->assertSame( array( (string) $page ), $this->named( Used_Things::PATTERN, '123456' ) );
		$this->assertTrue( Index_State::read()->is_complete );
	}

	public function test_a_changed_file_of_the_theme_is_read_when_asked(): void {
		$state        = Index_State::read();
		$state->theme = 'other';
		$state->save();
		self::empty_index();
		$this->assertTrue( $this->ask( Used_Things::BLOCK, 'core/template-part' )['total'] > 0 );
		$this->assertFalse( 'other' === Index_State::read()->theme );
	}

	/** @return array<string, array{ array<string, mixed> }> */
	public static function cases_rejects_invalid_requests(): array {
		return array(
			'an unknown kind'  => array( array( 'kind' => 'nonsense' ) ),
			'nothing'          => array( array( 'thing' => array() ) ),
			'an empty thing'   => array( array( 'thing' => array( '' ) ) ),
			'a list of lists'  => array( array( 'thing' => array( array( 'a' ) ) ) ),
			'a very long one'  => array( array( 'thing' => array( str_repeat( 'a', 2001 ) ) ) ),
			'too many'         => array( array( 'thing' => array_map( 'strval', range( 1, 101 ) ) ) ),
			'page 0'           => array( array( 'page' => 0 ) ),
			'too many at once' => array( array( 'per_page' => 101 ) ),
		);
	}

	/**
	 * @dataProvider cases_rejects_invalid_requests
	 * @param array<string, mixed> $query
	 */
	public function test_rejects_invalid_requests( array $query ): void {
		$this->assertSame( 400, $this->live( 'GET', '/atelier/v1' . Uses_Controller::ROUTE, $query + array( 'kind' => 'menu', 'thing' => array( '1' ) ) )->get_status() );
	}
}
