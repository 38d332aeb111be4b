<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Page;

/**
 * The number of site drafts that wait for a review: in WordPress's menu, next to Atelier, and in Atelier's own, next to its site drafts.
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

	/** Says the number in Atelier's menu; empty while nothing waits. */
	public static function note(): string {
		$count = Review_Requests::count();
		/* translators: %s: number of site drafts. */
		return 0 === $count ? '' : sprintf( _n( '%s to review', '%s to review', $count, 'atelier' ), number_format_i18n( $count ) );
	}

	private static function html( int $count ): string {
		/* translators: %s: number of site drafts. */
		$label = sprintf( _n( '%s site draft waits for review', '%s site drafts wait for review', $count, 'atelier' ), number_format_i18n( $count ) );
		return sprintf( ' <span class="awaiting-mod"><span aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></span>', esc_html( number_format_i18n( $count ) ), esc_html( $label ) );
	}
}
