<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use Throwable;

/**
 * Numbered steps that run once on a site after an update: in wp-admin, on each site of a network separately, and never
 * for visitors.
 *
 * A step may run twice, in parallel requests or after an interrupted one, so each must be idempotent. A failed step is
 * tried again by the next request, and later ones wait for it. A site that goes back to an older version keeps its
 * number.
 */
final class Upgrades {
	/** The number of the last completed step. An autoloaded option. */
	public const OPTION = 'atelier_upgraded';

	/** @var array<int, callable(): void> By number, which never changes. */
	private array $steps;

	/** @param array<int, callable(): void>|null $steps Steps for a test. */
	public function __construct( ?array $steps = null ) {
		$this->steps = $steps ?? array(
			1 => array( self::class, 'tidy_settings' ),
		);
		ksort( $this->steps );
	}

	public function run(): void {
		$done = (int) get_option( self::OPTION, 0 );
		foreach ( $this->steps as $number => $step ) {
			if ( $number <= $done ) {
				continue;
			}
			try {
				$step();
			} catch ( Throwable $error ) {
				Log::caught( $error );
				return;
			}
			update_option( self::OPTION, $number, true );
		}
	}

	/** Settings of development versions may have had other keys, or invalid values. */
	public static function tidy_settings(): void {
		$stored = get_option( Options::NAME );
		if ( false !== $stored && Options::all() !== $stored ) {
			update_option( Options::NAME, Options::all() );
		}
	}
}
