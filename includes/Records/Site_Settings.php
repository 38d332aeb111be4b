<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

/**
 * The site's settings: a record whose properties are options.
 */
final class Site_Settings {
	/** Those that are the ID of a page. */
	public const PAGES = array( 'page_on_front', 'page_for_posts' );

	/**
	 * WordPress's, by their names in REST: it registers them only there, and the front end of a draft needs them, too.
	 *
	 * - `option`: where it is stored;
	 * - `number`: whether it is one;
	 * - `refers`: to what, if it is the ID of something that WordPress forgets where it is deleted;
	 * - `history`: whether it has one. The others belong to screens of wp-admin that Atelier doesn't have.
	 */
	private const TABLE = array(
		'title'                  => array( 'option' => 'blogname', 'number' => false, 'history' => true ),
		'description'            => array( 'option' => 'blogdescription', 'number' => false, 'history' => true ),
		'site_logo'              => array( 'option' => 'site_logo', 'number' => true, 'refers' => Record_Properties::MEDIA, 'history' => true ),
		'site_icon'              => array( 'option' => 'site_icon', 'number' => true, 'refers' => Record_Properties::MEDIA, 'history' => true ),
		'show_on_front'          => array( 'option' => 'show_on_front', 'number' => false, 'history' => true ),
		'page_on_front'          => array( 'option' => 'page_on_front', 'number' => true, 'history' => true ),
		'page_for_posts'         => array( 'option' => 'page_for_posts', 'number' => true, 'history' => true ),
		'posts_per_page'         => array( 'option' => 'posts_per_page', 'number' => true, 'history' => true ),
		'default_comment_status' => array( 'option' => 'default_comment_status', 'number' => false, 'history' => true ),
		'default_ping_status'    => array( 'option' => 'default_ping_status', 'number' => false, 'history' => false ),
		'date_format'            => array( 'option' => 'date_format', 'number' => false, 'history' => false ),
		'time_format'            => array( 'option' => 'time_format', 'number' => false, 'history' => false ),
		'start_of_week'          => array( 'option' => 'start_of_week', 'number' => true, 'history' => false ),
	);

	/** What the ID that a setting has is of: one of the constants of Record_Properties, or empty. */
	public static function refers_to( string $name ): string {
		return self::TABLE[ $name ]['refers'] ?? '';
	}

	/** @return array<string, string> Options by their names in REST, with those of plugins if they are registered by now. */
	public static function options(): array {
		$options = array_column( self::named(), 'option', 'name' );
		foreach ( get_registered_settings() as $option => $args ) {
			$rest = $args['show_in_rest'] ?? false;
			if ( $rest ) {
				$options[ is_array( $rest ) && ! empty( $rest['name'] ) ? (string) $rest['name'] : (string) $option ] = (string) $option;
			}
		}
		return $options;
	}

	/** @return array<string, string> Names in REST of the settings that have a history, by option. */
	public static function in_history(): array {
		// For each option that anybody writes.
		static $names = null;
		$names        = $names ?? array_column( array_filter( self::named(), static fn( array $setting ): bool => $setting['history'] ), 'name', 'option' );
		return $names;
	}

	/** @return array<string, string> Options of the settings that are the ID of something, by their names in REST. */
	public static function references(): array {
		return array_column( array_filter( self::named(), static fn( array $setting ): bool => isset( $setting['refers'] ) ), 'option', 'name' );
	}

	/** @return list<array{ name: string, option: string, number: bool, refers?: string, history: bool }> */
	private static function named(): array {
		return array_map( static fn( string $name, array $setting ): array => compact( 'name' ) + $setting, array_keys( self::TABLE ), self::TABLE );
	}

	/**
	 * The value of a setting in REST.
	 *
	 * @param mixed $value As its option has it.
	 * @return int|string
	 */
	public static function value( string $name, $value ) {
		return ! empty( self::TABLE[ $name ]['number'] ) ? (int) $value : (string) ( is_scalar( $value ) ? $value : '' );
	}
}
