<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Shell;

defined( 'ABSPATH' ) || exit;

use Atelier\Posts\Listed_Statuses;
use Atelier\Support\Query_Args;
use Atelier\Support\Rest;
use Atelier\Views\View_Preferences;

/**
 * The REST requests without which the list at this address shows nothing, sent by the page itself while its scripts are on the way. Taken
 * over by src/platform/pageRequests.ts. tests/fixtures/first-requests.json holds both sides to the same paths: a request that isn't asked for is wasted.
 */
final class First_Requests {
	private const OWN_PATTERNS = '/atelier/v1/patterns';

	/** By the route of the list. */
	private const PATHS = array(
		'/template'   => array( '/wp/v2/templates?context=edit&per_page=-1' ),
		'/navigation' => array( '/wp/v2/navigation?_fields=id%2Ctitle%2Cslug%2Cstatus&context=edit&order=desc&orderby=date&per_page=-1&status%5B0%5D=publish&status%5B1%5D=draft' ),
		'/pattern'    => array(
			self::OWN_PATTERNS,
			'/wp/v2/block-patterns/patterns?_fields=name,title,description,viewport_width,inserter,categories,keywords,source',
		),
	);

	/** What a list of posts shows of each. */
	private const POST_FIELDS = 'id,type,title,status,password,date,modified,author,_links.author,slug,link,menu_order,template,featured_media,atelier_terms,level,parent,_links.self,_links.wp:action-publish,_links.wp:action-assign-author,atelier_own_screen,atelier_trash,_links.version-history,_links.predecessor-version,atelier_version';

	/**
	 * The paths as the lists ask for them.
	 *
	 * @return list<string> None where the address says more than the list: what is then shown, scripts know.
	 */
	public static function paths(): array {
		$arguments = array_keys( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only which screen is shown.
		if ( array_diff( $arguments, array( 'page', 'p' ) ) || ! wp_is_block_theme() ) {
			return array();
		}
		$route = Query_Args::text( 'p' );
		$paths = self::PATHS[ $route ] ?? self::of_posts( $route );
		return self::can_edit( 'wp_block' ) ? $paths : array_values( array_diff( $paths, array( self::OWN_PATTERNS ) ) );
	}

	/** The code that sends them; empty without any. */
	public static function script(): string {
		$urls = array();
		foreach ( self::paths() as $path ) {
			$urls[ $path ] = self::url( $path );
		}
		if ( ! $urls ) {
			return '';
		}
		$options = array(
			'credentials' => 'same-origin',
			'headers'     => array(
				'Accept'     => 'application/json, */*;q=0.1',
				'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ),
				Rest::CLIENT => '1',
			),
		);
		// A failure isn't one of the page: who takes the answer asks again.
		return sprintf(
			'window.atelierBoot.requests={};Object.entries(%s).forEach(([path,url])=>{(window.atelierBoot.requests[path]=fetch(url,%s)).catch(()=>{})});',
			wp_json_encode( $urls, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ),
			wp_json_encode( $options, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
		);
	}

	/** @return list<string> */
	private static function of_posts( string $route ): array {
		$type = preg_match( '#^/(?:posts/)?([a-z0-9_-]+)$#D', $route, $found ) ? get_post_type_object( $found[1] ) : null;
		if ( ! $type || ! $type->show_in_rest || ! is_post_type_viewable( $type ) || ! post_type_supports( $type->name, 'editor' ) || ! self::can_edit( $type->name ) ) {
			return array();
		}
		// The user has arranged the list.
		if ( isset( View_Preferences::of_user( get_current_user_id() )[ $type->name ] ) ) {
			return array();
		}
		$statuses = array_merge( array( 'draft', 'future', 'pending', 'private', 'publish' ), array_keys( Listed_Statuses::of_plugins() ) );
		$query    = array(
			'status'   => implode( ',', $statuses ),
			'context'  => 'edit',
			'_embed'   => 'author',
			'_fields'  => self::POST_FIELDS,
			'page'     => 1,
			'per_page' => 20,
			'orderby'  => 'title',
			'order'    => 'asc',
		);
		if ( $type->hierarchical ) {
			$query['orderby_hierarchy'] = 'true';
		}
		return array( rest_get_route_for_post_type_items( $type->name ) . '?' . http_build_query( $query, '', '&' ) );
	}

	private static function can_edit( string $type ): bool {
		$capabilities = get_post_type_object( $type )->cap ?? null;
		return $capabilities && current_user_can( $capabilities->edit_posts );
	}

	/** The URL that WordPress's `apiFetch` makes of a path. */
	private static function url( string $path ): string {
		list( $route, $query ) = array_pad( explode( '?', $path, 2 ), 2, '' );
		$query                 = str_replace( 'per_page=-1', 'per_page=100', $query );
		$url                   = rest_url( $route );
		return $url . ( false === strpos( $url, '?' ) ? '?' : '&' ) . ( '' === $query ? '' : "$query&" ) . '_locale=user';
	}
}
