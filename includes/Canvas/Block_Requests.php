<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Canvas;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Flat_Blocks;
use WP_Block_Patterns_Registry;
use WP_Navigation_Fallback;

/**
 * The REST requests that a document's blocks send as soon as they are rendered: for menus, and for the posts of simple
 * query loops.
 */
final class Block_Requests {
	/** Settings of a query loop that query_path() supports, or that have no effect when empty. */
	private const QUERY = array( 'perPage', 'offset', 'postType', 'order', 'orderBy', 'sticky', 'inherit', 'pages' );

	/** Prefixes of the slugs of templates whose query loops depend on the current archive. */
	private const NARROWED = array( 'archive-', 'category-', 'tag-', 'taxonomy-' );

	/** @var list<string|array{0: string, 1: string}> */
	private array $paths = array();
	private bool $is_narrowed;

	/** @param string $slug The slug of the template that the blocks are in; empty outside templates. */
	public function __construct( string $slug ) {
		$this->is_narrowed = (bool) array_filter( self::NARROWED, static fn( string $beginning ): bool => 0 === strpos( $slug, $beginning ) );
	}

	/**
	 * REST paths exactly as the blocks request them.
	 *
	 * @param string[] $contents Serialized blocks.
	 * @return list<string|array{0: string, 1: string}>
	 */
	public function paths( array $contents ): array {
		$this->paths = array();
		$patterns    = array();
		while ( $contents ) {
			foreach ( Flat_Blocks::in( array_shift( $contents ) ) as $block ) {
				$this->add( $block['name'], $block['attributes'] );
				$pattern = 'core/pattern' === $block['name'] ? ( $block['attributes']['slug'] ?? null ) : null;
				if ( is_string( $pattern ) && ! isset( $patterns[ $pattern ] ) ) {
					$patterns[ $pattern ] = true;
					$contents[]           = self::pattern_content( $pattern );
				}
			}
		}
		return array_values( array_unique( $this->paths, SORT_REGULAR ) );
	}

	/** The blocks of a pattern block; empty if the pattern isn't registered. */
	private static function pattern_content( string $slug ): string {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $slug );
		return is_string( $pattern['content'] ?? null ) ? $pattern['content'] : '';
	}

	/** @param array<string, mixed> $attributes */
	private function add( string $name, array $attributes ): void {
		if ( 'core/navigation' === $name ) {
			$this->add_menu( $attributes['ref'] ?? null );
		}
		$query = 'core/query' === $name ? ( $attributes['query'] ?? null ) : null;
		if ( is_array( $query ) ) {
			$this->add_posts( $query );
		}
	}

	/** @param array<string, mixed> $query */
	private function add_posts( array $query ): void {
		$counts = array( $query['perPage'] ?? null );
		if ( ! empty( $query['inherit'] ) ) {
			// The block uses this setting once it is rendered.
			$counts[] = (int) get_option( 'posts_per_page' );
		}
		foreach ( $counts as $count ) {
			$path = $this->query_path( array( 'perPage' => $count ) + $query );
			if ( '' !== $path ) {
				$this->paths[] = $path;
			}
		}
	}

	/** @param mixed $id */
	private function add_menu( $id ): void {
		$fallback = is_int( $id ) ? null : WP_Navigation_Fallback::get_fallback();
		$menu     = is_int( $id ) ? $id : ( $fallback ? $fallback->ID : 0 );
		$menus    = rest_get_route_for_post_type_items( 'wp_navigation' );
		if ( $menu ) {
			$this->paths[] = "$menus/$menu?context=edit";
			$this->paths[] = array( "$menus/$menu", 'OPTIONS' );
		}
		// Before its menu is known, the block requests a record without an id.
		$this->paths[] = "$menus?context=edit";
		$this->paths[] = "$menus?context=edit&per_page=100&order=desc&orderby=date&status[0]=publish&status[1]=draft";
	}

	/**
	 * Empty where the query depends on more than its own settings.
	 *
	 * @param array<string, mixed> $query
	 */
	private function query_path( array $query ): string {
		$per_page = $query['perPage'] ?? null;
		$type     = $query['postType'] ?? null;
		$others   = array_filter( array_diff_key( $query, array_flip( self::QUERY ) ) );
		if ( $others || ! is_int( $per_page ) || ! is_string( $type ) || ( ! empty( $query['inherit'] ) && $this->is_narrowed ) ) {
			return '';
		}
		$base = rest_get_route_for_post_type_items( $type );
		if ( '' === $base ) {
			return '';
		}
		$sticky    = $query['sticky'] ?? null;
		$arguments = array_filter(
			array(
				'context'       => 'edit',
				'offset'        => (string) (int) ( $query['offset'] ?? 0 ),
				'order'         => $query['order'] ?? null,
				'orderby'       => $query['orderBy'] ?? null,
				'per_page'      => (string) $per_page,
				'ignore_sticky' => '' === $sticky ? 'false' : ( 'ignore' === $sticky ? 'true' : null ),
				'sticky'        => 'only' === $sticky ? 'true' : ( 'exclude' === $sticky ? 'false' : null ),
			),
			'is_string'
		);
		return add_query_arg( array_map( 'rawurlencode', $arguments ), $base );
	}
}
