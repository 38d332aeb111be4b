<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

/**
 * The site's settings with a site draft's changes.
 */
final class Settings_Overlay {
	/** WordPress's options by their names in REST, for the front end: settings are registered only in REST. */
	private const OPTIONS = array(
		'title'                  => 'blogname',
		'description'            => 'blogdescription',
		'site_logo'              => 'site_logo',
		'site_icon'              => 'site_icon',
		'show_on_front'          => 'show_on_front',
		'page_on_front'          => 'page_on_front',
		'page_for_posts'         => 'page_for_posts',
		'posts_per_page'         => 'posts_per_page',
		'default_comment_status' => 'default_comment_status',
		'default_ping_status'    => 'default_ping_status',
		'date_format'            => 'date_format',
		'time_format'            => 'time_format',
		'start_of_week'          => 'start_of_week',
	);

	/** @var array<string, mixed> By option. */
	private array $values = array();

	/** @param array<string, Change> $changes */
	public function __construct( array $changes ) {
		if ( isset( $changes[ Change::SITE ] ) ) {
			$this->values = self::options( $changes[ Change::SITE ]->edits() );
		}
	}

	public function register(): void {
		foreach ( array_keys( $this->values ) as $option ) {
			add_filter( "pre_option_$option", array( $this, 'filter_option' ), 10, 2 );
			add_filter( "pre_update_option_$option", array( self::class, 'keep' ), PHP_INT_MAX, 2 );
		}
	}

	public function unregister(): void {
		foreach ( array_keys( $this->values ) as $option ) {
			remove_filter( "pre_option_$option", array( $this, 'filter_option' ) );
			remove_filter( "pre_update_option_$option", array( self::class, 'keep' ), PHP_INT_MAX );
		}
	}

	/**
	 * @param mixed $value  False, or another plugin's value.
	 * @param mixed $option
	 * @return mixed
	 */
	public function filter_option( $value, $option = '' ) {
		$draft = $this->values[ (string) $option ] ?? null;
		// False would mean that there is no value.
		return null === $draft ? $value : ( is_bool( $draft ) ? (int) $draft : $draft );
	}

	/**
	 * What code makes of an option's value in a draft must not be written to the live site.
	 *
	 * @param mixed $value
	 * @param mixed $old
	 * @return mixed
	 */
	public static function keep( $value, $old = null ) {
		return $old;
	}

	/**
	 * Settings by option name.
	 *
	 * @param array<string, mixed> $settings By their names in REST.
	 * @return array<string, mixed>
	 */
	private static function options( array $settings ): array {
		$names   = self::names();
		$options = array();
		// Characters that the database can't store were removed when the draft was saved: no query for the column's
		// character set is needed.
		add_filter( 'pre_get_col_charset', '__return_false' );
		foreach ( array_intersect_key( $settings, $names ) as $name => $value ) {
			// Null resets a setting.
			$options[ $names[ $name ] ] = sanitize_option( $names[ $name ], $value ?? '' );
		}
		remove_filter( 'pre_get_col_charset', '__return_false' );
		return $options;
	}

	/** @return array<string, string> Options by their names in REST. */
	public static function names(): array {
		$names = self::OPTIONS;
		foreach ( get_registered_settings() as $option => $args ) {
			$rest = $args['show_in_rest'] ?? false;
			if ( $rest ) {
				$names[ is_array( $rest ) && ! empty( $rest['name'] ) ? (string) $rest['name'] : (string) $option ] = (string) $option;
			}
		}
		return $names;
	}
}
