<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;

/**
 * The number of site drafts that wait for a review, in WordPress's menu, next to Atelier.
 */
final class Review_Badge {
	/** In an entry of WordPress's menu. */
	private const TITLE = 0;
	private const SLUG  = 2;

	public function add(): void {
		global $menu;
		$count = current_user_can( Page::capability() ) ? Review_Requests::count() : 0;
		foreach ( $count > 0 && is_array( $menu ) ? $menu : array() as $place => $entry ) {
			if ( is_array( $entry ) && Page::SLUG === ( $entry[ self::SLUG ] ?? '' ) && is_string( $entry[ self::TITLE ] ?? null ) ) {
				$menu[ $place ][ self::TITLE ] .= self::html( $count ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The entry is Atelier's own.
			}
		}
	}

	private static function html( int $count ): string {
		/* translators: %s: number of site drafts. */
		$label = sprintf( _n( '%s site draft waits for review', '%s site drafts wait for review', $count, 'atelier' ), number_format_i18n( $count ) );
		return sprintf( ' <span class="awaiting-mod"><span aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></span>', esc_html( number_format_i18n( $count ) ), esc_html( $label ) );
	}
}
