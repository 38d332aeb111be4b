<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use Throwable;

/**
 * What has to be done once on a site after an update, in numbered steps. They run in wp-admin, on each site of a network for
 * itself, and never for visitors.
 *
 * A step can run twice, where two requests come at once or one was cut off, so each leaves what is done already as it is. One that fails is
 * tried again by the next request; the later ones wait for it. A site that goes back to an older version keeps its number.
 */
final class Upgrades {
	/** The number of the last step that has been done. Loaded with the other options. */
	public const OPTION = 'atelier_upgraded';

	/** @var array<int, callable(): void> By their numbers, which never change. */
	private array $steps;

	/** @param array<int, callable(): void>|null $steps Those of a test. */
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

	/** Settings of development versions may have had other choices, or none that can be read. */
	public static function tidy_settings(): void {
		$stored = get_option( Options::NAME );
		if ( false !== $stored && Options::all() !== $stored ) {
			update_option( Options::NAME, Options::all() );
		}
	}
}
