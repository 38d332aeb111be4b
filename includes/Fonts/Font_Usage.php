<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Fonts;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Current_Overlay;
use Atelier\Uses\Index_Question;
use Atelier\Uses\Used_In;

/**
 * The fonts that content uses, installed or not, from the index of uses.
 */
final class Font_Usage {
	/** @var list<array{slug: string, count: int}> */
	private array $fonts;

	private bool $is_complete;

	public function __construct( Current_Overlay $request ) {
		$found             = Index_Question::ask( static fn(): array => Used_In::create( $request, true )->things( 'fontFamily' ), array() );
		$this->fonts       = array_map(
			static fn( array $font ): array => array(
				'slug'  => $font['thing'],
				'count' => $font['count'],
			),
			array_values( $found['answer'] )
		);
		$this->is_complete = $found['is_complete'];
	}

	/**
	 * Sorted by slug, starting with fonts that aren't installed.
	 *
	 * @return list<array{slug: string, count: int}>
	 */
	public function fonts(): array {
		$installed = self::installed();
		$order     = static fn( string $slug ): array => array( isset( $installed[ $slug ] ), $slug );
		$fonts     = $this->fonts;
		usort( $fonts, static fn( array $one, array $other ): int => $order( _wp_to_kebab_case( $one['slug'] ) ) <=> $order( _wp_to_kebab_case( $other['slug'] ) ) );
		return $fonts;
	}

	/** Whether all content was read. */
	public function is_complete(): bool {
		return $this->is_complete;
	}

	/** @return array<string, true> The slugs in CSS of the installed families, including those of block settings. */
	private static function installed(): array {
		$settings = wp_get_global_settings();
		$installed    = array();
		foreach ( array_merge( array( $settings ), array_values( (array) ( $settings['blocks'] ?? array() ) ) ) as $part ) {
			foreach ( (array) ( $part['typography']['fontFamilies'] ?? array() ) as $families ) {
				foreach ( is_array( $families ) ? $families : array() as $family ) {
					if ( is_array( $family ) && is_string( $family['slug'] ?? null ) ) {
						$installed[ _wp_to_kebab_case( $family['slug'] ) ] = true;
					}
				}
			}
		}
		return $installed;
	}
}
