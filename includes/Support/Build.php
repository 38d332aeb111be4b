<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The generated folder build/: webpack's output of src/, with one entry for each loading stage.
 */
final class Build {
	/** The loading stages in order; each is one entry of webpack and one script handle. */
	public const STAGES = array( 'shell', 'screens', 'records', 'editor' );

	private string $plugin_file;

	public function __construct( string $plugin_file ) {
		$this->plugin_file = $plugin_file;
	}

	/**
	 * The handle of a stage's script and style.
	 *
	 * @return non-empty-string
	 */
	public static function handle( string $stage ): string {
		return 'atelier-' . $stage;
	}

	/** Whether all stages have been built. */
	public function is_complete(): bool {
		foreach ( self::STAGES as $stage ) {
			if ( ! $this->has( $stage ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Missing or incomplete files of the build. Slower than is_complete(): for Site Health.
	 *
	 * @return list<string>
	 */
	public function missing_files(): array {
		$list  = $this->path( 'files.json' );
		$sizes = is_readable( $list ) ? json_decode( (string) file_get_contents( $list ), true ) : null;
		if ( ! is_array( $sizes ) || ! $sizes ) {
			return array( 'files.json' );
		}
		$missing = array();
		foreach ( $sizes as $file => $size ) {
			$path = $this->path( (string) $file );
			if ( ! is_readable( $path ) || filesize( $path ) !== $size ) {
				$missing[] = (string) $file;
			}
		}
		return $missing;
	}

	/** Whether an entry of webpack has been built. */
	public function has( string $entry ): bool {
		return is_readable( $this->path( "$entry.asset.php" ) ) && is_readable( $this->path( "$entry.js" ) );
	}

	/**
	 * Registers the script and the style of an entry that isn't a stage.
	 *
	 * @param string[] $style_dependencies Core's style handles that it depends on.
	 */
	public function register_entry( string $entry, array $style_dependencies ): void {
		$handle = self::handle( $entry );
		$asset  = require $this->path( "$entry.asset.php" );
		wp_register_script( $handle, $this->url( "$entry.js" ), $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
		wp_set_script_translations( $handle, 'atelier', $this->path( 'languages' ) );
		wp_register_style( $handle, $this->url( "$entry.css" ), $style_dependencies, $asset['version'] );
	}

	/**
	 * Registers the script and the style of every stage.
	 *
	 * Each stage depends on the one before, so that the order never changes.
	 *
	 * @param array<string, string[]> $style_dependencies Core's style handles that each stage depends on.
	 */
	public function register_assets( array $style_dependencies ): void {
		$previous_script = array();
		$previous_style  = array();
		foreach ( self::STAGES as $stage ) {
			$handle = self::handle( $stage );
			$asset  = require $this->path( "$stage.asset.php" );
			$needs  = array_merge( $previous_script, $asset['dependencies'] );
			wp_register_script( $handle, $this->url( "$stage.js" ), $needs, $asset['version'], array( 'in_footer' => true ) );
			wp_set_script_translations( $handle, 'atelier', $this->path( 'languages' ) );
			$previous_script = array( $handle );
			if ( is_readable( $this->path( "$stage.css" ) ) ) {
				$needs = array_merge( $previous_style, $style_dependencies[ $stage ] ?? array() );
				wp_register_style( $handle, $this->url( "$stage.css" ), $needs, $asset['version'] );
				$previous_style = array( $handle );
			}
		}
	}

	/** The plugin's folder, in which the build runs. */
	public function root(): string {
		return dirname( $this->plugin_file );
	}

	private function path( string $file ): string {
		return $this->root() . '/build/' . $file;
	}

	/** @return non-empty-string */
	private function url( string $file ): string {
		/** @var non-empty-string $url It ends with the file. */
		$url = plugins_url( 'build/' . $file, $this->plugin_file );
		return $url;
	}
}
