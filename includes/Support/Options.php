<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The options of Settings › Atelier settings: switches, stored in one autoloaded option.
 */
final class Options {
	public const NAME = 'atelier_settings';

	public const CUSTOM_VIEWS         = 'custom_views';
	public const QUICK_EDIT           = 'quick_edit';
	public const REPLACES_SITE_EDITOR = 'replaces_site_editor';
	public const DELETES_DATA         = 'deletes_data';

	/** @var array<string, bool> The defaults. */
	private const DEFAULTS = array(
		self::CUSTOM_VIEWS         => true,
		self::QUICK_EDIT           => true,
		self::REPLACES_SITE_EDITOR => false,
		self::DELETES_DATA         => false,
	);

	public static function is_on( string $choice ): bool {
		return self::all()[ $choice ] ?? false;
	}

	/** @return array<string, bool> */
	public static function all(): array {
		$stored = get_option( self::NAME );
		$all    = self::DEFAULTS;
		foreach ( is_array( $stored ) ? $stored : array() as $choice => $value ) {
			if ( isset( $all[ $choice ] ) ) {
				$all[ $choice ] = (bool) $value;
			}
		}
		return $all;
	}

	/**
	 * Parses a submitted form, which lacks unchecked boxes.
	 *
	 * @param mixed $sent
	 * @return array<string, bool>
	 */
	public static function from_form( $sent ): array {
		$choices = array();
		foreach ( array_keys( self::DEFAULTS ) as $choice ) {
			$choices[ $choice ] = is_array( $sent ) && ! empty( $sent[ $choice ] );
		}
		return $choices;
	}
}
