<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Support\Private_Type;
use Atelier\Tests\Test_Case;
use Throwable;
use WP;
use WP_Query;
use WP_REST_Request;
use WP_User;

/**
 * Base class of tests that try everything that WordPress offers on posts that are nobody's.
 */
abstract class Intrusion_Case extends Test_Case {
	/** Part of the posts' texts. */
	protected const SECRET = 'Secret7392';

	/** What the attempts would write. */
	protected const TAKEN = 'Taken';

	protected const ROLES = array( 'subscriber', 'editor', 'themer', 'designer', 'administrator' );

	private const CAPABILITIES = array( 'read_post', 'edit_post', 'delete_post', 'publish_post', 'read_page', 'edit_page', 'delete_page', 'edit_post_meta', 'add_post_meta', 'delete_post_meta' );

	/** @return array<string, list<string>> */
	public static function cases_of_roles(): array {
		return array_combine( self::ROLES, array_map( static fn( string $role ): array => array( $role ), self::ROLES ) );
	}

	/** @return list<string> All meta capabilities for a post. Revisions can't be published. */
	protected static function capabilities_for( int $id ): array {
		return array_values( array_diff( self::CAPABILITIES, 'revision' === get_post_type( $id ) ? array( 'publish_post' ) : array() ) );
	}

	/** Logs in a user of a role; themers and designers are described in the security review. */
	protected function enter_as( string $role ): WP_User {
		$known = array(
			'themer'   => 'subscriber',
			'designer' => 'editor',
		);
		$user  = new WP_User( $this->log_in_as( $known[ $role ] ?? $role ) );
		if ( isset( $known[ $role ] ) ) {
			$user->add_cap( 'edit_theme_options' );
			$user->add_cap( 'unfiltered_html', false );
		}
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
		return $user;
	}

	/**
	 * The rows of posts, with their meta, terms, comments, revisions and children, and all others of Atelier's types. What
	 * users may do to other posts has entries in the history, and items of menus have the parents of what they lead to.
	 *
	 * @param list<int> $ids
	 */
	protected static function rows( array $ids ): string {
		global $wpdb;
		$in = implode( ', ', $ids );
		return (string) wp_json_encode(
			array(
				$wpdb->get_results( $wpdb->prepare( "SELECT * FROM $wpdb->posts WHERE ID IN ( $in ) OR ( post_parent IN ( $in ) AND post_type <> 'nav_menu_item' ) OR ( post_type IN ( '" . implode( "', '", Private_Type::names() ) . "' ) AND ( post_type <> 'atelier_history' OR post_content = %s ) ) ORDER BY ID", self::TAKEN ) ),
				$wpdb->get_results( "SELECT * FROM $wpdb->postmeta WHERE post_id IN ( $in ) ORDER BY meta_id" ),
				$wpdb->get_results( "SELECT * FROM $wpdb->term_relationships WHERE object_id IN ( $in ) ORDER BY term_taxonomy_id" ),
				$wpdb->get_results( "SELECT * FROM $wpdb->comments WHERE comment_post_ID IN ( $in )" ),
			)
		);
	}

	/** @param list<int> $ids */
	protected function assert_nothing_is_different( string $before, array $ids, string $what ): void {
		wp_cache_flush();
		$this->assertSame( $before, self::rows( $ids ), "$what changes no row" );
	}

	/** @param mixed $answer */
	protected function assert_tells_nothing( $answer, string $what ): void {
		$this->assertFalse( strpos( (string) wp_json_encode( $answer, JSON_PARTIAL_OUTPUT_ON_ERROR ), self::SECRET ), "$what tells nothing" );
	}

