<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Draft_Origin;
use Atelier\Records\Change;

/**
 * While somebody reviews what an agent proposes, their browser loads pictures, media and frames from this site only: another one would
 * learn who reviews, and when. What was accepted is loaded as on the live site.
 */
final class Own_Requests {
	/**
	 * Adds the rule to the headers of a page that shows a draft.
	 *
	 * @param array<string, string> $headers
	 * @param array<string, Change> $changes What of the draft is shown.
	 * @return array<string, string>
	 */
	public static function restrict( array $headers, int $draft, array $changes ): array {
		if ( ! self::is_proposed( $draft, $changes ) ) {
			return $headers;
		}
		$name = 'Content-Security-Policy';
		$own  = implode( ' ', self::own() );
		$rule = "img-src $own data: blob:; media-src $own data: blob:; frame-src $own";
		// Browsers obey each rule of a list.
		return array( $name => isset( $headers[ $name ] ) ? "{$headers[ $name ]}, $rule" : $rule ) + $headers;
	}

	/**
	 * Whether an agent still answers for anything in it.
	 *
	 * @param array<string, Change> $changes
	 */
	private static function is_proposed( int $draft, array $changes ): bool {
		foreach ( $changes as $change ) {
			foreach ( $change->users() as $user ) {
				if ( Draft_Origin::is_agent( $draft, $user ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** @return list<string> The sources that this site consists of, also where its files are on a host of their own. */
	private static function own(): array {
		$own = array( "'self'" );
		foreach ( array( home_url(), site_url(), content_url(), plugins_url(), wp_get_upload_dir()['baseurl'] ) as $address ) {
			$parts = wp_parse_url( $address );
			if ( isset( $parts['scheme'], $parts['host'] ) ) {
				$own[] = "{$parts['scheme']}://{$parts['host']}" . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' );
			}
		}
		return array_values( array_unique( $own ) );
	}
}
