<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Overlay\Link_Rewriter;
use Atelier\Overlay\Overlay;
use Atelier\Records\Change_Set;
use Atelier\Records\Record_Rights;
use Atelier\SiteDrafts\Permitted_Changes;
use Atelier\SiteDrafts\Draft_Changes;
use Atelier\SiteDrafts\Draft_Refusal;
use Atelier\SiteDrafts\Draft_Request;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Share_Links;
use Atelier\Support\Page;
use Atelier\Support\Query_Args;
use WP;

/**
 * The front end with a site draft: for users of Atelier, and for visitors with a link. Read-only, never cached and
 * never indexed.
 */
final class Front_Preview implements Module {
	/** Constants that page cache plugins respect. */
	private const NO_CACHE = array( 'DONOTCACHEPAGE', 'DONOTCACHEOBJECT', 'DONOTCACHEDB', 'LSCACHE_NO_CACHE' );

	private Draft_Store $store;
	private Draft_Request $draft;
	private Share_Links $links;
	private Record_Rights $rights;

	public function __construct( Draft_Store $store, Draft_Request $draft, Share_Links $links, Record_Rights $rights ) {
		$this->store  = $store;
		$this->draft  = $draft;
		$this->links  = $links;
		$this->rights = $rights;
	}

	public function register(): void {
		// After REST, which ends the request there, and before the main query.
		add_action( 'parse_request', array( $this, 'begin' ), 11 );
	}

	/** @param mixed $wp */
	public function begin( $wp ): void {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
		if ( ! $wp instanceof WP || ! in_array( $method, array( 'get', 'head' ), true ) ) {
			return;
		}
		if ( Query_Args::has( Share_Links::ARG ) ) {
			$this->begin_shared( $wp, Query_Args::text( Share_Links::ARG ) );
		} elseif ( ! $this->draft->begin() ) {
			$overlay = $this->draft->overlay();
			$this->keep_private( Page::DRAFT_ARG, (string) ( $overlay ? $overlay->draft_id() : '' ) );
			if ( $overlay ) {
				self::keep_requests( $overlay );
				$overlay->find( $wp );
			}
		}
	}

	private function begin_shared( WP $wp, string $token ): void {
		$changes = $this->shared_by( $token );
		if ( ! $changes ) {
			self::forbid_caching();
			$this->lead_to_live( $token );
			// Responds like an unknown page.
			$wp->query_vars = array( 'error' => '404' );
			remove_action( 'template_redirect', 'redirect_canonical' );
			return;
		}
		$this->keep_private( Share_Links::ARG, $token );
		add_filter( 'show_admin_bar', '__return_false' );
		// A comment would be added to the live site.
		add_filter( 'comments_open', '__return_false' );
		add_filter( 'pings_open', '__return_false' );
		$overlay = new Overlay( $changes );
		$overlay->lay();
		$overlay->find( $wp );
	}

	/** What a link showed before its draft was published is at the same address of the live site. */
	private function lead_to_live( string $token ): void {
		$link = $this->links->find( $token );
		if ( $link && Draft_Refusal::PUBLISHED === Draft_Refusal::reason( $this->store->get( $link['draft'] ) ) ) {
			nocache_headers();
			wp_safe_redirect( remove_query_arg( Share_Links::ARG ) );
			exit;
		}
	}

	/** The changes that a link shows: a site draft, or unsaved changes. */
	private function shared_by( string $token ): ?Change_Set {
		$link = $this->links->find( $token );
		if ( $link && '' === Draft_Refusal::reason( $this->store->get( $link['draft'] ) ) ) {
			return new Permitted_Changes( new Draft_Changes( $this->store, $link['draft'] ), $link['maker'], $this->rights );
		}
		return ( new Unsaved_Store( $this->store, $this->rights ) )->find( $token );
	}

	private static function keep_requests( Overlay $overlay ): void {
		add_filter( 'wp_headers', static fn( $headers ) => Own_Requests::restrict( is_array( $headers ) ? $headers : array(), $overlay->draft_id(), $overlay->laid() ) );
	}

	private function keep_private( string $arg, string $value ): void {
		self::forbid_caching();
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		$links = new Link_Rewriter( $arg, $value );
		add_action( 'template_redirect', array( $links, 'begin' ), 0 );
		add_filter(
			'wp_headers',
			static fn( $headers ) => array(
				'X-Robots-Tag'    => 'noindex, nofollow',
				// The URL contains the key.
				'Referrer-Policy' => 'same-origin',
			) + ( is_array( $headers ) ? $headers : array() )
		);
	}

	private static function forbid_caching(): void {
		foreach ( self::NO_CACHE as $name ) {
			if ( ! defined( $name ) ) {
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.VariableConstantNameFound -- Names of page caches.
				define( $name, true );
			}
		}
		add_filter( 'wp_headers', static fn( $headers ) => wp_get_nocache_headers() + ( is_array( $headers ) ? $headers : array() ) );
	}
}
