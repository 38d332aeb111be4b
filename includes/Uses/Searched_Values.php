<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Record_Properties;
use Atelier\Records\Record_Types;
use Atelier\Records\Site_Settings;

/**
 * What is searched of a record besides its blocks: texts that people read, and references to files; by their names in REST.
 */
final class Searched_Values {
	/** Of the site's settings. */
	private const SITE_TEXTS = array( 'title', 'description' );

	/** @return array<string, string|int> Without empty ones, and without styles: their own route has them as they can be saved. */
	public static function of( Indexed_Record $record ): array {
		if ( Change::SITE === $record->type ) {
			return array_filter( $record->values() + self::site_texts() );
		}
		if ( Record_Types::STYLES === $record->type || ( 'wp_template' === $record->type && ! self::has_own_name( $record->id ) ) ) {
			return array();
		}
		return array_filter( array_filter( $record->values(), array( self::class, 'is_searched' ), ARRAY_FILTER_USE_KEY ) );
	}

	/** All of it as one text, to be searched. */
	public static function as_text( Indexed_Record $record ): string {
		return Record_Types::STYLES === $record->type ? (string) wp_json_encode( $record->values(), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) : implode( "\n", self::of( $record ) );
	}

	private static function is_searched( string $name ): bool {
		return ( Record_Properties::is_text( $name ) && ! Record_Properties::has_blocks( $name ) ) || Record_Properties::MEDIA === Record_Properties::refers_to( $name );
	}

	/** @return array<string, string> */
	private static function site_texts(): array {
		return array_map( static fn( string $option ): string => (string) get_option( $option ), array_intersect_key( Site_Settings::options(), array_flip( self::SITE_TEXTS ) ) );
	}

	/** Whether a template was named by somebody: WordPress names the others, in the language of the site. */
	private static function has_own_name( string $id ): bool {
		return ! isset( get_default_block_template_types()[ explode( '//', $id, 2 )[1] ?? '' ] );
	}
}
