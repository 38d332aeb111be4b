<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Private_Type;
use WP_Post;

/**
 * Style variations that users of this site have saved, each for one theme.
 */
final class Variation_Store {
	public const POST_TYPE = 'atelier_variation';

	/** WordPress's taxonomy for the theme of a post. */
	private const TAXONOMY = 'wp_theme';

	/** Each is sent in full. */
	public const MAX_COUNT = 100;

	/** @return list<array<string, mixed>> Those of the active theme, oldest first. */
	public function all(): array {
		return array_map( array( self::class, 'read' ), array_values( $this->posts() ) );
	}

	/** @return array<string, mixed>|null */
	public function get( int $id ): ?array {
		$post = $this->post( $id );
		return $post ? self::read( $post ) : null;
	}

	public function is_full(): bool {
		return count( $this->posts() ) >= self::MAX_COUNT;
	}

	/** @return int Zero if WordPress rejects it. */
	public function add( string $title, Styles_Document $styles ): int {
		$variation = array(
			'post_type'    => self::POST_TYPE,
			'post_status'  => 'publish',
			'post_title'   => $title,
			'post_content' => self::content( $styles ),
		);
		$id        = Private_Type::during( static fn(): int => wp_insert_post( wp_slash( $variation ) ) );
		if ( $id ) {
			wp_set_object_terms( $id, get_stylesheet(), self::TAXONOMY );
		}
		return $id;
	}

	public function rename( int $id, string $title ): bool {
		$variation = array(
			'ID'         => $id,
			'post_title' => $title,
		);
		return (bool) $this->post( $id ) && 0 !== Private_Type::during( static fn(): int => wp_update_post( wp_slash( $variation ) ) );
	}

	public function delete( int $id ): bool {
		return (bool) $this->post( $id ) && (bool) Private_Type::during( static fn() => wp_delete_post( $id, true ) );
	}

	/** @return WP_Post[] */
	private function posts(): array {
		return get_posts(
			array(
				'post_type'              => self::POST_TYPE,
				'numberposts'            => self::MAX_COUNT,
				'orderby'                => 'ID',
				'order'                  => 'ASC',
				'update_post_meta_cache' => false,
				'tax_query'              => array(
					array(
						'taxonomy' => self::TAXONOMY,
						'field'    => 'name',
						'terms'    => get_stylesheet(),
					),
				),
			)
		);
	}

	private function post( int $id ): ?WP_Post {
		$post = get_post( $id );
		return $post && self::POST_TYPE === $post->post_type ? $post : null;
	}

	/** Escapes characters with a meaning in HTML, which WordPress's filters would change. */
	private static function content( Styles_Document $styles ): string {
		return (string) wp_json_encode( $styles->parts(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS );
	}

	/**
	 * Validates again: it may have been stored by other means, such as an import or an earlier version.
	 *
	 * @return array<string, mixed>
	 */
	private static function read( WP_Post $post ): array {
		$styles = Styles_Document::from_stored( $post->post_content );
		return array(
			'id'    => $post->ID,
			'title' => sanitize_text_field( $post->post_title ),
		) + ( $styles ? $styles->parts() : array(
			'settings' => (object) array(),
			'styles'   => (object) array(),
		) );
	}
}
