<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent_Limits;
use Atelier\Records\Change;
use Atelier\Records\Record_Types;

/**
 * Which records agents can work on: the area that a site allows them or not, and the properties that they may set.
 */
final class Record_Areas {
	/** By type of record: its area, the properties, and whether new ones can be proposed. */
	private const TABLE = array(
		Record_Types::STYLES => array( Agent_Limits::STYLES, array(), false ),
		'wp_template'        => array( Agent_Limits::TEMPLATES, array( 'title', 'description' ), true ),
		'wp_template_part'   => array( Agent_Limits::TEMPLATES, array( 'title' ), true ),
		'wp_block'           => array( Agent_Limits::TEMPLATES, array( 'title' ), true ),
		'wp_navigation'      => array( Agent_Limits::MENUS, array( 'title' ), true ),
		'page'               => array( Agent_Limits::PAGES, array( 'title', 'slug', 'excerpt', 'template' ), true ),
		'post'               => array( Agent_Limits::PAGES, array( 'title', 'slug', 'excerpt', 'template' ), false ),
		Change::SITE         => array( Agent_Limits::SETTINGS, array( 'title', 'description' ), false ),
	);

	/** @return string One of Agent_Limits::AREAS; empty for types that agents can't work on. */
	public static function of( string $type ): string {
		return self::TABLE[ $type ][0] ?? '';
	}

	/** @return list<string> The properties that agents may set, besides blocks and styles. */
	public static function properties( string $type ): array {
		return self::TABLE[ $type ][1] ?? array();
	}

	public static function has_blocks( string $type ): bool {
		return isset( self::TABLE[ $type ] ) && ! in_array( $type, array( Record_Types::STYLES, Change::SITE ), true );
	}

	/** The name of the block that the blocks of a record belong to; empty for none. */
	public static function block_around( string $type ): string {
		return 'wp_navigation' === $type ? 'core/navigation' : '';
	}

	/** @return list<string> The types of which agents may propose new records. */
	public static function creatable(): array {
		return array_keys( array_filter( self::TABLE, static fn( array $row ): bool => $row[2] ) );
	}

	/** @return list<string> The types with lists of records to find. */
	public static function listed(): array {
		return array_values( array_filter( array_keys( self::TABLE ), array( self::class, 'has_blocks' ) ) );
	}

	/**
	 * The capabilities that saving records of an area into a draft takes: none that deletes, reads what is private, or saves code.
	 *
	 * @param list<string> $areas
	 * @return list<string>
	 */
	public static function capabilities( array $areas ): array {
		$needed = array();
		foreach ( self::TABLE as $type => list( $area ) ) {
			$object = get_post_type_object( $type );
			if ( ! in_array( $area, $areas, true ) ) {
				continue;
			}
			if ( ! $object ) {
				$needed[] = 'manage_options';
				continue;
			}
			array_push( $needed, $object->cap->edit_posts, $object->cap->edit_others_posts, $object->cap->edit_published_posts, $object->cap->publish_posts, $object->cap->create_posts );
		}
		return array_values( array_unique( $needed ) );
	}
}
