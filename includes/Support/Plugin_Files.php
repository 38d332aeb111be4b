<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The PHP files of the plugin: whether all are there that its build lists, and none is cut off.
 */
final class Plugin_Files {
	/** The list that the build makes; see tools/release/FileList.mjs. */
	private const LIST = '/build/classes.json';

	/** Of a class, in the one way in which this project writes them. */
	private const END = "\n}\n";

	/** The option with the version of which all files have been found. Loaded with the others. */
	public const WHOLE = 'atelier_whole';

	private string $root;

	public function __construct( string $root ) {
		$this->root = $root;
	}

	/**
	 * Whether the upload or the update that brought the files was complete. Looks at them once for each version, and again after
	 * one was missed.
	 */
	public static function are_complete(): bool {
		if ( get_option( self::WHOLE ) === ATELIER_VERSION ) {
			return true;
		}
		if ( ( new self( dirname( ATELIER_FILE ) ) )->missing() ) {
			return false;
		}
		update_option( self::WHOLE, ATELIER_VERSION, true );
		return true;
	}

	/**
	 * Empty without a list: then the build is missing, which Atelier's page reports.
	 *
	 * @return list<string>
	 */
	public function missing(): array {
		$list  = is_readable( $this->root . self::LIST ) ? file_get_contents( $this->root . self::LIST ) : '';
		$files = json_decode( (string) $list, true );
		return array_values( array_filter( is_array( $files ) ? $files : array(), fn( $file ): bool => ! $this->is_whole( "$this->root/includes/$file" ) ) );
	}

	private function is_whole( string $path ): bool {
		if ( ! is_readable( $path ) ) {
			return false;
		}
		$size = (int) filesize( $path ) - strlen( self::END );
		return $size > 0 && self::END === file_get_contents( $path, false, null, $size );
	}
}
