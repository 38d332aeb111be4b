<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Navigation;

use Atelier\Navigation\Menus_Controller;
use Atelier\Records\Version;
use Atelier\Support\Rest;
use Atelier\Tests\Uses\Uses_Case;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Uses/Uses_Case.php';

final class Menus_Controller_Test extends Uses_Case {
	private const LINK = '<!-- wp:navigation-link {"label":"A","url":"/a"} /-->';

	private function menus( string $method = 'GET' ): WP_REST_Response {
		$this->watcher->flush();
		return rest_do_request( new WP_REST_Request( $method, '/' . Rest::ROUTE_NAMESPACE . Menus_Controller::ROUTE ) );
	}

	/** @return array<string, mixed>|null The response's data about a menu. */
	private function said_of( int $menu ): ?array {
		foreach ( $this->menus()->get_data() as $said ) {
			if ( $said['id'] === $menu ) {
				return $said;
			}
		}
		return null;
	}

	/**
	 * A menu that isn't the fallback.
	 *
	 * @param array<string, mixed> $overrides
	 */
	private function make_menu( array $overrides = array() ): int {
		return $this->make_post(
			$overrides + array(
				'post_type' => 'wp_navigation',
				'post_date' => '2001-01-01 00:00:00',
			)
		);
	}

	/** @return array<string, list<mixed>> */
	public static function cases_is_for_those_who_edit_the_theme(): array {
		return array(
			'not for nobody'       => array( '', 401 ),
			'not for a subscriber' => array( 'subscriber', 403 ),
			'not for an editor'    => array( 'editor', 403 ),
			'for an administrator' => array( 'administrator', 200 ),
		);
	}

	/** @dataProvider cases_is_for_those_who_edit_the_theme */
	public function test_is_for_those_who_edit_the_theme( string $role, int $status ): void {
		wp_set_current_user( 0 );
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$this->assertSame( $status, $this->menus()->get_status() );
	}

	public function test_only_reads(): void {
		$this->log_in_as( 'administrator' );
		$this->assertSame( 404, $this->menus( 'POST' )->get_status() );
	}

	public function test_counts_the_items_of_all_levels(): void {
		$this->log_in_as( 'administrator' );
		$menu = $this->make_menu( array( 'post_content' => self::LINK . '<!-- wp:navigation-submenu {"label":"B"} -->' . self::LINK . '<!-- wp:my-plugin/thing /--><!-- /wp:navigation-submenu -->' ) );
		$this->assertSame( 4, $this->said_of( $menu )['items'] );
		$this->assertSame( 0, $this->said_of( $this->make_menu() )['items'], 'an empty menu' );
	}

	public function test_has_the_version_of_a_menu(): void {
		$this->log_in_as( 'administrator' );
		$menu    = $this->make_menu();
		$request = new WP_REST_Request( 'DELETE', "/wp/v2/navigation/$menu" );
		$request->set_header( Rest::BASED_ON, $this->said_of( $menu )[ Version::FIELD ] );
		wp_update_post( array( 'ID' => $menu, 'post_content' => self::LINK ) );
		$this->assertSame( 409, rest_do_request( $request )->get_status(), 'changed since' );
		$request->set_header( Rest::BASED_ON, $this->said_of( $menu )[ Version::FIELD ] );
		$this->assertSame( 200, rest_do_request( $request )->get_status(), 'as it is' );
	}

	public function test_lists_drafts_but_no_trash(): void {
		$this->log_in_as( 'administrator' );
		$this->assertNotEmpty( $this->said_of( $this->make_menu( array( 'post_status' => 'draft' ) ) ), 'a draft is listed' );
		$this->assertNull( $this->said_of( $this->make_menu( array( 'post_status' => 'trash' ) ) ) );
	}

