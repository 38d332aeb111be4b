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
 * Has a document read from the primary database, past caches: what a replica or a cache answers may be older than the
 * save that has just ended.
 */
final class Fresh_Reads {
	/** How database drivers with replicas are told to read from the primary for the rest of a request. */
	private const USE_PRIMARY = array( 'send_reads_to_masters', 'send_reads_to_primaries' );

	/** After every other callback. */
	private const LATE = PHP_INT_MAX;

	private ?Requested_Document $document = null;

	public function begin( Requested_Document $document ): void {
		$this->document = $document;
		self::use_primary();
		if ( $document->post_id() > 0 ) {
			$document->forget_cached( $document->post_id() );
		}
		add_action( 'pre_get_posts', array( $this, 'leave_caches_out' ), self::LATE );
		add_filter( 'posts_results', array( $this, 'forget_found' ), self::LATE );
		add_action( 'pre_get_terms', array( $this, 'leave_caches_out' ), self::LATE );
	}

	public function end(): void {
		remove_action( 'pre_get_posts', array( $this, 'leave_caches_out' ), self::LATE );
		remove_filter( 'posts_results', array( $this, 'forget_found' ), self::LATE );
		remove_action( 'pre_get_terms', array( $this, 'leave_caches_out' ), self::LATE );
		$this->document = null;
	}

	private static function use_primary(): void {
		global $wpdb;
		foreach ( self::USE_PRIMARY as $method ) {
			if ( method_exists( $wpdb, $method ) ) {
				$wpdb->$method();
				return;
			}
		}
	}

	/**
	 * Templates are found by queries, whose answers are cached too.
	 *
	 * @param mixed $query
	 */
	public function leave_caches_out( $query ): void {
		$type = $this->document ? $this->document->type() : '';
		if ( $query instanceof WP_Query && array( $type ) === (array) $query->get( 'post_type' ) ) {
			$query->set( 'cache_results', false );
		}
		if ( $query instanceof WP_Term_Query && array_intersect( (array) $query->query_vars['taxonomy'], get_object_taxonomies( $type ) ) ) {
			$query->query_vars['cache_results'] = false;
		}
	}

	/**
	 * What belongs to a template that was found is read next.
	 *
	 * @param mixed $posts
	 * @return mixed
	 */
	public function forget_found( $posts ) {
		foreach ( is_array( $posts ) ? $posts : array() as $post ) {
			if ( $this->document && $post instanceof WP_Post && $post->post_type === $this->document->type() ) {
				$this->document->forget_cached( $post->ID );
			}
		}
		return $posts;
	}
}