	/**
	 * Sends a post's ID and type to every method of XML-RPC, in each place where one takes it.
	 *
	 * @param list<int> $ids
	 */
	protected function try_xml_rpc( WP_User $user, array $ids ): void {
		require_once ABSPATH . WPINC . '/class-IXR.php';
		require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
		$this->add_filter( 'authenticate', static fn() => $user );
		// The page that pingbacks come from.
		$target = '';
		$this->add_filter(
			'pre_http_request',
			static function () use ( &$target ): array {
				return array( 'headers' => array(), 'body' => "<title>x</title> <p>y <a href=\"$target\">z</a></p>", 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => null );
			}
		);
		$server            = new \wp_xmlrpc_server();
		$server->callbacks = $server->methods;
		$before            = $GLOBALS['wp_xmlrpc_server'] ?? null;
		$this->restore_post();
		$GLOBALS['wp_xmlrpc_server'] = $server; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back after the test.
		$this->undo_later( static function () use ( $before ): void { $GLOBALS['wp_xmlrpc_server'] = $before; } ); // phpcs:ignore -- A closure of one statement.
		$names = array_keys( $server->methods );
		$this->assertTrue( 70 < count( $names ), 'the methods of WordPress' );
		foreach ( $ids as $id ) {
			$target = home_url( "/?p=$id" );
			// What an ID of zero means to WordPress.
			$GLOBALS['post'] = get_post( $id ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back after the test.
			$rows   = self::rows( $ids );
			foreach ( $names as $name ) {
				foreach ( self::xml_rpc_arguments( $id, $target ) as $arguments ) {
					// What one call has found out, the next mustn't know from it.
					( function (): void {
						$this->auth_failed = false;
						$this->error       = null;
					} )->call( $server );
					$this->assert_tells_nothing( self::answer_of( static fn() => $server->call( $name, $arguments ) ), "$name of a " . get_post_type( $id ) );
				}
				if ( self::rows( $ids ) !== $rows ) {
					$this->assert_nothing_is_different( $rows, $ids, "$name of a " . get_post_type( $id ) );
				}
			}
		}
	}

	/** @return list<array<int, mixed>> */
	private static function xml_rpc_arguments( int $id, string $target ): array {
		$type   = (string) get_post_type( $id );
		$values = array(
			'post_type'      => $type,
			'post_status'    => (string) get_post_field( 'post_status', $id ),
			'post_id'        => $id,
			'parent_id'      => $id,
			'post_parent'    => $id,
			'number'         => 100,
			's'              => '',
			'title'          => self::TAKEN,
			'post_title'     => self::TAKEN,
			'wp_slug'        => self::TAKEN,
			'post_content'   => self::TAKEN,
			'content'        => self::TAKEN,
			'description'    => self::TAKEN,
			'comment_status' => 'open',
			'custom_fields'  => array( array( 'key' => 'taken', 'value' => self::TAKEN ) ),
		);
		return array(
			array( 1, 'user', 'password', $id, $values, true ),
			array( 1, 'user', 'password', $id, array( 'post', 'content', 'revisions' ) ),
			array( 1, 'user', 'password', array( 'post_type' => $type, 'number' => 100, 'post_status' => $values['post_status'] ) ),
			array( 1, 'user', 'password', array( 'post_type' => array( $type, 'post' ), 'number' => 100 ) ),
			array( 1, 'user', 'password', $values ),
			array( 1, 'user', 'password', $type, $id ),
			array( 1, $id, 'user', 'password', $values, true ),
			array( $id, 'user', 'password', $values, true ),
			array( 'https://example.org/pinging', $target ),
			array( $id ),
			array( $target ),
		);
	}

	/**
	 * Sends posts' IDs to every route of WordPress's that takes a number.
	 *
	 * @param list<int>    $ids
	 * @param list<string> $own Patterns of routes that may answer.
	 */
	protected function try_rest( array $ids, array $own = array() ): void {
		$sent = 0;
		foreach ( $ids as $id ) {
			$rows = self::rows( $ids );
			foreach ( self::rest_requests( $id ) as list( $method, $path, $arguments ) ) {
				if ( array_filter( $own, static fn( string $pattern ): bool => 1 === preg_match( $pattern, $path ) ) ) {
					continue;
				}
				$request = new WP_REST_Request( $method, $path );
				if ( 'GET' === $method ) {
					$request->set_query_params( $arguments );
				} else {
					$request->set_body_params( $arguments );
				}
				$what = "$method $path " . wp_json_encode( $arguments );
				$this->assert_tells_nothing( self::answer_of( static fn() => ( static fn( $answer ) => array( $answer->get_data(), $answer->get_headers() ) )( rest_do_request( $request ) ) ), $what );
				if ( 'GET' !== $method && self::rows( $ids ) !== $rows ) {
					$this->assert_nothing_is_different( $rows, $ids, $what );
				}
				++$sent;
			}
		}
		$this->assertTrue( $sent > 100 * count( $ids ), 'requests' );
	}

	/** @return list<array{ string, string, array<string, mixed> }> */
	private static function rest_requests( int $id ): array {
		$type     = (string) get_post_type( $id );
		$status   = (string) get_post_field( 'post_status', $id );
		$values   = array( 'title' => self::TAKEN, 'content' => self::TAKEN, 'status' => 'publish', 'force' => true, 'parent' => $id, 'meta' => array( 'taken' => self::TAKEN ) );
		$requests = array(
			array( 'GET', '/wp/v2/search', array( 'search' => self::SECRET ) ),
			array( 'GET', '/wp/v2/types', array( 'context' => 'edit' ) ),
			array( 'GET', '/wp/v2/comments', array( 'post' => $id, 'context' => 'edit' ) ),
			array( 'POST', '/wp/v2/comments', array( 'post' => $id, 'content' => self::TAKEN ) ),
			array( 'POST', '/wp/v2/comments', array( 'post' => $id, 'content' => self::TAKEN, 'type' => 'note' ) ),
			array( 'POST', '/wp/v2/menu-items', array( 'type' => 'post_type', 'object' => $type, 'object_id' => $id, 'title' => '', 'status' => 'publish' ) ),
			array( 'GET', '/oembed/1.0/embed', array( 'url' => home_url( "/?p=$id" ) ) ),
			array( 'POST', '/batch/v1', array( 'requests' => array( array( 'method' => 'PUT', 'path' => "/wp/v2/pages/$id", 'body' => $values ), array( 'method' => 'PUT', 'path' => "/wp/v2/$type/$id", 'body' => $values ) ) ) ),
			array( 'GET', "/wp/v2/global-styles/$id", array( 'context' => 'edit' ) ),
			array( 'POST', "/wp/v2/global-styles/$id", $values ),
		);
		foreach ( array( 'pages', 'posts', $type ) as $base ) {
			foreach ( array( array( 'include' => array( $id ) ), array( 'status' => 'any' ), array( 'status' => $status, 'search' => self::SECRET ), array( 'parent' => array( $id ) ) ) as $arguments ) {
				$requests[] = array( 'GET', "/wp/v2/$base", array( 'context' => 'edit', 'per_page' => 100 ) + $arguments );
			}
		}
		foreach ( array_merge( array_keys( rest_get_server()->get_routes( 'wp/v2' ) ), array( "/wp/v2/$type/$id", "/wp/v2/$type/$id/revisions", "/wp/v2/$type/$id/autosaves" ) ) as $route ) {
			$path = (string) preg_replace( '/\(\?P<\w+>\[?\\\\d\]?\+\)/', (string) $id, $route );
			if ( false !== strpos( $path, '(' ) || false === strpos( $path, (string) $id ) ) {
				continue;
			}
			$requests[] = array( 'GET', $path, array( 'context' => 'edit' ) );
			$requests[] = array( 'POST', $path, $values );
			$requests[] = array( 'DELETE', $path, array() );
			$requests[] = array( 'DELETE', $path, array( 'force' => true ) );
		}
		return $requests;
	}

	/**
	 * Asks the front end and wp-admin for posts.
	 *
	 * @param list<int> $ids
	 */
	protected function try_pages( array $ids ): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->restore_post();
		foreach ( $ids as $id ) {
			$type = (string) get_post_type( $id );
			$name = (string) get_post_field( 'post_name', $id );
			foreach ( array( array( 'p' => $id ), array( 'page_id' => $id ), array( 'p' => $id, 'post_type' => $type ), array( 'p' => $id, 'preview' => 'true' ), array( 'name' => $name ), array( 'pagename' => $name ), array( 's' => self::SECRET ), array( $type => $name ), array( 'attachment_id' => $id ), array( 'post_type' => $type ), array( 'feed' => 'rss2', 'p' => $id ) ) as $query ) {
				$what = wp_json_encode( $query ) . " of a $type";
				$_GET = array_map( 'strval', $query );
				$main = new WP();
				$main->parse_request();
				$this->assert_tells_nothing( ( new WP_Query( $main->query_vars ) )->posts, $what );
			}
			$status = (string) get_post_field( 'post_status', $id );
			foreach ( array( array( 'post_status' => $status ), array( 'all_posts' => '1' ), array( 's' => self::SECRET ), array( 'author' => (string) get_current_user_id() ) ) as $query ) {
				if ( ! get_post_type_object( $type )->show_ui ) {
					continue;
				}
				$_GET = array( 'post_type' => $type ) + $query;
				wp_edit_posts_query( $_GET );
				$this->assert_tells_nothing( $GLOBALS['wp_query']->posts, 'edit.php?' . http_build_query( $_GET ) );
			}
			$_GET = array();
			$this->assert_tells_nothing( array( get_pages( array( 'post_status' => array( 'publish', 'draft', 'private' ) ) ), wp_list_pages( array( 'echo' => 0 ) ), wp_dropdown_pages( array( 'echo' => 0 ) ), get_oembed_response_data( $id, 500 ), wp_sitemaps_get_server()->registry->get_provider( 'posts' )->get_url_list( 1, 'page' ) ), "lists with a $type" );
			$this->assertSame( array(), array_filter( wp_refresh_post_lock( array(), array( 'wp-refresh-post-lock' => array( 'post_id' => $id ) ), '' )['wp-refresh-post-lock'] ?? array() ), 'no lock' );
		}
	}

	/** Restores the post of the loop when the test ends. */
	private function restore_post(): void {
		$before = $GLOBALS['post'] ?? null;
		$this->undo_later(
			static function () use ( $before ): void {
				$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back after the test.
			}
		);
	}

	/**
	 * @param callable(): mixed $ask
	 * @return mixed
	 */
	private static function answer_of( callable $ask ) {
		ob_start();
		try {
			return $ask();
		} catch ( Throwable $error ) {
			// WordPress's methods don't expect arguments that another takes.
			return $error->getMessage();
		} finally {
			ob_end_clean();
		}
	}
}
