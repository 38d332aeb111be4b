<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use ReflectionException;
use ReflectionFunction;
use ReflectionMethod;
use WP_Block_Type;

/**
 * Who has brought a block type. WordPress doesn't note that: it follows from where the type's code and scripts are, else from its name.
 *
 * @phpstan-type Owner array{ kind: string, name: string } The name is empty where nobody knows it.
 */
final class Block_Owners {
	public const WORDPRESS = 'wordpress';
	public const THEME     = 'theme';
	public const PLUGIN    = 'plugin';

	/** A plugin that is installed, but not active. */
	public const INACTIVE = 'inactive';
	public const UNKNOWN  = 'unknown';

	/** @var array<string, string> Names of plugins by folder, in lower case. */
	private array $active = array();

	/** @var array<string, string>|null The same of those that aren't active, as far as the user may know of them. */
	private ?array $inactive = null;

	/**
	 * @param string             $name Of a block type.
	 * @param WP_Block_Type|null $type Null if the server doesn't know it.
	 * @return Owner
	 */
	public function of( string $name, ?WP_Block_Type $type ): array {
		if ( 0 === strpos( $name, 'core/' ) ) {
			return self::owner( self::WORDPRESS, 'WordPress' );
		}
		foreach ( $type ? self::sources( $type ) : array() as $source ) {
			$owner = $this->of_source( $source );
			if ( $owner ) {
				return $owner;
			}
		}
		return $this->of_namespace( explode( '/', $name, 2 )[0] );
	}

	/**
	 * Files and addresses of its code.
	 *
	 * @return list<string>
	 */
	private static function sources( WP_Block_Type $type ): array {
		$found = array();
		foreach ( array( $type->editor_script_handles, $type->script_handles, $type->view_script_handles ) as $handles ) {
			foreach ( is_array( $handles ) ? $handles : array() as $handle ) {
				$script  = wp_scripts()->query( (string) $handle );
				$found[] = is_object( $script ) && is_string( $script->src ) ? $script->src : '';
			}
		}
		$found[] = self::file_of( $type->render_callback );
		return array_values( array_filter( $found ) );
	}

	/** @param mixed $callback */
	private static function file_of( $callback ): string {
		if ( ! is_callable( $callback ) ) {
			return '';
		}
		$method = is_string( $callback ) && false !== strpos( $callback, '::' ) ? explode( '::', $callback, 2 ) : $callback;
		try {
			if ( is_array( $method ) ) {
				return (string) ( new ReflectionMethod( $method[0], (string) $method[1] ) )->getFileName();
			}
			return is_object( $method ) && ! $method instanceof \Closure
				? (string) ( new ReflectionMethod( $method, '__invoke' ) )->getFileName()
				: (string) ( new ReflectionFunction( $method ) )->getFileName();
		} catch ( ReflectionException $error ) {
			// A magic method has no file.
			return '';
		}
	}

	/** @return Owner|null Null if it is none of a plugin or theme. */
	private function of_source( string $source ): ?array {
		$is_address = 1 === preg_match( '~^(?:https?:)?//~', $source );
		$folder     = $is_address ? self::below( $source, plugins_url() ) : self::in_plugins( $source );
		if ( '' !== $folder ) {
			return self::owner( self::PLUGIN, $this->active()[ strtolower( $folder ) ] ?? $folder );
		}
		$folder = $is_address ? self::below( $source, get_theme_root_uri() ) : self::below( wp_normalize_path( $source ), wp_normalize_path( get_theme_root() ) );
		return '' === $folder ? null : self::owner( self::THEME, (string) wp_get_theme( $folder )->display( 'Name', false ) );
	}

	/** The folder of a plugin, also of one that is a link to elsewhere. */
	private static function in_plugins( string $file ): string {
		$path = plugin_basename( $file );
		return trim( wp_normalize_path( $file ), '/' ) === $path ? '' : explode( '/', $path, 2 )[0];
	}

	/** The first folder of an address or path below another; empty if it isn't. */
	private static function below( string $source, string $base ): string {
		$source = (string) preg_replace( '~^https?:~', '', $source );
		$base   = (string) preg_replace( '~^https?:~', '', untrailingslashit( $base ) ) . '/';
		return 0 === strpos( $source, $base ) ? explode( '/', substr( $source, strlen( $base ) ), 2 )[0] : '';
	}

	/** @return Owner Most plugins use the name of their folder. */
	private function of_namespace( string $space ): array {
		$theme = wp_get_theme();
		if ( in_array( $space, array( $theme->get_stylesheet(), $theme->get_template() ), true ) ) {
			return self::owner( self::THEME, (string) $theme->display( 'Name', false ) );
		}
		if ( isset( $this->active()[ $space ] ) ) {
			return self::owner( self::PLUGIN, $this->active()[ $space ] );
		}
		$name = $this->inactive()[ $space ] ?? '';
		return self::owner( '' === $name ? self::UNKNOWN : self::INACTIVE, $name );
	}

	/** @return array<string, string> */
	private function active(): array {
		if ( ! $this->active ) {
			$files = array_merge( (array) get_option( 'active_plugins', array() ), array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) );
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			foreach ( array_filter( $files, 'is_string' ) as $file ) {
				$path = WP_PLUGIN_DIR . "/$file";
				if ( 0 === validate_file( $file ) && is_readable( $path ) ) {
					$this->active[ self::folder( $file ) ] = (string) get_plugin_data( $path, false )['Name'];
				}
			}
		}
		return $this->active;
	}

	/** @return array<string, string> */
	private function inactive(): array {
		if ( null === $this->inactive ) {
			$this->inactive = array();
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			foreach ( current_user_can( 'activate_plugins' ) ? get_plugins() : array() as $file => $data ) {
				$this->inactive[ self::folder( (string) $file ) ] = (string) $data['Name'];
			}
			$this->inactive = array_diff_key( $this->inactive, $this->active() );
		}
		return $this->inactive;
	}

	/** A plugin may be a single file. */
	private static function folder( string $file ): string {
		return strtolower( basename( explode( '/', $file, 2 )[0], '.php' ) );
	}

	/** @return Owner */
	private static function owner( string $kind, string $name ): array {
		return compact( 'kind', 'name' );
	}
}
