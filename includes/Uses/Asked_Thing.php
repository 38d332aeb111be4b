<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Fallback_Menu;
use WP_Term;

/**
 * A thing that somebody asks about, with all forms in which content names it: a page is linked by its ID or by its address. Immutable.
 */
final class Asked_Thing {
	/** @var list<string> Keys of Used_Things. */
	private array $keys;

	/** @param string $kind One of Used_Things::kinds(). */
	public function __construct( string $kind, string $thing ) {
		$this->keys = array( Used_Things::key( $kind, $thing ) );
		foreach ( self::other_forms( $kind, $thing ) as list( $other_kind, $other ) ) {
			if ( '' !== $other ) {
				$this->keys[] = Used_Things::key( $other_kind, $other );
			}
		}
	}

	/** @return list<string> */
	public function keys(): array {
		return $this->keys;
	}

	/** @return list<array{ string, string }> */
	private static function other_forms( string $kind, string $thing ): array {
		$id = ctype_digit( $thing ) && strlen( $thing ) < 19 ? (int) $thing : 0;
		if ( $id <= 0 ) {
			return array();
		}
		switch ( $kind ) {
			case Used_Things::MENU:
				$menu = Fallback_Menu::find();
				return array( array( Used_Things::MENU, $menu && $menu->ID === $id ? Used_Things::FALLBACK : '' ) );
			case Used_Things::MEDIA:
				$file = get_post_meta( $id, '_wp_attached_file', true );
				return array( array( Used_Things::FILE, is_string( $file ) ? Used_Urls::file( $file ) : '' ) );
			case Used_Things::POST:
				return array( array( Used_Things::ADDRESS, get_post( $id ) ? Used_Urls::address( (string) get_permalink( $id ) ) : '' ) );
			case Used_Things::TERM:
				$term = get_term( $id );
				$link = $term instanceof WP_Term ? get_term_link( $term ) : '';
				return array( array( Used_Things::ADDRESS, is_string( $link ) ? Used_Urls::address( $link ) : '' ) );
			default:
				return array();
		}
	}
}
