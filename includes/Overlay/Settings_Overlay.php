<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Site_Settings;

/**
 * The site's settings with a site draft's changes.
 */
final class Settings_Overlay {
	/** @var array<string, mixed> By option. */
	private array $values = array();

	/** @param array<string, Change> $changes */
	public function __construct( array $changes ) {
		if ( isset( $changes[ Change::SITE ] ) ) {
			$this->values = self::options( $changes[ Change::SITE ]->edits() );
		}
		$this->forget_pages( array_filter( $changes, static fn( Change $change ): bool => $change->is_removal() && 'page' === $change->type() ) );
	}

	/**
	 * Like WordPress, which shows posts again where the page that it removes was the front page.
	 *
	 * @param array<string, Change> $deleted
	 */
	private function forget_pages( array $deleted ): void {
		foreach ( $deleted as $change ) {
			foreach ( Site_Settings::PAGES as $option ) {
				if ( (int) ( $this->values[ $option ] ?? get_option( $option ) ) !== $change->post_id() ) {
					continue;
				}
				$this->values[ $option ] = 0;
				if ( 'page_on_front' === $option ) {
					$this->values['show_on_front'] = 'posts';
				}
			}
		}
	}

	public function register(): void {
		if ( isset( $this->values['blogname'] ) ) {
			self::keep_live_title();
		}
		foreach ( array_keys( $this->values ) as $option ) {
			add_filter( "pre_option_$option", array( $this, 'filter_option' ), 10, 2 );
			add_filter( "pre_update_option_$option", array( self::class, 'keep' ), PHP_INT_MAX, 2 );
		}
	}

	/** WordPress keeps the titles of the sites of a network for all requests: it has to know the live one before there is another one. */
	private static function keep_live_title(): void {
		$site = is_multisite() ? get_site() : null;
		// Asked for one of its details, WordPress reads them all, into one of its two lists.
		if ( $site && $site->home ) {
			get_blog_details();
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
		$names   = Site_Settings::options();
		$options = array();
		// Characters that the database can't store were removed when the draft was saved: no query for the column's
		// character set is needed.
		$know_none = static fn(): bool => false;
		add_filter( 'pre_get_col_charset', $know_none );
		foreach ( array_intersect_key( $settings, $names ) as $name => $value ) {
			// Null resets a setting.
			$options[ $names[ $name ] ] = sanitize_option( $names[ $name ], $value ?? '' );
		}
		remove_filter( 'pre_get_col_charset', $know_none );
		return $options;
	}
}
