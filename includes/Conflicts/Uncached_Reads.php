<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Conflicts;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Requested_Document;
use WP_Post;
use WP_Query;
use WP_Term_Query;

/**
 * Reads a document from the primary database, bypassing caches: a replica or cache may be older than the last save.
 */
final class Uncached_Reads {
	/** Methods of database drivers with replicas that send the remaining reads of a request to the primary. */
	private const USE_PRIMARY = array( 'send_reads_to_masters', 'send_reads_to_primaries' );

	/** After every other callback. */
	private const LATE = PHP_INT_MAX;

	private ?Requested_Document $document = null;

	public function begin( Requested_Document $document ): void {
		$this->document = $document;
		self::use_primary();
		if ( $document->post_id() > 0 ) {
			$document->clear_cache( $document->post_id() );
		}
		add_action( 'pre_get_posts', array( $this, 'bypass_caches' ), self::LATE );
		add_filter( 'posts_results', array( $this, 'clear_found' ), self::LATE );
		add_action( 'pre_get_terms', array( $this, 'bypass_caches' ), self::LATE );
	}

	public function end(): void {
		remove_action( 'pre_get_posts', array( $this, 'bypass_caches' ), self::LATE );
		remove_filter( 'posts_results', array( $this, 'clear_found' ), self::LATE );
		remove_action( 'pre_get_terms', array( $this, 'bypass_caches' ), self::LATE );
		$this->document = null;
	}

	/** Makes the rest of this request read from the primary database. */
	public static function use_primary(): void {
		global $wpdb;
		foreach ( self::USE_PRIMARY as $method ) {
			if ( method_exists( $wpdb, $method ) ) {
				$wpdb->$method();
				return;
			}
		}
	}

	/**
	 * Bypasses the caches of queries, which find templates.
	 *
	 * @param mixed $query
	 */
	public function bypass_caches( $query ): void {
		$type = $this->document ? $this->document->type() : '';
		if ( $query instanceof WP_Query && array( $type ) === (array) $query->get( 'post_type' ) ) {
			$query->set( 'cache_results', false );
		}
		if ( $query instanceof WP_Term_Query && array_intersect( (array) $query->query_vars['taxonomy'], get_object_taxonomies( $type ) ) ) {
			$query->query_vars['cache_results'] = false;
		}
	}

	/**
	 * Clears the caches of found templates, whose meta and terms are read next.
	 *
	 * @param mixed $posts
	 * @return mixed
	 */
	public function clear_found( $posts ) {
		foreach ( is_array( $posts ) ? $posts : array() as $post ) {
			if ( $this->document && $post instanceof WP_Post && $post->post_type === $this->document->type() ) {
				$this->document->clear_cache( $post->ID );
			}
		}
		return $posts;
	}
}