	public function test_omits_what_the_user_cannot_edit(): void {
		$this->log_in_as( 'administrator' );
		$menu = $this->make_menu();
		$this->add_filter( 'map_meta_cap', static fn( array $caps, string $cap, int $user, array $args ): array => 'edit_post' === $cap && ( $args[0] ?? 0 ) === $menu ? array( 'do_not_allow' ) : $caps );
		$this->assertNull( $this->said_of( $menu ) );
	}

	public function test_lists_every_document_with_a_menu_once(): void {
		$this->log_in_as( 'administrator' );
		$menu    = $this->make_menu();
		$block   = "<!-- wp:navigation {\"ref\":$menu} /-->";
		$pattern = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_title'   => 'My pattern',
				'post_content' => "<!-- wp:group --><div class=\"wp-block-group\">$block</div><!-- /wp:group -->",
			)
		);
		$this->assertSame(
			array(
				array(
					'type'  => 'wp_template',
					'id'    => $this->make_template( 'wp_template', 'uses-menu', $block . $block ),
					'title' => 'uses-menu',
				),
				array(
					'type'  => 'wp_template_part',
					'id'    => $this->make_template( 'wp_template_part', 'uses-menu-too', $block ),
					'title' => 'uses-menu-too',
				),
				array(
					'type'  => 'wp_block',
					'id'    => (string) $pattern,
					'title' => 'My pattern',
				),
			),
			$this->said_of( $menu )['usedIn']
		);
	}

	public function test_searches_patterns_in_template_parts(): void {
		$this->log_in_as( 'administrator' );
		$menu = $this->make_menu();
		// Including a pattern that contains itself.
		$this->register_pattern( 'tests/inner', "<!-- wp:navigation {\"ref\":$menu} /--><!-- wp:pattern {\"slug\":\"tests/inner\"} /-->" );
		$this->register_pattern( 'tests/outer', '<!-- wp:pattern {"slug":"tests/inner"} /-->' );
		$this->fill();
		$part = $this->make_template( 'wp_template_part', 'with-pattern', '<!-- wp:pattern {"slug":"tests/outer"} /-->' );
		try {
			$this->assertSame( array( $part ), array_column( $this->said_of( $menu )['usedIn'], 'id' ) );
		} finally {
			unregister_block_pattern( 'tests/inner' );
			unregister_block_pattern( 'tests/outer' );
		}
	}

	public function test_a_block_without_a_menu_shows_the_newest(): void {
		$this->log_in_as( 'administrator' );
		$part   = $this->make_template( 'wp_template_part', 'any-menu', '<!-- wp:navigation {"overlayMenu":"never"} /-->' );
		$own    = $this->make_template( 'wp_template_part', 'own-links', '<!-- wp:navigation -->' . self::LINK . '<!-- /wp:navigation -->' );
		$newest = $this->make_menu( array( 'post_date' => '2037-01-01 00:00:00' ) );
		// A future date would schedule it.
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_status' => 'publish' ), array( 'ID' => $newest ) );
		clean_post_cache( $newest );
		$ids = array_column( $this->said_of( $newest )['usedIn'], 'id' );
		$this->assertContains( $part, $ids, 'the part is named' );
		$this->assertFalse( in_array( $own, $ids, true ), 'one with links of its own:' );
	}

	public function test_creates_no_menu(): void {
		$this->log_in_as( 'administrator' );
		$this->add_filter( 'posts_pre_query', static fn( $posts, $query ) => 'wp_navigation' === $query->get( 'post_type' ) ? array() : $posts );
		$before = (int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->posts}" );
		$this->make_template( 'wp_template_part', 'any-menu', '<!-- wp:navigation /-->' );
		$this->assertSame( array(), $this->menus()->get_data() );
		$this->assertSame( $before + 1, (int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->posts}" ), 'posts' );
	}

	private function register_pattern( string $name, string $content ): void {
		register_block_pattern(
			$name,
			array(
				'title'   => $name,
				'content' => $content,
			)
		);
	}
}
