<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Translations of scripts that aren't registered in WordPress, because the stages load them as lazy chunks.
 */
final class Chunk_Translations {
	private string $root;

	/** @param string $root The plugin's folder. */
	public function __construct( string $root ) {
		$this->root = $root;
	}

	/**
	 * The URLs of the files by file name of the chunk; none in English.
	 *
	 * The plugin's own files first, then those of its language pack.
	 *
	 * @return array<string, string>
	 */
	public function urls(): array {
		$locale = (string) determine_locale();
		if ( 'en_US' === $locale || ! preg_match( '/^\w+$/', $locale ) ) {
			return array();
		}
		$own  = $this->own( $locale );
		$pack = $this->of_pack( $locale );
		return $own + $pack;
	}

	/** @return array<string, string> */
	private function own( string $locale ): array {
		$urls   = array();
		$prefix = "$this->root/build/languages/atelier-$locale-";
		foreach ( (array) glob( $prefix . '*.*.json' ) as $file ) {
			$chunk          = basename( substr( (string) $file, strlen( $prefix ) ), '.json' ) . '.js';
			$urls[ $chunk ] = add_query_arg( 'ver', filemtime( (string) $file ), plugins_url( 'build/languages/' . basename( (string) $file ), "$this->root/plugin.php" ) );
		}
		return $urls;
	}

	/**
	 * In language packs, WordPress names files after the script's path in the plugin.
	 *
	 * @return array<string, string>
	 */
	private function of_pack( string $locale ): array {
		$prefix = WP_LANG_DIR . "/plugins/atelier-$locale-";
		// Only files in this folder have a public URL.
		if ( 0 !== strpos( $prefix, WP_CONTENT_DIR . '/' ) || ! glob( $prefix . '*.json' ) ) {
			return array();
		}
		$urls = array();
		foreach ( (array) glob( "$this->root/build/*.*.js" ) as $script ) {
			$chunk = basename( (string) $script );
			$file  = $prefix . md5( "build/$chunk" ) . '.json';
			if ( is_readable( $file ) ) {
				$urls[ $chunk ] = add_query_arg( 'ver', filemtime( $file ), content_url( substr( $file, strlen( WP_CONTENT_DIR ) ) ) );
			}
		}
		return $urls;
	}
}
